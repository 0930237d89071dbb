"""Write what the sample files decode to, for review as a diff: `python tests/samples/record_expected.py`."""

from __future__ import annotations

import json
from pathlib import Path

from ksyspark.conformance import decoded_json
from ksyspark.formats import find_format

FOLDER = Path(__file__).resolve().parent
FILES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("mqtt_v3", "*.bin", {"framing": "stream"}),
    ("mqmde", "*.bin", {}),
    ("mqmde", "*.jsonl", {"framing": "jsonl"}),
    ("tibrv_msg", "*.bin", {}),
    ("tibrv_msg", "*.stream", {"framing": "stream"}),
    ("sas_tibrv", "*.bin", {}),
    ("sas_tibrv", "*.stream", {"framing": "stream"}),
    *((name, "*.bin", {}) for name in "mqmd mqxqh mqdlh mqrfh mqrfh2 mqcih mqiih mqwih mqrmh mqdh mq_message".split()),
    ("maxdb_packet", "*.bin", {}),
    ("maxdb_packet", "*.stream", {"framing": "stream"}),
    ("maxdb_tcp", "*.bin", {}),
    ("maxdb_tcp", "*.stream", {"framing": "stream"}),
    *((path.name, "*.bin", {}) for path in sorted(FOLDER.glob("sas_mq_*"))),
    *((path.name, "*.jsonl", {"framing": "jsonl"}) for path in sorted(FOLDER.glob("sas_mq_*"))),
)


def main() -> None:
    """Write `<format>/expected/<file>.json` for every sample file."""
    for name, pattern, options in FILES:
        folder = FOLDER / name
        (folder / "expected").mkdir(exist_ok=True)
        for file in sorted(folder.glob(pattern)):
            told = {"options": options, "messages": decoded_json(find_format(name), file, options)}
            text = json.dumps(told, indent=1, ensure_ascii=False) + "\n"
            (folder / "expected" / f"{file.name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
