"""A process that judges one game: `python -m florin.server.workers.analysis_worker JUDGE NICE`.

Reads a record from standard input. Writes lines: `DONE ALL` while it works, then the analysis as
one line of JSON, or `! ERROR` if it fails.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from florin.analysis import analyse
from florin.analysis.result import QUANTUM
from florin.bots import judge
from florin.records import loads


def rounded(value: Any) -> Any:
    """Four digits: no judge is more precise, and the answer is half as long.

    Multiples of QUANTUM stay: skill and luck must add up exactly.
    """
    if isinstance(value, float):
        return value if value % QUANTUM == 0 else round(value, 4)
    if isinstance(value, dict):
        return {key: rounded(inner) for key, inner in value.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list):
        return [rounded(inner) for inner in value]  # pyright: ignore[reportUnknownVariableType]
    return value


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", buffering=1)
    # A judge's own output must not be read as an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    name = sys.argv[1]
    try:
        try:
            record = loads(sys.stdin.buffer.read())
            found = analyse(
                record,
                judge(name, record.setup()),
                name=name,
                progress=lambda done, plies: print(done, plies, file=answers),
            ).as_dict()
            del found["players"]
            answer = json.dumps(rounded(found))
        except BrokenPipeError:
            raise
        except Exception as error:  # noqa: BLE001  the server decides what happens then
            answer = f"! {type(error).__name__}: {error}".replace("\n", " ")
        print(answer, file=answers)
    except BrokenPipeError:  # the server was killed meanwhile
        return


if __name__ == "__main__":
    main()
