# Was der Server selbst sagt: Benachrichtigungen, Mails, Vorschauen von Links; und die Seite ohne Netz.

server-notice-turn = Du bist dran
server-notice-turn-text = { $game } mit { $names }
server-notice-over = Die Partie ist zu Ende
server-notice-over-text = { $game } mit { $names }: zum Ergebnis
server-notice-invitation = Du bist zu einer Partie eingeladen
server-notice-invitation-text = { $game } mit { $names }: ein Platz ist für dich freigehalten
server-notice-half = Die Hälfte deiner Zeit ist um
server-notice-half-text = { $game } mit { $names }: Du bist noch dran
server-notice-nearly = Deine Zeit ist fast um
server-notice-nearly-text = { $game } mit { $names }: bald entscheidet ein Bot für dich
server-notice-digest = Partien, die auf dich warten: { $count }
server-notice-digest-text = Dort bist du dran.
server-notice-open-table = Zum Tisch
server-notice-open-list = Zu meinen Partien
server-notice-test = Ein Test von Florin
server-notice-test-text = Benachrichtigungen kommen hier an.

server-mail-why = Du bekommst diese E-Mail, weil du bei Florin Benachrichtigungen bestellt hast.
server-mail-stop = Diese E-Mails abbestellen
server-mail-confirm-subject = Bestätige deine E-Mail-Adresse
server-mail-confirm-ask = Jemand, vermutlich du, hat diese Adresse für Benachrichtigungen von Florin angegeben. Der Link gilt einen Tag. Warst du es nicht, ignoriere diese E-Mail.
server-mail-confirm-button = Adresse bestätigen

server-preview-win = { $title }: { $names } gewinnt mit { $money }
server-preview-shared = { $title }: { $names } teilen sich den Sieg mit { $money }
server-preview-step = { $headline }, Schritt { $ply } von { $of }
server-preview-names = { $first } und { $last }
server-preview-profile = Partien, Ergebnisse und Gegner bei Florin

server-guest = Gast
server-site-description = { $games }: zwei Versteigerungsspiele im Browser.
server-site-needs-script = Florin braucht JavaScript.
server-site-no-app = Der Server läuft. Diese Installation hat keine Web-App; Programme finden die API hier:

server-offline-title = Keine Verbindung
server-offline-text = Florin wird auf einem Server gespielt und braucht deshalb das Netz.
server-offline-list-1 = Deine Partien sind sicher: Jeder bestätigte Zug ist gespeichert.
server-offline-list-2 = Uhren laufen weiter. Bei einem Tag oder mehr pro Entscheidung ist Zeit, zurückzukommen.
server-offline-list-3 = Eine Seite, die noch offen ist, zeigt den letzten Stand und macht von selbst weiter.
server-offline-again = Erneut versuchen
