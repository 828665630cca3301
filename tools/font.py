"""Makes the web app's font: the glyphs and features of Alegreya that its texts use.

Usage: python tools/font.py    (needs `pip install fonttools brotli` and web/node_modules)

Latin letters of Western Europe with their signs, figures of one height and of one width, kerning.
The weights stay variable. 16 KB of 43 KB go: every first visit fetches this file.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
NAME = "alegreya-latin-wght-normal.woff2"
SOURCE = WEB / "node_modules" / "@fontsource-variable" / "alegreya" / "files" / NAME
UNICODES = (
    "U+0020-007E,U+00A0,U+00A1,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00BF-00FF,U+0131,"
    "U+0152-0153,U+2010-2014,U+2018-201E,U+2022,U+2026,U+2039,U+203A,U+20AC,U+2191,U+2193,U+2212"
)


def main() -> None:
    subprocess.run(
        [
            *(sys.executable, "-m", "fontTools.subset", str(SOURCE)),
            f"--unicodes={UNICODES}",
            "--layout-features=kern,lnum,tnum",
            "--flavor=woff2",
            "--no-hinting",
            "--desubroutinize",
            "--name-IDs=0,1,2,13,14",
            # Widths follow from the outlines; the app names no styles.
            "--drop-tables+=DSIG,MVAR,STAT,HVAR",
            f"--output-file={WEB / 'src' / 'fonts' / NAME}",
        ],
        check=True,
    )


if __name__ == "__main__":
    main()
