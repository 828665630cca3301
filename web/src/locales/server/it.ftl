# Che cosa dice il server: notifiche, email, anteprime dei link; e la pagina senza rete.

server-notice-turn = Tocca a te
server-notice-turn-text = { $game } con { $names }
server-notice-over = La partita è finita
server-notice-over-text = { $game } con { $names }: guarda il risultato
server-notice-invitation = Hai ricevuto un invito a una partita
server-notice-invitation-text = { $game } con { $names }: c’è un posto riservato a te
server-notice-half = È passata metà del tuo tempo
server-notice-half-text = { $game } con { $names }: tocca ancora a te
server-notice-nearly = Il tuo tempo sta per scadere
server-notice-nearly-text = { $game } con { $names }: tra poco un bot decide per te
server-notice-digest = Partite che ti aspettano: { $count }
server-notice-digest-text = Lì tocca a te.
server-notice-open-table = Vai al tavolo
server-notice-open-list = Vai alle mie partite
server-notice-test = Una prova di Florin
server-notice-test-text = Le notifiche arrivano qui.

server-mail-why = Ricevi questa email perché hai attivato le notifiche di Florin.
server-mail-stop = Non ricevere più queste email
server-mail-confirm-subject = Conferma il tuo indirizzo email
server-mail-confirm-ask = Qualcuno, probabilmente tu, ha indicato questo indirizzo per le notifiche di Florin. Il link vale un giorno. Se non sei stato tu, ignora questa email.
server-mail-confirm-button = Conferma l’indirizzo

server-preview-win = { $title }: { $names } vince con { $money }
server-preview-shared = { $title }: { $names } condividono la vittoria con { $money }
server-preview-step = { $headline }, passo { $ply } di { $of }
server-preview-names = { $first } e { $last }
server-preview-profile = Partite, risultati e avversari su Florin

server-guest = Ospite
server-site-description = { $games }: due giochi d’asta nel browser.
server-site-needs-script = Florin ha bisogno di JavaScript.
server-site-no-app = Il server è in funzione. Questa installazione non ha l’app web; i programmi trovano l’API qui:

server-offline-title = Nessuna connessione
server-offline-text = Florin si gioca su un server e ha quindi bisogno della rete.
server-offline-list-1 = Le tue partite sono al sicuro: ogni mossa confermata è salvata.
server-offline-list-2 = Gli orologi continuano a scorrere. Con un giorno o più per decisione c’è tempo per tornare.
server-offline-list-3 = Una pagina ancora aperta mostra l’ultima situazione e riprende da sola.
server-offline-again = Riprova
