"""A process that replays games: `python -m florin.server.workers.replay_worker`.

Reads pickled requests from standard input and writes pickled replies. It ends when its input does,
so it never outlives the server.
"""

from __future__ import annotations

import os
import pickle
import sys

from florin.server.workers.replay import answer


def main() -> None:
    requests = sys.stdin.buffer
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while head := requests.read(4):
        # The server wrote it. Nothing that came over the network is unpickled.
        request = pickle.loads(requests.read(int.from_bytes(head, "big")))  # noqa: S301
        reply = pickle.dumps(answer(request))
        try:
            replies.write(len(reply).to_bytes(4, "big") + reply)
            replies.flush()
        except BrokenPipeError:  # the server was killed meanwhile
            return


if __name__ == "__main__":
    main()
