"""Tables and seats: set up, invite, sit down, leave, return, play again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Concatenate, ParamSpec

from fastapi import APIRouter, Depends, Request, Response

from monkeypalace.server.http.cookies import set_session_cookie
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    KnownPerson,
    SeatPath,
    ServicesDep,
    TablePath,
    VisibleTable,
    Visitor,
    answers,
    json_response,
    network_of,
    page_address,
    take_quota,
)
from monkeypalace.server.people import Person
from monkeypalace.server.schemas.tables import (
    CreatedTable,
    Invite,
    InviteView,
    LeaveSeat,
    LookAtInvite,
    NewTable,
    RedeemInvite,
    SeatBot,
    SeenTable,
    TakeSeat,
)
from monkeypalace.server.services import Services
from monkeypalace.server.tables.seats import Seats
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.tables.views import seen_table

P = ParamSpec("P")

router = APIRouter(prefix=PREFIX, tags=["tables"])


@router.post(
    "/tables",
    operation_id="createTable",
    status_code=201,
    responses=answers(CreatedTable, 404, 409, status=201),
)
async def create_table(
    request: Request, body: NewTable, services: ServicesDep, visitor: Visitor
) -> Response:
    """Set up a table. A client without a session gets one."""
    take_quota(request, services, visitor, "tables")
    person, secret = await services.people.get_or_create(visitor, network_of(request))
    created = await services.seats.set_up(person, body, page_address(request, services))
    response = json_response(created, 201)
    set_session_cookie(response, request, secret, services.settings)
    return response


@router.get("/tables/{table}", operation_id="getTable", responses=answers(SeenTable, 404))
async def get_table(table: VisibleTable, visitor: Visitor) -> Response:
    """Return the current state of a table."""
    return json_response(seen_table(table, visitor))


@router.post("/invites/look", operation_id="lookAtInvite", responses=answers(InviteView, 404))
async def look_at_invite(body: LookAtInvite, services: ServicesDep) -> Response:
    """Return what an invitation is for, without using it."""
    return json_response(await services.seats.look_at_invite(body.code))


@router.post("/invites/redeem", operation_id="redeemInvite", responses=answers(SeenTable, 404, 409))
async def redeem_invite(
    request: Request, body: RedeemInvite, services: ServicesDep, visitor: Visitor
) -> Response:
    """Sit down, or become a spectator. An invitation to a seat works once.

    Create a session first (`POST /api/me`): then you can repeat the request if its answer is lost.
    """
    take_quota(request, services, visitor, "events")
    await services.seats.check_invite(body.code)
    person, secret = await services.people.get_or_create(visitor, network_of(request))
    table = await services.seats.redeem_invite(person, body.code, body.name)
    response = json_response(seen_table(table, person))
    set_session_cookie(response, request, secret, services.settings)
    return response


@router.post(
    "/tables/{table}/spectators/invite",
    operation_id="inviteSpectators",
    status_code=201,
    responses=answers(Invite, 404, status=201),
)
async def invite_spectators(
    request: Request, table_id: TablePath, services: ServicesDep, person: KnownPerson
) -> Response:
    """Create a secret link for watching; several people can use it. Host only."""
    take_quota(request, services, person, "events")
    address = page_address(request, services)
    return json_response(await services.seats.invite(person, table_id, None, address), 201)


@dataclass(frozen=True, slots=True)
class _SeatCommand:
    """A person's command for a seat of a table."""

    request: Request
    services: Services
    person: Person
    table_id: str
    seat: int

    def take_quota(self) -> None:
        """Count the command; refuse it if the daily quota is used up."""
        take_quota(self.request, self.services, self.person, "events")

    async def run(
        self,
        change: Callable[Concatenate[Seats, Person, str, int, P], Awaitable[TableState]],
        *args: P.args,
        **named: P.kwargs,
    ) -> Response:
        """Count the command, change the seat, and answer with the table."""
        self.take_quota()
        seats = self.services.seats
        table = await change(seats, self.person, self.table_id, self.seat, *args, **named)
        return json_response(seen_table(table, self.person))


async def _get_seat_command(
    request: Request,
    table_id: TablePath,
    seat: SeatPath,
    services: ServicesDep,
    person: KnownPerson,
) -> _SeatCommand:
    return _SeatCommand(request, services, person, table_id, seat)


_SeatCommandDep = Annotated[_SeatCommand, Depends(_get_seat_command)]


@router.post(
    "/tables/{table}/seats/{seat}/invite",
    operation_id="renewInvite",
    status_code=201,
    responses=answers(Invite, 404, 409, status=201),
)
async def renew_invite(command: _SeatCommandDep) -> Response:
    """Create a new link for an open seat; the old one becomes void. Host only."""
    command.take_quota()
    invite = await command.services.seats.invite(
        command.person,
        command.table_id,
        command.seat,
        page_address(command.request, command.services),
    )
    return json_response(invite, 201)


@router.post(
    "/tables/{table}/seats/{seat}/sit",
    operation_id="takeSeat",
    responses=answers(SeenTable, 404, 409),
)
async def take_seat(command: _SeatCommandDep, body: TakeSeat) -> Response:
    """Sit down on another open seat of your own table, to share one device (hot seat)."""
    return await command.run(Seats.sit, body.name)


@router.post(
    "/tables/{table}/seats/{seat}/bot",
    operation_id="seatBot",
    responses=answers(SeenTable, 404, 409),
)
async def seat_bot(command: _SeatCommandDep, body: SeatBot) -> Response:
    """Put a bot on an open seat of your own table."""
    return await command.run(Seats.seat_bot, body.bot)


@router.post(
    "/tables/{table}/seats/{seat}/leave",
    operation_id="leaveSeat",
    responses=answers(SeenTable, 404, 409),
)
async def leave_seat(command: _SeatCommandDep, body: LeaveSeat) -> Response:
    """Let a bot play for your seat. The seat stays yours: you can return at any time."""
    return await command.run(Seats.leave, body.bot)


@router.post(
    "/tables/{table}/seats/{seat}/return",
    operation_id="returnToSeat",
    responses=answers(SeenTable, 404, 409),
)
async def return_to_seat(command: _SeatCommandDep) -> Response:
    """Return to your seat; the bot stops playing."""
    return await command.run(Seats.come_back)


@router.post(
    "/tables/{table}/rematch", operation_id="rematch", responses=answers(SeenTable, 404, 409)
)
async def rematch(
    request: Request, table_id: TablePath, services: ServicesDep, person: KnownPerson
) -> Response:
    """Set up a new table for the same players; the second seat becomes the first.

    A repeated request returns the same new table.
    """
    take_quota(request, services, person, "tables")
    return json_response(seen_table(await services.seats.rematch(person, table_id), person))
