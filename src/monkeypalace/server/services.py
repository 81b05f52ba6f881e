"""Create and connect the services of one server process."""

from __future__ import annotations

import asyncio

from monkeypalace import __version__
from monkeypalace.bots import BOTS, LADDER
from monkeypalace.game import FEWEST_PLAYERS, LONGEST_NAME, MOST_PLAYERS, Edition, Options
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.packs import standard_pack
from monkeypalace.server.answers.game_view import options_json
from monkeypalace.server.lanes.bot_workers import BotWorkers
from monkeypalace.server.lanes.lanes import Lanes
from monkeypalace.server.people import People
from monkeypalace.server.quotas import Quotas
from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.rule_books import RuleBooks
from monkeypalace.server.schemas.tables import EditionOffer, LevelOffer, Offers
from monkeypalace.server.schemas.turns import LONGEST_MESSAGE
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.health import HealthCheck
from monkeypalace.server.stored_packs import Packs, maps_json
from monkeypalace.server.tables.bot_runner import BotRunner
from monkeypalace.server.tables.change_listener import ChangeListener
from monkeypalace.server.tables.chat import ChatMessages
from monkeypalace.server.tables.continuing import Continuing
from monkeypalace.server.tables.exports import Exports
from monkeypalace.server.tables.own_data import OwnData
from monkeypalace.server.tables.repository import Tables
from monkeypalace.server.tables.reviews import Reviews
from monkeypalace.server.tables.seats import Seats
from monkeypalace.server.tables.streams import Hub
from monkeypalace.server.tables.turns import Turns


class Services:
    """The services that routes use."""

    def __init__(self, settings: Settings, peers: Peers) -> None:
        self.settings = settings
        self.database = Database(settings.database_url, settings.connections)
        self.health = HealthCheck(self.database, settings)
        self.people = People(self.database, settings)
        self.quotas = Quotas(settings)
        self.lanes = Lanes(settings)
        self.packs = Packs(self.database, self.lanes.search, settings.packs_per_person)
        self.tables = Tables(self.database, self.packs)
        self.seats = Seats(self.database, self.packs, self.tables, settings)
        self.continuing = Continuing(self.seats)
        self.turns = Turns(self.tables, self.lanes)
        self.exports = Exports(self.lanes)
        self.reviews = Reviews(self.database, self.lanes)
        self.rule_books = RuleBooks(self.lanes.search)
        self.own_data = OwnData(self.database, self.tables)
        self.hub = Hub(settings, self.tables.newest)
        self.chat = ChatMessages(self.database, self.hub)
        bots = BotWorkers(self.lanes.bots)
        self.bot_runner = BotRunner(self.database, self.tables, bots, peers)
        self.change_listener = ChangeListener(self.database, self.tables, self.chat, self.hub)
        self.tables.on_update.append(self.hub.publish)
        self.tables.on_gone.append(self.hub.end)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start the worker processes and background tasks."""
        self.lanes.open()
        for language in LANGUAGES:
            # Loading a language takes a second: do it now rather than during a request.
            text("server-spectator", {}, language)
        if self.database.is_sqlite and self.settings.workers == 1:
            await self.bot_runner.release_all()
        await self.tables.retry_broken()
        work = [self.bot_runner.run(), self.change_listener.poll(), self.hub.keep_alive()]
        if not self.database.is_sqlite:
            work.append(self.change_listener.listen())
        self._tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        """Stop the background tasks and worker processes, and release the bots' turns."""
        self.hub.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_runner.stop()
        await self.lanes.close()
        self.database.close()

    def offers(self) -> Offers:
        """Return the choices for a new table."""
        return Offers(
            version=__version__,
            languages=list(LANGUAGES),
            bots=list(BOTS),
            levels=[
                LevelOffer(bot=level.name, rating=level.rating)
                for level in LADDER
                if level.name in BOTS
            ],
            maps=maps_json(standard_pack()),
            options=options_json(Options()),
            editions=[
                EditionOffer(
                    edition=edition.value, options=options_json(Options.from_edition(edition))
                )
                for edition in Edition
            ],
            fewest_players=FEWEST_PLAYERS,
            most_players=MOST_PLAYERS,
            longest_name=LONGEST_NAME,
            longest_message=LONGEST_MESSAGE,
        )
