"""No turn is announced twice: several servers, and a process that is killed while it sends."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from deadlines import wait_until
from florin.server.store.deliveries import LEASE_MS
from notice_kit import Receiver, at_rest, deliver, noticing, pass_turn, table_of
from server_kit import Player

TABLES = 12


def test_two_servers_announce_each_turn_once(shared: str) -> None:
    with (
        Receiver() as web,
        at_rest(shared) as one,
        at_rest(shared) as two,
        Player(one, "Anna") as anna,
        Player(two, "Bruno") as bruno,
        bruno.at(one) as near,
        ThreadPoolExecutor(2) as pool,
    ):
        # Set at one server: the other one has to hear of it.
        bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
        assert near.ok("GET", "/api/me/notices")["webhook"] == web.url
        wait_until(lambda: one.context.outbox.wants(bruno.id, "turn"), "news of Bruno")
        tables = [table_of(anna, near) for _ in range(TABLES)]
        for table in tables:
            pass_turn(anna, near, table)
        list(pool.map(deliver, (one, two)))
        assert sorted(got.json["table"] for got in web.received) == sorted(tables)
        # A page that is open at the other server counts.
        with bruno.live(tables[0]) as page:
            page.next("snapshot")
            pass_turn(near, anna, tables[0])
            wait_until(
                lambda: anna.see(tables[0])["table"]["seats"][1],
                "Bruno's presence to be known at the other server",
                lambda seat: seat["present"],
            )
            pass_turn(anna, near, tables[0])
            list(pool.map(deliver, (one, two)))
        assert len(web.received) == TABLES


def test_a_process_that_is_killed_while_it_sends(fresh: str, tmp_path: Path) -> None:
    with Receiver() as web:
        with (
            noticing(fresh, tmp_path) as server,
            Player(server, "Anna") as anna,
            Player(server, "Bruno") as bruno,
        ):
            bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
            first, second = table_of(anna, bruno), table_of(anna, bruno)
            web.hold.clear()  # the receiver has the request, and does not answer
            pass_turn(anna, bruno, first)
            wait_until(lambda: web.received, "the request")
            server.kill()
            web.hold.set()
        with at_rest(fresh) as again, anna.at(again) as anna, bruno.at(again) as bruno:
            # The outbox survived: what was not claimed is sent, what was claimed is not repeated.
            pass_turn(anna, bruno, second)
            deliver(again)
            assert [got.json["table"] for got in web.received] == [first, second]
            # When the claim has expired, the person sees that the notice may not have arrived.
            deliver(again, after=LEASE_MS / 1000)
            (trouble,) = bruno.ok("GET", "/api/me/notices")["troubles"]
            assert trouble["state"] == "unknown"
            assert len(web.received) == 2


def test_what_a_process_had_not_claimed_when_it_ended_is_sent_later(fresh: str) -> None:
    with Receiver() as web:
        with at_rest(fresh) as server, Player(server, "Anna") as anna, Player(server) as bruno:
            bruno.ok("PUT", "/api/me/webhook", {"url": web.url})
            table = table_of(anna, bruno)
            pass_turn(anna, bruno, table)
        assert not web.received
        with at_rest(fresh) as server:
            deliver(server)
        (got,) = web.received
        assert got.json["table"] == table
