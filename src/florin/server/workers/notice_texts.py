"""The words of notices, in the languages of the web app."""

from __future__ import annotations

import html
from typing import Final, NamedTuple

from florin import games
from florin.server.domain.notices import NoticeKind
from florin.server.store.deliveries import Delivery


class Words(NamedTuple):
    """Texts of one language. `{game}`, `{names}` and `{count}` are filled in."""

    titles: dict[NoticeKind, str]
    bodies: dict[NoticeKind, str]
    alone: str  # the body if no other name is known
    open_table: str
    open_list: str
    unsubscribe: str
    why: str
    confirm_subject: str
    confirm_text: str
    confirm_button: str
    test_title: str
    test_body: str


WORDS: Final[dict[str, Words]] = {
    "en": Words(
        titles={
            "turn": "It is your turn",
            "over": "The game is over",
            "invitation": "You are invited to a game",
            "half": "Half of your time has passed",
            "nearly": "Your time is almost up",
            "digest": "Games waiting for you: {count}",
        },
        bodies={
            "turn": "{game} with {names}",
            "over": "{game} with {names}: see the result",
            "invitation": "{game} with {names}: a seat is kept for you",
            "half": "{game} with {names}: it is still your turn",
            "nearly": "{game} with {names}: soon a bot decides for you",
            "digest": "It is your turn there.",
        },
        alone="{game}",
        open_table="Open the table",
        open_list="Open my games",
        unsubscribe="Stop these emails",
        why="You get this email because you asked Florin for notifications.",
        confirm_subject="Confirm your email address",
        confirm_text="Someone, probably you, entered this address for notifications from "
        "Florin. The link is valid for one day. If it was not you, ignore this email.",
        confirm_button="Confirm the address",
        test_title="A test from Florin",
        test_body="Notifications arrive here.",
    ),
    "de": Words(
        titles={
            "turn": "Du bist dran",
            "over": "Die Partie ist zu Ende",
            "invitation": "Du bist zu einer Partie eingeladen",
            "half": "Die Hälfte deiner Zeit ist um",
            "nearly": "Deine Zeit ist fast um",
            "digest": "Partien, die auf dich warten: {count}",
        },
        bodies={
            "turn": "{game} mit {names}",
            "over": "{game} mit {names}: zum Ergebnis",
            "invitation": "{game} mit {names}: ein Platz ist für dich freigehalten",
            "half": "{game} mit {names}: Du bist noch dran",
            "nearly": "{game} mit {names}: bald entscheidet ein Bot für dich",
            "digest": "Dort bist du dran.",
        },
        alone="{game}",
        open_table="Zum Tisch",
        open_list="Zu meinen Partien",
        unsubscribe="Diese E-Mails abbestellen",
        why="Du bekommst diese E-Mail, weil du bei Florin Benachrichtigungen bestellt hast.",
        confirm_subject="Bestätige deine E-Mail-Adresse",
        confirm_text="Jemand, vermutlich du, hat diese Adresse für Benachrichtigungen von "
        "Florin angegeben. Der Link gilt einen Tag. Warst du es nicht, ignoriere diese E-Mail.",
        confirm_button="Adresse bestätigen",
        test_title="Ein Test von Florin",
        test_body="Benachrichtigungen kommen hier an.",
    ),
    "nl": Words(
        titles={
            "turn": "Jij bent aan de beurt",
            "over": "De partij is afgelopen",
            "invitation": "Je bent uitgenodigd voor een partij",
            "half": "De helft van je tijd is om",
            "nearly": "Je tijd is bijna om",
            "digest": "Partijen die op je wachten: {count}",
        },
        bodies={
            "turn": "{game} met {names}",
            "over": "{game} met {names}: bekijk de uitslag",
            "invitation": "{game} met {names}: er is een plaats voor je vrijgehouden",
            "half": "{game} met {names}: je bent nog aan de beurt",
            "nearly": "{game} met {names}: straks beslist een bot voor je",
            "digest": "Daar ben jij aan de beurt.",
        },
        alone="{game}",
        open_table="Naar de tafel",
        open_list="Naar mijn partijen",
        unsubscribe="Deze e-mails stopzetten",
        why="Je krijgt deze e-mail omdat je bij Florin meldingen hebt aangezet.",
        confirm_subject="Bevestig je e-mailadres",
        confirm_text="Iemand, waarschijnlijk jij, heeft dit adres opgegeven voor meldingen van "
        "Florin. De link is een dag geldig. Was jij het niet, negeer deze e-mail dan.",
        confirm_button="Adres bevestigen",
        test_title="Een test van Florin",
        test_body="Meldingen komen hier aan.",
    ),
    "it": Words(
        titles={
            "turn": "Tocca a te",
            "over": "La partita è finita",
            "invitation": "Hai ricevuto un invito a una partita",
            "half": "È passata metà del tuo tempo",
            "nearly": "Il tuo tempo sta per scadere",
            "digest": "Partite che ti aspettano: {count}",
        },
        bodies={
            "turn": "{game} con {names}",
            "over": "{game} con {names}: guarda il risultato",
            "invitation": "{game} con {names}: c’è un posto riservato a te",
            "half": "{game} con {names}: tocca ancora a te",
            "nearly": "{game} con {names}: tra poco un bot decide per te",
            "digest": "Lì tocca a te.",
        },
        alone="{game}",
        open_table="Vai al tavolo",
        open_list="Vai alle mie partite",
        unsubscribe="Non ricevere più queste email",
        why="Ricevi questa email perché hai attivato le notifiche di Florin.",
        confirm_subject="Conferma il tuo indirizzo email",
        confirm_text="Qualcuno, probabilmente tu, ha indicato questo indirizzo per le notifiche "
        "di Florin. Il link vale un giorno. Se non sei stato tu, ignora questa email.",
        confirm_button="Conferma l’indirizzo",
        test_title="Una prova di Florin",
        test_body="Le notifiche arrivano qui.",
    ),
}


class Notice(NamedTuple):
    """A notice in words. `path` is the page that it opens."""

    title: str
    body: str
    path: str
    button: str


def words_of(language: str) -> Words:
    return WORDS.get(language, WORDS["en"])


def notice_of(delivery: Delivery) -> Notice:
    words = words_of(delivery.settings.preferences.language)
    game = "" if delivery.game is None else games.get(delivery.game).title
    names = ", ".join(delivery.names)
    body = words.bodies[delivery.kind] if names or delivery.table is None else words.alone
    path = "/" if delivery.table is None else f"/t/{delivery.table}"
    return Notice(
        words.titles[delivery.kind].format(count=delivery.waiting),
        body.format(game=game, names=names),
        path,
        words.open_list if delivery.table is None else words.open_table,
    )


def test_notice(language: str) -> Notice:
    words = words_of(language)
    return Notice(words.test_title, words.test_body, "/", words.open_list)


# Names of players stand in the text. A chat service must not take them for its own signs:
# `@everyone` and `<!channel>` call all members, brackets hide where a link leads.
_CHAT: Final = str.maketrans(
    {"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")", "/": "/\u200b"}  # zero-width spaces
)


def chat_text(text: str) -> str:
    """The text as chat services show it: without mentions and links."""
    return text.translate(_CHAT)


def mail_text(notice: Notice, language: str, link: str, stop: str) -> tuple[str, str]:
    """The mail as plain text and as HTML. `stop` is the page that ends these mails."""
    words = words_of(language)
    plain = (
        f"{notice.title}\n{notice.body}\n\n{notice.button}: {link}\n\n"
        f"-- \n{words.why}\n{words.unsubscribe}: {stop}\n"
    )
    footer = f'{_safe(words.why)} <a href="{_safe(stop)}">{_safe(words.unsubscribe)}</a>'
    return plain, _page(notice.title, notice.body, notice.button, link, language, footer)


def confirm_mail(language: str, link: str) -> tuple[str, str, str]:
    """Subject, plain text and HTML of the mail that asks to confirm an address."""
    words = words_of(language)
    plain = f"{words.confirm_text}\n\n{words.confirm_button}: {link}\n"
    page = _page(
        words.confirm_subject, words.confirm_text, words.confirm_button, link, language, ""
    )
    return f"Florin: {words.confirm_subject}", plain, page


def _page(title: str, body: str, button: str, link: str, language: str, footer: str) -> str:
    return (
        f'<!doctype html><html lang="{_safe(language)}"><head><meta charset="utf-8">'
        f"<title>{_safe(title)}</title></head>"
        '<body style="font-family:Georgia,serif;color:#2b2118;max-width:32em;margin:1.5em auto">'
        f'<h1 style="font-size:1.3em">{_safe(title)}</h1><p>{_safe(body)}</p>'
        f'<p><a href="{_safe(link)}" style="display:inline-block;padding:.6em 1.2em;'
        f'background:#7a1f1f;color:#fff;text-decoration:none;border-radius:.4em">'
        f"{_safe(button)}</a></p>"
        f'<p style="font-size:.85em;color:#6b5d4d">{footer}</p></body></html>'
    )


def _safe(text: str) -> str:
    return html.escape(text, quote=True)
