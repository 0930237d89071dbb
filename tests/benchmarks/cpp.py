"""The official parser in C++, built in a temporary folder: how many times as fast own code is.

Its objects with decoded texts alone, and with the values that columns hold, instances among them. The runtime is in no
package registry: the variable KAITAI_CPP_RUNTIME names a folder with it, a checkout of kaitai_struct_cpp_stl_runtime.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Collection
from pathlib import Path

from cpp_values import asking
from messages import Kind
from rich.table import Table

from ksyspark.decoder import ParamValue
from ksyspark.formats import Format, find_format
from ksyspark.spec.load import load_specification
from ksyspark_codegen.kaitai import Refusal, compile_specs
from ksyspark_codegen.targets.parsers import compile_job

RUNTIME = "KAITAI_CPP_RUNTIME"
SPECIFICATIONS = Path(__file__).resolve().parents[2] / "ksy"
DIFFERENT = 10_000
MAIN = """
#include "FORMAT.h"
#include <algorithm>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

ASKING

double cost(const std::vector<std::string>& messages, bool asks) {
    std::vector<double> costs;
    for (int round = 0; round < 8; ++round) {
        std::clock_t began = std::clock();
        for (const std::string& message : messages) {
            kaitai::kstream stream(message);
            FORMAT_t parsed(ARGUMENTS&stream);
            if (asks) ask(&parsed);
        }
        costs.push_back(double(std::clock() - began) / CLOCKS_PER_SEC / messages.size());
    }
    std::nth_element(costs.begin(), costs.begin() + 4, costs.end());
    return costs[4] * 1e9;
}

int main(int, char** names) {
    std::ifstream file(names[1], std::ios::binary);
    std::vector<std::string> messages;
    std::size_t size;
    while (file >> size && file.get() == ' ') {
        messages.push_back(std::string(size, 0));
        file.read(&messages.back()[0], size);
    }
    std::cout << cost(messages, false) << " " << cost(messages, true);
}
"""


def compared(kinds: Collection[Kind], own: Callable[[Kind], float], folder: Path) -> Table | str:
    """Compare with nanoseconds a message of own code; or say what is missing for that."""
    compiler, runtime = shutil.which("c++"), os.environ.get(RUNTIME)
    if compiler is None or not runtime:
        missing = "there is no C++ compiler" if compiler is None else f"{RUNTIME} names no runtime"
        return f"the official parser in C++ is left out: {missing}"
    table = Table("messages", "official C++", "with values", "own code", "to objects", "to values")
    table.title = "C++ (-O2), nanoseconds a message, and how many times as fast own code is"
    for kind in kinds:
        program = _built(find_format(kind.format), compiler, Path(runtime), folder)
        if program is None:
            table.add_row(kind.name, "does not compile")
            continue
        *official, mine = *_costs(program, kind), own(kind)
        table.add_row(
            kind.name, *(f"{cost:,.0f}" for cost in (*official, mine)), *(f"{cost / mine:.1f}" for cost in official)
        )
    return table


def _built(fmt: Format, compiler: str, runtime: Path, folder: Path) -> Path | None:
    """Return the program that reads messages of a format; None where the compiler refuses the official parser."""
    place = folder / fmt.name
    program = place / "read"
    place.mkdir()
    library = load_specification(next(SPECIFICATIONS.rglob(f"{fmt.name}.ksy")), is_flat=True)[0].library
    [parser] = compile_specs([compile_job(library, library.specs[fmt.name])], "cpp_stl")
    if isinstance(parser, Refusal):
        raise RuntimeError(parser.message)
    given = "".join(f"{_literal(param.default)}, " for param in fmt.layout.params)
    headers = [text for name, text in parser.files.items() if name.endswith(".h")]
    main = MAIN.replace("FORMAT", fmt.name).replace("ARGUMENTS", given).replace("ASKING", asking(headers, fmt.layout))
    for name, text in {**parser.files, "main.cpp": main}.items():
        (place / name).write_text(text)
    sources = [*map(str, place.glob("*.cpp")), str(runtime / "kaitai" / "kaitaistream.cpp")]
    flags = ["-O2", "-std=gnu++11", "-DKS_STR_ENCODING_ICONV", f"-I{runtime}", f"-I{place}"]
    ended = subprocess.run([compiler, *flags, *sources, "-o", str(program)], capture_output=True, check=False)
    return program if ended.returncode == 0 else None


def _literal(value: ParamValue | None) -> str:
    assert value is not None
    return json.dumps(value.decode("latin-1") if isinstance(value, bytes) else value)


def _costs(program: Path, kind: Kind) -> list[float]:
    """Return nanoseconds of a processor a message, without and with values; each the median of eight rounds."""
    messages = program.with_name("messages")
    bodies = kind.different().repeated(DIFFERENT).bodies
    messages.write_bytes(b"".join(b"%d %s" % (len(one), one) for one in bodies))
    printed = subprocess.run([program, messages], check=True, capture_output=True).stdout
    return [float(cost) for cost in printed.split()]
