# Wat de server zelf zegt: meldingen, e-mails, voorbeelden van links; en de pagina zonder netwerk.

server-notice-turn = Jij bent aan de beurt
server-notice-turn-text = { $game } met { $names }
server-notice-over = De partij is afgelopen
server-notice-over-text = { $game } met { $names }: bekijk de uitslag
server-notice-invitation = Je bent uitgenodigd voor een partij
server-notice-invitation-text = { $game } met { $names }: er is een plaats voor je vrijgehouden
server-notice-half = De helft van je tijd is om
server-notice-half-text = { $game } met { $names }: je bent nog aan de beurt
server-notice-nearly = Je tijd is bijna om
server-notice-nearly-text = { $game } met { $names }: straks beslist een bot voor je
server-notice-digest = Partijen die op je wachten: { $count }
server-notice-digest-text = Daar ben jij aan de beurt.
server-notice-open-table = Naar de tafel
server-notice-open-list = Naar mijn partijen
server-notice-test = Een test van Florin
server-notice-test-text = Meldingen komen hier aan.

server-mail-why = Je krijgt deze e-mail omdat je bij Florin meldingen hebt aangezet.
server-mail-stop = Deze e-mails stopzetten
server-mail-confirm-subject = Bevestig je e-mailadres
server-mail-confirm-ask = Iemand, waarschijnlijk jij, heeft dit adres opgegeven voor meldingen van Florin. De link is een dag geldig. Was jij het niet, negeer deze e-mail dan.
server-mail-confirm-button = Adres bevestigen

server-preview-win = { $title }: { $names } wint met { $money }
server-preview-shared = { $title }: { $names } delen de overwinning met { $money }
server-preview-step = { $headline }, stap { $ply } van { $of }
server-preview-names = { $first } en { $last }
server-preview-profile = Partijen, uitslagen en tegenstanders op Florin

server-guest = Gast
server-site-description = { $games }: twee veilingspellen in je browser.
server-site-needs-script = Florin heeft JavaScript nodig.
server-site-no-app = De server draait. Deze installatie heeft geen webapp; programma’s vinden de API hier:

server-offline-title = Geen verbinding
server-offline-text = Florin wordt op een server gespeeld en heeft dus het netwerk nodig.
server-offline-list-1 = Je partijen zijn veilig: elke bevestigde zet is opgeslagen.
server-offline-list-2 = Klokken lopen door. Met een dag of meer per beslissing is er tijd om terug te komen.
server-offline-list-3 = Een pagina die nog open is, toont de laatste stand en gaat vanzelf verder.
server-offline-again = Opnieuw proberen
