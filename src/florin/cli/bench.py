"""`florin bench`: how fast is it, beside others of its kind?

Each command imports what it measures when it runs: the peers are optional extras.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from florin.cli.choices import DEFAULT_GAME, GAMES_HELP, find_game, player_count
from florin.cli.errors import Failure

EPILOG = f"""**Examples**

`florin bench rules` is the quickest of them

`florin bench calibration {DEFAULT_GAME} --players 4 --games 300`

`florin bench endings --games 20 --lots 5`

`florin bench levels {DEFAULT_GAME} --players 4 --deals 20 --out levels.json`

`florin bench strength --cells "4: " --deals 20` some cells of docs/strength.md
"""

bench = typer.Typer(
    help="Measure speed beside peers, in one run, and how well the bots judge.", epilog=EPILOG
)


@bench.command()
def rules() -> None:
    """Random play through the rules, beside OpenSpiel's `oh_hell` and `python_liars_poker`."""
    from florin.bench.rules import run

    try:
        run()
    except ModuleNotFoundError:
        raise Failure("this measures OpenSpiel too: pip install 'florin[bench]'") from None


@bench.command()
def sim(
    batch: Annotated[
        list[int] | None, typer.Option(min=1, help="Games at once; may be given several times.")
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(help="Measure only this, such as `NAME, 4`; may be given several times."),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Write the measurements here, as JSON.")] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Draw throughput over batch size here, as SVG.")
    ] = None,
    cache: Annotated[
        Path | None, typer.Option(help="Keep compiled programs here, for the next run.")
    ] = None,
    verify: Annotated[
        int | None,
        typer.Option(min=1, help="Measure nothing: compare this many games with the rules."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes for `--verify`.")] = 1,
    seed: Annotated[
        int, typer.Option(min=0, max=1000, help="Another number gives other games for `--verify`.")
    ] = 0,
) -> None:
    """Random play in the simulator, beside Pgx; `--verify`: does it agree with the rules?"""
    try:
        import jax
    except ModuleNotFoundError:
        raise Failure("the simulator needs JAX: pip install 'florin[sim]'") from None
    if verify is not None:
        from florin.bench.verify import run as run_verify

        run_verify(verify, workers, seed)
        return
    from florin.bench.sim import programs, run

    if cache is not None:
        settings: Any = jax.config
        settings.update("jax_compilation_cache_dir", str(cache))
        settings.update("jax_persistent_cache_min_compile_time_secs", 0)
    names = tuple(programs())
    for name in game or ():
        if name not in names:
            raise Failure(f"no game is called {name!r}; there are: {'; '.join(names)}")
    try:
        run(tuple(batch or ()), tuple(game or ()), out, plot)
    except ModuleNotFoundError as error:
        raise Failure(f"this benchmark measures Pgx too: pip install {error.name}") from None


@bench.command()
def server(
    tables: Annotated[int, typer.Option(min=1, help="Live tables.")] = 300,
    seconds: Annotated[float, typer.Option(min=1, help="Length of each run.")] = 10.0,
    idle: Annotated[int, typer.Option(min=1, help="Watchers that only watch.")] = 8000,
    profile: Annotated[bool, typer.Option(help="Say where the time goes.")] = True,
) -> None:
    """Live tables on SQLite and PostgreSQL, beside a bare Litestar that echoes and broadcasts."""
    from florin.bench.postgres import NoPostgres
    from florin.bench.server import run

    try:
        run(tables, seconds, idle, profile=profile)
    except NoPostgres as error:
        raise Failure(str(error)) from None


@bench.command()
def history(
    games: Annotated[
        int, typer.Option(min=20, help="Finished games of the person who looks.")
    ] = 10_000,
) -> None:
    """My games, profile and search for a person with thousands of games, on both databases."""
    from florin.bench.history import run
    from florin.bench.postgres import NoPostgres

    try:
        run(games)
    except NoPostgres as error:
        raise Failure(str(error)) from None


@bench.command()
def endings(
    game: Annotated[
        str | None, typer.Argument(help="A game whose endings can be solved (default: the first).")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games that the bot plays with itself.")] = 40,
    lots: Annotated[int, typer.Option(help="Most lots left in the bag.", min=0, max=8)] = 6,
) -> None:
    """What the bots lose against perfect play at the end of a game."""
    from florin.bench.endings import NoEndings, run, solvable_games

    try:
        run(find_game(game or solvable_games()[0]).setup(), games, lots)
    except NoEndings as error:
        raise Failure(str(error)) from None


@bench.command()
def calibration(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's usual).")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games that the bot plays with itself.")] = 100,
    every: Annotated[int, typer.Option(min=1, help="Judge one of so many turns.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one per core.")] = None,
) -> None:
    """Do the strongest bot's predictions come true? Predicted and real win shares, by deciles."""
    from florin.bench.calibration import run
    from florin.processes import cores

    kind = find_game(game)
    run(kind.setup(player_count(kind, players)), games, workers or cores(), every=every)


@bench.command()
def levels(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's usual).")
    ] = None,
    deals: Annotated[
        int, typer.Option(min=1, help="Deals for each pair of levels; each is played twice.")
    ] = 20,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one per core.")] = None,
    only: Annotated[
        str | None, typer.Option(help="Measure only this: `duel`, `absurd` or `alone`.")
    ] = None,
    level: Annotated[
        list[str] | None, typer.Option(help="Measure only these, each against the next given.")
    ] = None,
    every: Annotated[
        int, typer.Option(min=1, help="Look at one in so many decisions about money.")
    ] = 5,
    seed: Annotated[str, typer.Option(help="Another number gives other deals.")] = "levels",
    out: Annotated[Path | None, typer.Option(help="Add the measurement to this JSON file.")] = None,
) -> None:
    """How far apart are the levels, and how often do they decide absurdly? As Markdown tables."""
    from florin.bench.levels import KINDS, measure, save, table
    from florin.processes import cores

    kind = find_game(game)
    if kind.bots is None:
        raise Failure(f"{kind.name} has no levels")
    if only not in (None, *KINDS):
        raise Failure(f"{only} is not measured: {', '.join(KINDS)}")
    for name in level or ():
        if name not in kind.bots.LEVELS:
            raise Failure(f"{name} is no level of {kind.name}: {', '.join(kind.bots.LEVELS)}")
    setup = kind.setup(player_count(kind, players))
    kinds = KINDS if only is None else (only,)
    measured = measure(
        setup, deals, workers or cores(), levels=level, kinds=kinds, every=every, seed=seed
    )
    typer.echo(table([measured] if out is None else save(measured, out)))


@bench.command()
def coach(
    game: Annotated[str, typer.Argument(help=GAMES_HELP)],
    players: Annotated[
        int | None, typer.Option(help="Number of players (default: the game's usual).")
    ] = None,
    people: Annotated[int, typer.Option(min=1, help="People who practise at once.")] = 10,
    seconds: Annotated[float, typer.Option(min=1, help="Length of the run.")] = 30.0,
) -> None:
    """How long does a hint take while several people practise?"""
    from florin.bench.coach import run

    kind = find_game(game)
    run(kind, player_count(kind, players), people, seconds)


@bench.command()
def strength(
    cells: Annotated[
        str, typer.Option(help="Play only cells whose name contains this, such as `4: `.")
    ] = "",
    deals: Annotated[int, typer.Option(min=2, help="Each is played in every rotation.")] = 40,
    games: Annotated[
        int, typer.Option(min=0, help="Games of self-play for calibration and consistency.")
    ] = 0,
    seed: Annotated[str, typer.Option(help="Any text; it fixes all games.")] = "strength",
    store: Annotated[Path, typer.Option(help="Results, as JSON.")] = Path("docs/strength.json"),
    pool: Annotated[Path, typer.Option(help="Nets of other designs.")] = Path("training/pool"),
    page: Annotated[
        Path | None, typer.Option(help="Write the tables into this page, from the results.")
    ] = None,
    play: Annotated[bool, typer.Option(help="`--no-play`: only write the page.")] = True,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one per core.")] = None,
) -> None:
    """The strongest bot against face-value bidders and nets of other designs, with intervals."""
    from florin.bench import strength as measure
    from florin.bench.strength_tables import write
    from florin.processes import cores

    count = workers or cores()
    if play:
        chosen = [cell for cell in measure.cells(pool) if cells in measure.key(cell)]
        if not chosen:
            raise Failure(f"--cells: no cell's name contains {cells!r}")
        measure.run(store, chosen, deals, count, seed)
        if games:
            for game, players in sorted({(cell.game, cell.players) for cell in chosen}):
                measure.judge(store, game, players, games, count, seed)
    if page is not None:
        write(page, measure.read(store), pool)
