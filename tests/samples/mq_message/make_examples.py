"""Write the samples of all IBM MQ structures but the MQMDE: `python make_examples.py [FOLDER]`.

FOLDER is `tests/samples`; README.md says what each file holds.
"""

from __future__ import annotations

import sys
from pathlib import Path

from structures import (
    BIG,
    GROUP,
    HOST,
    LITTLE,
    Context,
    cih,
    dh,
    dlh,
    extension,
    folder,
    iih,
    md,
    mde,
    rfh,
    rfh2,
    rmh,
    wih,
    xqh,
)

TEXT = "Guten Tag"
USR = "<usr><a>1</a></usr>"
HOST_TEXT = TEXT.encode("cp500")

EVERY_HEADER = (
    md(BIG, BIG.then("MQXMIT"))
    + xqh(BIG, BIG.then("MQHMDE", LITTLE))
    + mde(LITTLE, LITTLE.then("MQDEAD", HOST))
    + dlh(HOST, HOST.then("MQHDIST", LITTLE))
    + dh(LITTLE, LITTLE.then("MQHRF", HOST))
    + rfh(HOST, HOST.then("MQHRF2", LITTLE))
    + rfh2(LITTLE, LITTLE.then("MQHRF2", HOST), folder(LITTLE, USR))
    + rfh2(HOST, HOST.then("MQCICS", HOST), folder(HOST, USR))
    + cih(HOST, "MQIMS")
    + iih(HOST, "MQHWIH")
    + wih(HOST, HOST.then("MQHREF", BIG))
    + rmh(BIG, BIG.then("MQSTR", Context(546, 1208)))
    + TEXT.encode()
)

FILES = {
    "mqmd/version_1_little": md(LITTLE, LITTLE.then("MQSTR")) + TEXT.encode(),
    "mqmd/version_1_ebcdic": md(HOST, HOST.then("MQSTR", LITTLE), report=0x03000100, kind=1) + TEXT.encode(),
    "mqmd/version_2_big": md(BIG, BIG.then("MQSTR"), 2, extension(BIG, GROUP, 2, 10, 6, 30)) + TEXT.encode(),
    "mqxqh/big": xqh(BIG, BIG.then("MQSTR")) + TEXT.encode(),
    "mqxqh/ebcdic": xqh(HOST, HOST.then("MQSTR")) + HOST_TEXT,
    "mqdlh/little": dlh(LITTLE, LITTLE.then("MQSTR")) + TEXT.encode(),
    "mqdlh/ebcdic": dlh(HOST, HOST.then("MQSTR", LITTLE)) + TEXT.encode(),
    "mqrfh/little": rfh(LITTLE, LITTLE.then("MQSTR")) + TEXT.encode(),
    "mqrfh/ebcdic": rfh(HOST, HOST.then("MQSTR")) + HOST_TEXT,
    "mqrfh2/utf8": rfh2(BIG, BIG.then("MQSTR"), folder(BIG, USR) + folder(BIG, "<mcd/>")) + TEXT.encode(),
    "mqrfh2/utf16_little": rfh2(LITTLE, LITTLE.then("MQSTR"), folder(LITTLE, USR, "utf-16-le"), 1200) + TEXT.encode(),
    "mqrfh2/utf16_big": rfh2(HOST, HOST.then("MQSTR"), folder(HOST, USR, "utf-16-be"), 1200) + HOST_TEXT,
    "mqrfh2/no_folder": rfh2(BIG, BIG.then(""), b""),
    "mqcih/version_1": cih(LITTLE, "MQSTR", 1) + TEXT.encode(),
    "mqcih/version_2_ebcdic": cih(HOST, "MQSTR") + HOST_TEXT,
    "mqiih/little": iih(LITTLE, "MQIMSVS") + TEXT.encode(),
    "mqiih/ebcdic": iih(HOST, "MQIMSVS") + HOST_TEXT,
    "mqwih/little": wih(LITTLE, LITTLE.then("MQSTR")) + TEXT.encode(),
    "mqwih/ebcdic": wih(HOST, HOST.then("MQSTR")) + HOST_TEXT,
    "mqrmh/little": rmh(LITTLE, LITTLE.then("")) + bytes(500),
    "mqrmh/ebcdic": rmh(HOST, HOST.then("")) + bytes(500),
    "mqdh/little": dh(LITTLE, LITTLE.then("MQSTR")) + TEXT.encode(),
    "mqdh/ebcdic": dh(HOST, HOST.then("MQSTR"), 1) + HOST_TEXT,
    "mq_message/plain": md(LITTLE, LITTLE.then("MQSTR")) + TEXT.encode(),
    "mq_message/transmission_queue": md(BIG, BIG.then("MQXMIT"))
    + xqh(BIG, BIG.then("MQHMDE"))
    + mde(BIG, BIG.then("MQDEAD"))
    + dlh(BIG, BIG.then("MQSTR"))
    + TEXT.encode(),
    "mq_message/segment_dead_letter": md(BIG, BIG.then("MQDEAD"), 2, extension(BIG))
    + dlh(BIG, BIG.then("MQHMDE"))
    + mde(BIG, BIG.then("MQSTR"), extension(BIG, GROUP, 1, 100, 2, 300))
    + TEXT.encode(),
    "mq_message/every_header": EVERY_HEADER,
    "mq_message/order_changes": md(LITTLE, LITTLE.then("MQHMDE"))
    + mde(LITTLE, LITTLE.then("MQDEAD", HOST))
    + dlh(HOST, HOST.then("MQSTR", LITTLE))
    + TEXT.encode(),
    "mq_message/version_2_with_extension": md(LITTLE, LITTLE.then("MQHMDE"), 2, extension(LITTLE, GROUP))
    + mde(LITTLE, LITTLE.then("MQSTR"))
    + TEXT.encode(),
    "mq_message/host_jms": md(HOST, HOST.then("MQHRF2"))
    + rfh2(HOST, HOST.then("MQSTR", LITTLE), folder(HOST, "<mcd><Msd>jms_text</Msd></mcd>") + folder(HOST, USR))
    + TEXT.encode(),
    "mq_message/foreign_extension": md(LITTLE, LITTLE.then("MQHMDE")) + mde(BIG, BIG.then("MQSTR")) + TEXT.encode(),
}


def main(folder: Path) -> None:
    """Write every sample into its format's folder."""
    for name, content in FILES.items():
        path = folder / f"{name}.bin"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1])
