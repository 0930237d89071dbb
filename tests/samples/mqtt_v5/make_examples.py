"""Write the worked example connections as streams: `python make_examples.py [FOLDER]`.

One file a direction: `example_shapes.c2s.bin` holds what the client sent, `example_shapes.s2c.bin` the answers.
"""

import sys
from pathlib import Path

EXAMPLES = {
    # Each changed packet of level 5 in its short and its long form.
    "example_shapes.c2s": """
        10 13 00 04 4d 51 54 54 05 02 00 3c 05 11 00 00 00 0a 00 01 69
        32 10 00 01 74 00 07 08 23 00 05 02 00 00 00 3c 68 69
        82 09 00 08 02 0b 01 00 01 74 2d
        a2 06 00 09 00 00 01 74
        c0 00
        e0 02 04 00""",
    "example_shapes.s2c": """
        20 06 00 00 03 21 00 14
        40 03 00 07 10
        40 02 00 07
        90 04 00 08 00 02
        b0 04 00 09 00 11
        d0 00
        e0 00""",
    # The examples of the standard, made whole: CONNECT (3.1.2), PUBLISH (3.3.2), SUBSCRIBE (3.8), UNSUBSCRIBE (3.10),
    # and the string of 1.5.4 as a user property.
    "example_standard.c2s": """
        10 2b 00 04 4d 51 54 54 05 ce 00 0a 05 11 00 00 00 0a
              00 03 64 65 76 00 00 04 64 2f 6f 6b 00 02 6e 6f 00 03 73 61 6d 00 04 70 61 73 73
        3b 0c 00 03 61 2f 62 00 0a 00 32 31 2e 35
        82 0f 00 0a 00 00 03 61 2f 62 01 00 03 63 2f 64 02
        a2 0d 00 0a 00 00 03 61 2f 62 00 03 63 2f 64
        e0 0e 00 0c 26 00 05 41 f0 aa 9b 94 00 02 6f 6b""",
    "example_standard.s2c": """
        20 03 00 00 00
        40 04 00 0a 00 00
        90 05 00 0a 00 01 87
        b0 05 00 0a 00 00 8f""",
    # Every property in every packet that may have it.
    "example_properties.c2s": """
        10 6e 00 04 4d 51 54 54 05 26 00 3c
              30 11 00 00 00 1e 15 00 05 50 4c 41 49 4e 16 00 03 00 61 62 17 00 19 01 21 00 14 22 00 05 27 00 01 00 00
                 26 00 01 61 00 01 31 26 00 01 61 00 01 32
              00 00
              27 01 01 02 00 00 00 3c 03 00 01 63 08 00 03 72 2f 74 09 00 02 01 02 18 00 00 00 05
                 26 00 01 6e 00 01 76 26 00 00 00 00
              00 03 77 2f 74 00 02 ff 00
        3a 22 00 00 00 01
              1b 01 00 02 ff ff ff ff 03 00 00 08 00 01 72 09 00 00 23 ff ff 26 00 01 6e 00 01 76
              68 69
        82 13 00 02 0c 0b ff ff ff 7f 26 00 01 6e 00 01 76 00 01 23 1e
        a2 0d 00 03 07 26 00 01 6e 00 01 76 00 01 23
        62 0f 00 04 92 0b 1f 00 01 72 26 00 01 6e 00 01 76
        e0 12 00 10 11 00 00 00 00 1f 00 01 72 26 00 01 6e 00 01 76""",
    "example_properties.s2c": """
        20 4b 00 00
              48 11 00 00 00 1e 12 00 02 78 31 13 00 1e 15 00 05 50 4c 41 49 4e 16 00 01 00 1a 00 02 72 2f
                 1c 00 01 62 1f 00 02 6f 6b 21 00 01 22 00 0a 24 01 25 00 27 00 00 00 40 28 00 29 00 2a 01
                 26 00 01 6e 00 01 76 26 00 00 00 00
        30 0d 00 01 74 07 0b 01 0b 80 01 01 01 68 69
        40 0f 00 01 10 0b 1f 00 01 72 26 00 01 6e 00 01 76
        50 0f 00 01 97 0b 1f 00 01 72 26 00 01 6e 00 01 76
        70 0f 00 04 00 0b 1f 00 01 72 26 00 01 6e 00 01 76
        90 0f 00 02 0b 1f 00 01 72 26 00 01 6e 00 01 76 02
        b0 0f 00 03 0b 1f 00 01 72 26 00 01 6e 00 01 76 00
        e0 12 9d 10 1c 00 02 62 32 1f 00 01 72 26 00 01 6e 00 01 76""",
    # An authentication in steps, and one that is begun again.
    "example_authentication.c2s": """
        10 1f 00 04 4d 51 54 54 05 02 00 00 11 15 00 08 53 43 52 41 4d 2d 58 32 16 00 03 6e 2c 2c 00 01 69
        f0 12 18 10 15 00 08 53 43 52 41 4d 2d 58 32 16 00 02 70 31
        f0 19 19 17 15 00 08 53 43 52 41 4d 2d 58 32 26 00 01 6e 00 01 76 26 00 00 00 00""",
    "example_authentication.s2c": """
        f0 16 18 14 15 00 08 53 43 52 41 4d 2d 58 32 16 00 02 73 31 1f 00 01 3f
        20 0e 00 00 0b 15 00 08 53 43 52 41 4d 2d 58 32
        f0 00
        e0 01 8c""",
    # Subscriptions shared by a group (4.8.2), beside one that is not.
    "example_shared.c2s": """
        10 13 00 04 4d 51 54 54 05 02 00 3c 05 11 00 00 00 0a 00 01 69
        82 19 00 0b 00 00 0a 24 73 68 61 72 65 2f 67 2f 23 01 00 06 66 2f 2b 2f 67 2f 05
        a2 17 00 0c 00 00 0a 24 73 68 61 72 65 2f 67 2f 23 00 06 66 2f 2b 2f 67 2f""",
    "example_shared.s2c": """
        20 03 00 00 00
        90 05 00 0b 00 01 9e
        b0 05 00 0c 00 00 11""",
}


def main(folder: Path) -> None:
    """Write every example into `folder`."""
    for name, text in EXAMPLES.items():
        (folder / f"{name}.bin").write_bytes(bytes.fromhex(text))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent)
