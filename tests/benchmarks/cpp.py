"""The official parser in C++, built in a temporary folder: how many times as fast own code is.

Its objects with decoded texts alone, and with the values that columns hold, instances among them; each message with
parameters of its own. The stock runtime opens a character converter for each text, which costs several times the rest.
So its time is measured with converters that stay open, and as it is beside that. The runtime is in no package
registry: the variable KAITAI_CPP_RUNTIME names a folder with it, a checkout of kaitai_struct_cpp_stl_runtime.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import subprocess
from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from cpp_values import asking
from messages import Kind, Messages
from official import arguments
from rich.table import Table

from ksyspark.formats import Format, find_format
from ksyspark.layout import Param
from ksyspark.spec.load import load_specification
from ksyspark_codegen.kaitai import Refusal, compile_specs
from ksyspark_codegen.targets.parsers import compile_job

RUNTIME = "KAITAI_CPP_RUNTIME"
SPECIFICATIONS = Path(__file__).resolve().parents[2] / "ksy"
DIFFERENT = 10_000
# Runs of the program and of own code in turns: a machine that does other work slows both.
REPETITIONS = 5
# The runtime calls these instead of those of the C library.
CONVERTERS = ["-Diconv_open=open_converter", "-Diconv_close=close_converter"]
MAIN = """
#undef iconv_open
#undef iconv_close
#include "FORMAT.h"
#include <algorithm>
#include <ctime>
#include <fstream>
#include <iconv.h>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

ASKING

bool keeps_converters;
std::vector<std::pair<std::string, iconv_t>> converters;

extern "C" iconv_t open_converter(const char* to, const char* from) {
    if (!keeps_converters) return iconv_open(to, from);
    for (const auto& kept : converters) if (kept.first == from) return kept.second;
    converters.emplace_back(from, iconv_open(to, from));
    return converters.back().second;
}

extern "C" int close_converter(iconv_t converter) { return keeps_converters ? 0 : iconv_close(converter); }

// A parameter that is no text: a number, a truth value or an enum's.
struct number {
    long long value;
    template <typename T> operator T() const { return static_cast<T>(value); }
};

struct message {
    std::string body;
    MEMBERS
};

bool take(std::istream& file, std::string& text) {
    std::size_t size;
    if (!(file >> size) || file.get() != ' ') return false;
    text.assign(size, 0);
    return bool(file.read(&text[0], size));
}

bool take(std::istream& file, number& told) {
    std::string text;
    if (!take(file, text)) return false;
    told.value = std::stoll(text);
    return true;
}

double cost(const std::vector<message>& messages, bool asks) {
    std::clock_t began = std::clock();
    for (const message& told : messages) {
        kaitai::kstream stream(told.body);
        FORMAT_t parsed(ARGUMENTS&stream);
        if (asks) ask(&parsed);
    }
    return double(std::clock() - began) / CLOCKS_PER_SEC / messages.size() * 1e9;
}

int main(int, char** arguments) {
    std::ifstream file(arguments[1], std::ios::binary);
    keeps_converters = std::string(arguments[2]) == "kept";
    std::vector<message> messages;
    for (message next; take(file, next.body)TAKEN;) messages.push_back(next);
    std::vector<double> costs[2];
    for (int round = 0; round < 5; ++round) {
        for (int asks = 0; asks < 2; ++asks) costs[asks].push_back(cost(messages, asks));
    }
    for (auto& rounds : costs) {
        std::nth_element(rounds.begin(), rounds.begin() + 2, rounds.end());
        std::cout << rounds[2] << " ";
    }
}
"""


def compared(kinds: Collection[Kind], own: Callable[[Kind], float], folder: Path) -> Table | str:
    """Compare with nanoseconds a message of own code, all of one processor; or say what is missing for that."""
    compiler, runtime = shutil.which("c++"), os.environ.get(RUNTIME)
    if compiler is None or not runtime:
        missing = "there is no C++ compiler" if compiler is None else f"{RUNTIME} names no runtime"
        return f"the official parser in C++ is left out: {missing}"
    table = Table("messages", "objects", "values", "stock objects", "stock values", "own code")
    for ratio in ("to objects", "to values", "to stock values"):
        table.add_column(ratio)
    table.title = (
        "official C++ (-O2) with converters kept open and with stock ones, and own code: nanoseconds of a processor a"
        f" message, and how many times as fast own code is (least and most of {REPETITIONS} runs)"
    )
    for kind in kinds:
        fmt = find_format(kind.format)
        place = folder / kind.name.replace(" ", "_")
        place.mkdir()
        refusal = _build(fmt, compiler, Path(runtime), place)
        if refusal:
            table.add_row(kind.name, f"does not compile: {refusal}")
            continue
        (place / "messages").write_bytes(written(fmt, kind.different().repeated(DIFFERENT)))
        try:
            runs = [(*_costs(place, "kept"), *_costs(place, "stock"), own(kind)) for _ in range(REPETITIONS)]
        except subprocess.CalledProcessError as error:
            table.add_row(kind.name, f"refuses a message: {error.stderr.decode().strip().rpartition(chr(10))[2]}")
            continue
        costs = (statistics.median(costs) for costs in zip(*runs, strict=True))
        table.add_row(
            kind.name,
            *(f"{cost:,.0f}" for cost in costs),
            *(_spread([run[way] / run[-1] for run in runs]) for way in (0, 1, 3)),
        )
    return table


def _spread(ratios: Sequence[float]) -> str:
    return f"{statistics.median(ratios):.1f} ({min(ratios):.1f}-{max(ratios):.1f})"


def _build(fmt: Format, compiler: str, runtime: Path, place: Path) -> str:
    """Make the program `read` that reads messages of a format; return the compiler's first error, empty if none."""
    library = load_specification(next(SPECIFICATIONS.rglob(f"{fmt.name}.ksy")), is_flat=True)[0].library
    [parser] = compile_specs([compile_job(library, library.specs[fmt.name])], "cpp_stl")
    if isinstance(parser, Refusal):
        raise RuntimeError(parser.message)
    files = {name: written_out(text) if name.endswith(".h") else text for name, text in parser.files.items()}
    headers = [text for name, text in files.items() if name.endswith(".h")]
    params = [f"p_{param.id}" for param in fmt.layout.params]
    parts = {
        "FORMAT": fmt.name,
        "MEMBERS": " ".join(f"{_kind(param)} p_{param.id};" for param in fmt.layout.params),
        "ARGUMENTS": "".join(f"told.{name}, " for name in params),
        "TAKEN": "".join(f" && take(file, next.{name})" for name in params),
        "ASKING": asking(headers, fmt.layout),
    }
    main = MAIN
    for name, text in parts.items():
        main = main.replace(name, text)
    for name, text in {**files, "main.cpp": main}.items():
        (place / name).write_text(text)
    sources = [*map(str, place.glob("*.cpp")), str(runtime / "kaitai" / "kaitaistream.cpp")]
    flags = ["-O2", "-std=gnu++11", "-DKS_STR_ENCODING_ICONV", *CONVERTERS, f"-I{runtime}", f"-I{place}"]
    command = [compiler, *flags, *sources, "-o", str(place / "read")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode == 0:
        return ""
    return next((line for line in ended.stderr.splitlines() if "error" in line), ended.stderr)


def written_out(header: str) -> str:
    """Return a parser's header with `root_t::` before enums of the root where a class of the same name hides them.

    The official compiler does not write it there, so that `feature_t m_feature;` within the class `feature_t` means
    the class, which is not complete. Objects are held by pointers: what is held by value is of the enum.
    """
    root = re.search(r"^class (\w+) :", header, re.MULTILINE)
    enums = re.findall(r"^    enum (\w+) \{$", header, re.MULTILINE)
    hidden = set(enums).intersection(re.findall(r"^ +class (\w+) :", header, re.MULTILINE))
    if root is None or not hidden:
        return header
    by_value = rf"^( +)({'|'.join(sorted(hidden))})(?= \w+(?:;|\(\)))"
    return re.sub(by_value, rf"\1{root[1]}::\2", header, flags=re.MULTILINE)


def _kind(param: Param) -> str:
    return "std::string" if param.type.arrow in ("string", "binary") else "number"


def written(fmt: Format, data: Messages) -> bytes:
    """Return what the program reads: of each message its bytes and values of parameters, each behind its size."""
    told = zip(data.bodies, arguments(fmt, data), strict=True)
    return b"".join(b"%d %s" % (len(text), text) for body, values in told for text in (body, *map(_text, values)))


def _text(value: object) -> bytes:
    if isinstance(value, bytes):
        return value
    return value.encode() if isinstance(value, str) else b"%d" % value


def _costs(place: Path, converters: str) -> list[float]:
    """Return nanoseconds of a processor a message, without and with values, each the median of five rounds.

    Kept and stock converters have a process each: while a converter is open, the C library opens another one of the
    same encoding in a fraction of the time.
    """
    command = [place / "read", place / "messages", converters]
    return [float(cost) for cost in subprocess.run(command, check=True, capture_output=True).stdout.split()]
