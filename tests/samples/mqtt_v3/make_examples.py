"""Write the worked example connections as streams: `python make_examples.py [FOLDER]`.

One file a direction: `example_level3.c2s.bin` holds what the client sent, `example_level3.s2c.bin` the answers.
"""

import sys
from pathlib import Path

EXAMPLES = {
    "example_level3.c2s": """
        10 26 00 06 4d 51 49 73 64 70 03 ce 00 0a 00 03 64 65 76 00 04 64 2f 6f 6b 00 02 6e 6f
              00 03 73 61 6d 00 04 70 61 73 73
        82 0a 00 01 00 05 74 2f 69 6e 2f 01
        3b 0b 00 03 74 2f 61 00 0a 32 31 2e 35
        34 07 00 03 74 2f 61 00 0b
        62 02 00 0b
        30 04 00 02 74 61
        a2 09 00 02 00 05 74 2f 69 6e 2f
        c0 00
        e0 00""",
    "example_level3.s2c": """
        20 02 00 00
        90 03 00 01 01
        40 02 00 0a
        50 02 00 0b
        70 02 00 0b
        b0 02 00 02
        d0 00""",
    "example_level4.c2s": """
        10 10 00 04 4d 51 54 54 04 02 00 3c 00 04 61 62 63 64
        82 0c 00 05 00 03 61 2f 62 00 00 01 23 02
        c0 00
        31 c1 02 00 01 78 """
    + "7a" * 318,
    "example_level4.s2c": """
        20 02 01 00
        90 04 00 05 00 80""",
    "example_level5.c2s": """
        10 13 00 04 4d 51 54 54 05 02 00 3c 05 11 00 00 00 0a 00 01 69
        32 10 00 01 74 00 07 08 23 00 05 02 00 00 00 3c 68 69
        82 09 00 08 02 0b 01 00 01 74 2d
        e0 02 04 00""",
    "example_level5.s2c": """
        20 06 00 00 03 21 00 14
        40 03 00 07 10
        40 02 00 07
        90 04 00 08 00 02""",
}


def main(folder: Path) -> None:
    """Write every example into `folder`."""
    for name, text in EXAMPLES.items():
        (folder / f"{name}.bin").write_bytes(bytes.fromhex(text))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
