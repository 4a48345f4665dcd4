"""What may happen: each wish, looked at against the campaign as it is, becomes an entry or is refused.

Who may do it is decided here; whether it can be done is the campaign's business, which is asked with the step itself.
"""

from branchline.campaign import CampaignError
from branchline.campaign import entries as steps
from branchline.campaign.bots import decide as bot_decision
from branchline.campaign.fold import apply
from branchline.campaign.fold import played as entry_of_game
from branchline.server import campaign_models as models
from branchline.server.campaign import entries
from branchline.server.campaign.state import CampaignState, Holder
from branchline.server.keys import derived, hash_token
from branchline.server.models import MAX_NAME
from branchline.server.refusals import AlreadyDone, Refused
from branchline.server.table.clocks import Moment
from branchline.server.table.expecting import expect_away
from branchline.server.table.seats import check_name, folded

# --- what must hold ---------------------------------------------------------------------------------------------------


def expect_known(state: CampaignState, token: str) -> None:
    """The token is a company's or the host's."""
    if not state.knows(token):
        raise Refused("wrong_token", "this is not the key of a company here")


def expect_company(state: CampaignState, token: str) -> str:
    """The token's company."""
    expect_known(state, token)
    company = state.company_of(token)
    if company is None:
        raise Refused("not_seated", "only companies can do that")
    return company


def expect_new(state: CampaignState, token: str, message: str) -> None:
    """The message did not come before."""
    if (token, message) in state.done:
        raise AlreadyDone(state.done[token, message])


def expect_holder(state: CampaignState, company: str) -> Holder:
    """There is such a company here."""
    if all(holder.company != company for holder in state.holders):
        raise Refused("no_such_company", "there is no such company in this campaign")
    return state.holder(company)


def expect_between_games(state: CampaignState) -> None:
    """No game is going on."""
    if state.table is not None:
        raise Refused("game_in_progress", "a game is in progress: that can be done after it")


def expect_possible(state: CampaignState, step: steps.Entry) -> None:
    """The campaign allows it."""
    try:
        apply(state.campaign, step)
    except CampaignError as error:
        raise Refused("not_now", str(error)) from None


# --- companies --------------------------------------------------------------------------------------------------------


def request(id: str | None) -> str:
    """What is kept of a request's id: who reads the database cannot repeat it."""
    return "" if id is None else derived("request", id, 24)


def join(state: CampaignState, now: Moment, token: str, link: str, wish: models.JoinCampaign) -> entries.TookCompany:
    """A person comes by a company's link; `token` is the new key."""
    expect_new(state, token, request(wish.id))
    company = next((holder.company for holder in state.holders if holder.link == link), None)
    if company is None:
        raise Refused("link_used", "this link leads nowhere any more: ask for another one")
    if state.table is not None and company in {there.id for there in state.campaign.present}:
        expect_between_games(state)
    player = wish.name if wish.name != state.campaign.company(company).player else None
    if player is not None:
        expect_name(state, company, player)
    return entries.TookCompany(at=now.at, token=token, message=request(wish.id), company=company, player=player)


def expect_name(state: CampaignState, company: str, player: str) -> None:
    """A name that can be shown, and is nobody else's."""
    check_name(player)
    others = [other.player for other in state.campaign.companies if other.id != company]
    if folded(player) in map(folded, others):
        raise Refused("name_taken", "somebody here has that name already")
    expect_possible(state, steps.Named(company, player))


def change(
    state: CampaignState, now: Moment, token: str, wish: models.ChangeCompany
) -> entries.BotSet | entries.Linked:
    """Who plays a company from now on."""
    expect_known(state, token)
    holder = expect_holder(state, wish.company)
    if wish.kind == "person" and holder.token == token:
        return _back(state, now, holder)
    if not state.is_host(token) and holder.token != token:
        raise Refused("not_host", "only the host can do that")
    if wish.kind == "bot":
        return _let_a_bot(state, now, token, holder, wish)
    link = link_hash(state, wish)
    if holder.link == link:
        raise AlreadyDone(state.number)
    if holder.token:
        raise Refused("seat_taken", "somebody has that company")
    return entries.Linked(at=now.at, company=wish.company, link=link)


def link_hash(state: CampaignState, wish: models.ChangeCompany) -> str:
    """What is kept of the link that a request asks for."""
    return hash_token(link_of(state, wish))


def link_of(state: CampaignState, wish: models.ChangeCompany) -> str:
    """The link that a request asks for: the same one again for a repeat."""
    return derived(f"link {state.id} {wish.company}", wish.id, 24)


def _back(state: CampaignState, now: Moment, holder: Holder) -> entries.BotSet:
    if holder.stand_in is None:
        raise Refused("no_change", "it is like that already")
    expect_between_games(state)
    return entries.BotSet(at=now.at, company=holder.company, level=None)


def _let_a_bot(
    state: CampaignState, now: Moment, token: str, holder: Holder, wish: models.ChangeCompany
) -> entries.BotSet:
    if holder.bot == wish.level:
        raise Refused("no_change", "it is like that already")
    expect_between_games(state)
    if holder.token and holder.token != token:
        expect_away(now, state.place(holder.company))
    return entries.BotSet(at=now.at, company=holder.company, level=wish.level)


# --- between games ----------------------------------------------------------------------------------------------------


def read(state: CampaignState, now: Moment, token: str, wish: models.ReadCard) -> entries.Stepped:
    """Anybody turns the next card."""
    expect_known(state, token)
    expect_new(state, token, wish.id)
    if wish.card in state.campaign.read:  # somebody else turned it at the same moment
        raise AlreadyDone(state.number)
    return _stepped(state, now, token, wish.id, steps.Read(wish.card))


def decide(state: CampaignState, now: Moment, token: str, wish: models.Decide) -> entries.Stepped:
    """The company that is asked decides."""
    company = expect_company(state, token)
    expect_new(state, token, wish.id)
    decision = state.campaign.todo.decision
    if decision is None:
        raise Refused("not_now", "nothing is to be decided now")
    if decision.company != company:
        raise Refused("not_your_turn", "another company decides that")
    if state.holder(company).bot:
        raise Refused("stand_in", "a bot plays for you: take the company back first")
    return _stepped(state, now, token, wish.id, steps.Decided(company, wish.option))


def bot_decides(state: CampaignState, now: Moment) -> entries.Stepped:
    """A bot's company decides what it is asked."""
    decision = state.campaign.todo.decision
    if decision is None or state.holder(decision.company).bot is None:
        raise Refused("no_change", "no bot is asked anything")
    step = steps.Decided(decision.company, bot_decision(state.campaign, decision))
    return _stepped(state, now, "", "", step)


def attend(state: CampaignState, now: Moment, token: str, wish: models.Attend) -> entries.Stepped:
    """Who plays the next game."""
    expect_known(state, token)
    expect_new(state, token, wish.id)
    holder = expect_holder(state, wish.company)
    if holder.token != token and not state.is_host(token):
        raise Refused("not_host", "only its player and the host can say that")
    if holder.token and holder.token != token and not wish.present and state.place(wish.company) in now.here:
        raise Refused("not_away", "the player is here")
    expect_between_games(state)
    others = [company for company in state.campaign.absent if company != wish.company]
    absent = tuple(others) if wish.present else (*others, wish.company)
    if set(absent) == set(state.campaign.absent):
        raise Refused("no_change", "it is like that already")
    return _stepped(state, now, token, wish.id, steps.Attending(absent))


def agree(state: CampaignState, now: Moment, token: str, wish: models.HandOver) -> entries.Agreed:
    """A company agrees that the document is handed out; a host who plays none asks for it."""
    expect_known(state, token)
    expect_new(state, token, wish.id)
    company = state.company_of(token)
    if (company in state.agreed) == wish.agree:
        raise Refused("no_change", "it is like that already")
    return entries.Agreed(at=now.at, token=token, message=wish.id, company=company, agree=wish.agree)


def _stepped(state: CampaignState, now: Moment, token: str, message: str, step: steps.Entry) -> entries.Stepped:
    expect_possible(state, step)
    return entries.Stepped(at=now.at, token=token, message=message, step=steps.to_json(step))


# --- games ------------------------------------------------------------------------------------------------------------


def expect_game(state: CampaignState, token: str) -> None:
    """A game is to be played, and everybody who shall sit there can."""
    expect_known(state, token)
    if state.campaign.todo.kind == "over":
        raise Refused("over", "the campaign is over")
    if state.campaign.todo.kind != "play":
        raise Refused("not_now", "something is to be read or decided before the game")
    for company in state.campaign.present:
        holder = state.holder(company.id)
        if holder.token is None and holder.level is None:
            raise Refused(
                "seats_open", f"nobody has come for {company.player} yet: wait, play without, or let a bot play"
            )


def table_made(state: CampaignState, now: Moment, game: int, table: str) -> entries.TableMade:
    """The game is played at this table."""
    if state.tables.get(game) == table:
        raise AlreadyDone(state.number)
    if state.campaign.game != game or game in state.tables:
        raise Refused("not_now", "that game is not to be played now")
    return entries.TableMade(at=now.at, game=game, table=table)


def played(state: CampaignState, now: Moment, game: int, record: steps.Json) -> entries.Stepped:
    """A game of the campaign is over: what it left behind is taken in, once."""
    if state.campaign.game > game:
        raise AlreadyDone(state.number)
    if state.campaign.game < game or game not in state.tables:
        raise Refused("not_now", "that game is not to be played now")
    try:
        step = entry_of_game(state.campaign, record)
    except CampaignError as error:
        raise Refused("not_now", str(error)) from None
    return _stepped(state, now, "", "", step)


def revised(state: CampaignState, now: Moment) -> entries.Stepped:
    """The edition has changed since: the campaign goes on with it as it is."""
    if state.campaign.is_current:
        raise AlreadyDone(state.number)
    return _stepped(state, now, "", "", steps.Revised(state.campaign.content.fingerprint))


# --- beginning --------------------------------------------------------------------------------------------------------


def check_players(players: list[str]) -> None:
    """Names that can be shown, each of their own."""
    for player in players:
        if len(player) > MAX_NAME:
            raise Refused("bad_name", f"a name has at most {MAX_NAME} letters")
        check_name(player)
    if len({folded(player) for player in players}) < len(players):
        raise Refused("name_taken", "every player has a name of their own")
