# pyright: basic
"""Writes web/src/testing/recorded/: what a real server answers to the web app's component tests.

`python tests/web/record.py [NAME...]` runs it. Nothing at that server is random, so that
the files change only if the answers do. test_recorded.py checks that each answer is
still one that the server could give.
"""

from __future__ import annotations

import gzip
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))
from florin.puzzles import KINDS, library
from florin.records import steps
from kit import random_record
from server_kit import Live, Player, ServerProcess, first_token, wait_for

OUT = Path(__file__).parents[2] / "web" / "src" / "testing" / "recorded"
NOW = 1_780_300_800_000  # 1 June 2026, 8:00 UTC
# The clock stands still; ids and seeds are counted.
STILL = f"""
from itertools import count as _count
import florin.server.operations.clock as _clock, florin.server.operations.ids as _ids
_clock.SteadyClock.__call__ = lambda self: {NOW}
_ids.new_id = lambda ids=_count(): f"recorded{{next(ids):012}}"
_ids.new_seed = lambda seeds=_count(): f"{{next(seeds):032x}}"
import secrets as _secrets
_secrets.token_hex = lambda size=32: size * "5a"
"""
PAGE = 500  # steps; as in web/src/lib/live/history.ts
# Messages that tell the app how the table is; the others come at any time.
TOLD = ("snapshot", "update")


class Take:
    """Asks as the web app of one person does, and keeps what was asked and answered."""

    def __init__(self, server: ServerProcess) -> None:
        self.player = Player(server, "Anna")
        self.lines: list[dict[str, Any]] = []
        self.ids: dict[str, str] = {}

    def ask(self, request: str, kind: str, body: object = None, keep: bool = True) -> Any:
        """`request` as "GET /games"; `kind` names the message that is the answer."""
        method, path = request.split()
        response = self.player.call(method, f"/api{path}", body)
        answer = response.json() if response.content else None
        if keep:
            kind = kind if response.is_success else "Problem"
            line = {"request": request, "body": body, "status": response.status_code}
            self.lines.append({**line, "kind": kind, "answer": answer})
        return answer

    def make(self, name: str, wish: dict[str, Any], keep: bool = True) -> str:
        """A table, which the recording calls `name`."""
        answer = self.ask("POST /tables", "Snapshot", wish, keep)
        assert "table" in answer, answer
        self.ids[answer["table"]["id"]] = name
        return answer["table"]["id"]

    def position(self, name: str, game: str, seats: int, phase: str) -> str:
        """A table of Anna's where she decides in this phase, after the first few auctions."""
        record = random_record(game, seats, 3)
        first = {"medici": 25, "strozzi": 4}[game]
        ply = next(
            step.ply
            for step in steps(record)
            if step.ply > first and step.before.to_act == 0 and phase_of(step.before) == phase
        )
        return self.from_record(name, record.as_dict(), ply)

    def from_record(self, name: str, record: Any, ply: int) -> str:
        bots = [{"kind": "bot", "bot": "face"}] * (len(record["players"]) - 1)
        options = {"public": False, "pace": "instant", "seed": "lily"}
        wish = {"record": record, "record_ply": ply, "seats": [{"kind": "me"}, *bots]}
        return self.make(name, {**wish, "options": options, "start": True}, keep=False)

    @contextmanager
    def live(self, table: str) -> Iterator[Live]:
        """The table's socket; keeps its first message, and the steps before it."""
        with self.player.live(table) as socket:
            snapshot = self.hear(table, socket, lambda _: True)
            self.ask_earlier(table, snapshot)
            yield socket

    def ask_earlier(self, table: str, snapshot: Any) -> None:
        """The steps that the snapshot leaves out."""
        if last := next((step["ply"] for step in snapshot["steps"]), 0):
            first = max(0, last - PAGE)
            self.ask(f"GET /tables/{table}/steps?first={first}&last={last}", "Steps")

    def hear(self, table: str, socket: Live, until: Callable[[Any], bool]) -> Any:
        """Keeps what the socket brings until a message that `until` accepts; returns that one."""
        while True:
            message = socket.next()
            if message["type"] in TOLD:
                self.lines.append({"socket": table, "kind": "ServerMessage", "message": message})
                if until(message):
                    return message

    def move(self, table: str, socket: Live, now: Any, token: str) -> Any:
        """Plays, and keeps what follows until Anna is to decide again or the game is over."""
        place = {"ply": now["table"]["ply"], "token": token}
        place |= {"seat": now["you"]["legal"]["seat"], "era": now["table"]["era"]}
        self.ask(f"POST /tables/{table}/moves", "Moved", place)
        return self.hear(table, socket, lambda m: is_turn(m) and m["table"]["ply"] > place["ply"])

    def await_turn(self, table: str) -> Any:
        """The table when Anna is to decide."""
        see = self.player.see
        return wait_for(lambda: is_turn(now := see(table)) and now, "Anna's turn")

    def text(self) -> str:
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in self.lines)
        for real, name in self.ids.items():
            text = text.replace(real, name)
        return text


def phase_of(position: Any) -> str:
    return position.phase.value


def is_turn(message: Any) -> bool:
    return message["you"]["legal"] is not None or message["table"]["status"] == "over"


def base(take: Take) -> None:
    take.ask("GET /me", "Me")
    take.ask("GET /games", "Games")
    take.ask("GET /me/sessions", "Sessions")
    take.ask("GET /me/passkeys", "Passkeys")


def new(take: Take) -> None:
    """Tables as the form for a new table asks for them."""
    options = {"clock": None, "public": True, "pace": "instant", "stand_in": "pass", "seed": "lily"}
    me, bot = {"kind": "me", "name": None}, {"kind": "bot", "bot": "novice"}
    wishes: dict[str, Any] = {
        "special": ("medici", [me, {"kind": "open"}, bot, bot], {"first": 2, "edition": "1995"}),
        "plain": ("medici", [me, bot, bot, bot], {}),
        "old": ("medici", [me, bot, bot, bot], {"edition": "1995"}),
        **{
            f"track-{n}": ("strozzi", [me, bot], {"track": n} if n != 4 else {})
            for n in (3, 4, 5, 6)
        },
    }
    for name, (game, seats, rules) in wishes.items():
        start = all(seat["kind"] != "open" for seat in seats)
        wish = {"game": game, "seats": seats, "options": options, "rules": rules, "start": start}
        table = take.make(name, wish)
        if start:
            take.await_turn(table)
        with take.live(table):
            pass


def positions(take: Take) -> None:
    """Tables at which Anna decides, with hints and a costly choice."""
    phases = {"medici": (4, "select bid"), "strozzi": (2, "select price answer load")}
    for game, (seats, names) in phases.items():
        for phase in names.split():
            table = take.position(f"{game}-{phase}", game, seats, phase)
            with take.live(table) as socket:
                if phase in ("bid", "price"):
                    advise(take, table, socket, take.player.see(table))


def advise(take: Take, table: str, socket: Live, now: Any) -> None:
    moment = {"era": now["table"]["era"], "ply": now["table"]["ply"]}
    take.ask(f"POST /tables/{table}/coach/hint", "Hint", moment)
    dear = str(now["you"]["legal"]["most"] or 150)
    check = {**moment, "token": dear, "limit": 0.01}
    take.ask(f"POST /tables/{table}/coach/check", "Checked", check)
    take.move(table, socket, now, dear)


def review(take: Take, game: str, seats: int) -> None:
    """A finished game that Anna has played badly and with one hint, its review and second tries."""
    table = finish(take, "over", game, seats, hint=True)
    with take.live(table):
        pass
    take.ask(f"GET /tables/{table}", "Snapshot")
    take.ask(f"GET /tables/{table}/steps", "Steps")
    path = f"GET /tables/{table}/review"
    wait_for(lambda: take.ask(path, "Review", keep=False)["analysis"], "the review")
    analysis = take.ask(path, "Review")["analysis"]
    dear = [d for d in analysis["decisions"] if d["seat"] == 1 and d["lost"]["win"] >= 0.01]
    dear = sorted(sorted(dear, key=lambda d: -d["lost"]["win"])[:10], key=lambda d: d["ply"])
    if game == "medici":
        record = take.player.ok("GET", f"/api/tables/{table}/record")
        take.ask("POST /records/look", "Look", record)
        take.ask("POST /records/analysis", "AnalysisNow", record)
    for decision in dear[:2]:
        for token in (None, decision["token"], decision["best"]):
            body = {"ply": decision["ply"], "token": token}
            take.ask(f"POST /tables/{table}/retry", "Retry", body)


def home(take: Take) -> None:
    """A game that waits for Anna, a finished one, and a table that Lorenza has opened."""
    take.position("mine", "medici", 3, "bid")
    finish(take, "done", "strozzi", 2)
    with Player(take.player.server, "Lorenza") as lorenza:
        options = {"public": True, "clock": 120}
        table = lorenza.table("me", "open", "open", start=False, rules={"first": 2}, **options)
        take.ids[table["table"]["id"]] = "lobby"
    take.ask("GET /me/tables", "Tables")
    take.ask("GET /tables", "Tables")
    take.ask("GET /daily", "Daily")


def finish(take: Take, name: str, game: str, seats: int, hint: bool = False) -> str:
    """A random game of Anna's and of bots to its end; with one hint if asked for."""
    record = random_record(game, seats, 5)
    last = [step.ply for step in steps(record) if step.before.to_act == 0][-1]
    table = take.from_record(name, record.as_dict(), last)
    if hint:
        ply = take.player.see(table)["table"]["ply"]
        take.ask(f"POST /tables/{table}/coach/hint", "Hint", {"era": 0, "ply": ply}, keep=False)
    take.player.play_on(table)
    return table


def profile(take: Take) -> None:
    """Three games, with every filter of the page."""
    for name, game, bots in (("one", "strozzi", 1), ("two", "strozzi", 1), ("three", "medici", 2)):
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * bots]
        options = {"public": False, "pace": "instant"}
        wish = {"game": game, "seats": seats, "options": options, "start": True}
        take.player.play_on(take.make(name, wish, keep=False))
    for query in ("", "?game=medici"):
        take.ask(f"GET /me/profile{query}", "ProfilePage")
    against = "size=2&against="
    for query in ("", "game=medici", "size=2", *(against + who for who in ("people", "bots"))):
        take.ask(f"GET /me/games?{query}", "PlayedGames")
    for name in ("zzz", "rand"):
        take.ask(f"GET /me/games?{against}bots&opponent={name}", "PlayedGames")


def daily(take: Take) -> None:
    """Today's deals before and after one of them was played, its results, and a challenge."""
    take.ask("GET /daily", "Daily")
    deal = take.ask("GET /daily", "Daily", keep=False)["deals"][1]["deal"]
    made = take.ask(f"POST /daily/{deal}/play", "Snapshot", {"pace": "instant"})
    take.ids[made["table"]["id"]] = "try"
    take.await_turn(made["table"]["id"])
    with take.live(made["table"]["id"]):
        pass
    take.ask("GET /daily", "Daily")
    take.player.play_on(made["table"]["id"])
    page = f"GET /daily/{deal}"
    wait_for(lambda: take.ask(page, "DealPage", keep=False)["best"], "the best game")
    for request, kind in (("GET /daily", "Daily"), (page, "DealPage")):
        take.ask(request, kind)
    take.ask(f"GET /daily/{deal}/decisions", "DealDecisions")
    take.ask(f"GET /daily/calendar/{deal[:7]}", "Calendar")
    with Player(take.player.server, "Bruno") as bruno:
        table = bruno.table("me", "random", game="strozzi", seed="lily", public=False)
        take.ids[table := table["table"]["id"]] = "challenge"
        bruno.play_on(table)
    take.ask(f"GET /tables/{table}/challenges", "Challenges")
    take.ask(f"GET /tables/{table}", "Snapshot")


def puzzles(take: Take) -> None:
    """One puzzle of each kind and game: Anna's answer is right, Bruno's is wrong."""
    anna, bruno = take.player, Player(take.player.server, "Bruno")
    take.ask("GET /puzzles/me", "Solver")
    take.ask("GET /puzzles", "PuzzleCounts")
    for kind, game in product(KINDS, ("medici", "strozzi")):
        puzzle = next(
            (p for p in library().puzzles if (p.kind, p.record.game) == (kind, game)), None
        )
        if puzzle is None:
            continue
        take.ids[puzzle.id] = f"{game}-{kind}"
        right, wrong = str(round(puzzle.fair or 0)), "79"
        if puzzle.fair is None:
            right = puzzle.choices[0].token
            tokens = [c.token for c in puzzle.choices if not puzzle.is_right(c.token)]
            wrong = next(token for token in tokens if token != "discard")
        take.ask(f"GET /puzzles/{puzzle.id}", "Puzzle")
        for take.player, answer in ((anna, right), (bruno, wrong), (anna, right)):
            take.ask(f"POST /puzzles/{puzzle.id}/answer", "PuzzleResult", {"answer": answer})
    bruno.http.close()
    for query in ("theme=zero", "kind=load", "theme=nothing"):
        take.ask(f"GET /puzzles/next?{query}", "Puzzle")
    take.ids[take.ask("GET /puzzles/daily", "Puzzle")["id"]] = "daily"


LESSONS: dict[str, Any] = {
    "medici": (
        ("lesson 710", ["face:0.5"] * 2, {"first": 1}),
        "draw stop 5 pass SEE 1 stop pass 4 1 pass",
    ),
    "strozzi": (
        ("lesson 135", ["face:1"], {}),
        "draw stop 9 3@3 draw stop 12 SEE 4@1 draw draw 2 buy 5@2",
    ),
}


def lesson(take: Take, game: str) -> None:
    """A lesson to the end of its stage. SEE: the table as a learner finds it who comes back."""
    (seed, bots, rules), tokens = LESSONS[game]
    wish = {
        "game": game,
        "seats": [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)],
        "options": {"public": False, "pace": "instant", "seed": seed, "lesson": True},
        "rules": rules,
        "start": True,
    }
    table = take.make("lesson", wish)
    answers = iter(tokens.split())
    now = take.await_turn(table)
    with take.live(table) as socket:
        stage = lambda: take.player.see(table)["sheets"]  # noqa: E731
        while not stage():
            token = next(answers, None)
            if token == "SEE":
                take.ask_earlier(table, take.ask(f"GET /tables/{table}", "Snapshot"))
                token = next(answers)
            now = take.move(table, socket, now, token or first_token(now["you"]["legal"]))


TAKES: dict[str, Callable[[Take], None]] = {
    "base": base,
    "new": new,
    "positions": positions,
    "home": home,
    "profile": profile,
    "daily": daily,
    "review-medici": lambda take: review(take, "medici", 3),
    "review-strozzi": lambda take: review(take, "strozzi", 2),
    "puzzles": puzzles,
    "lesson-medici": lambda take: lesson(take, "medici"),
    "lesson-strozzi": lambda take: lesson(take, "strozzi"),
}


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for name in sys.argv[1:] or TAKES:
        # A server of its own: the lists of others are not in the answers.
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{folder}/florin.sqlite"
            with ServerProcess(database, Path(folder), prelude=STILL) as server:
                take = Take(server)
                TAKES[name](take)
        packed = gzip.compress(take.text().encode(), mtime=0)
        (OUT / f"{name}.jsonl.gz").write_bytes(packed)


if __name__ == "__main__":
    main()
