# Medici vs Strozzi: teksten in het Nederlands.

pitch-strozzi = Jij noemt de prijs: je tegenstander koopt, of jij moet. Een strijd om drie havens. 2 spelers.
tour-strozzi-0-title = Jij noemt de prijs
tour-strozzi-0-text = Leg één, twee of drie stuks open en noem één prijs voor alles samen.
tour-strozzi-1-title = Kopen of weigeren
tour-strozzi-1-text = Je tegenstander koopt voor jouw prijs of weigert. Weigert je tegenstander, dan moet jij voor die prijs kopen. Wie koopt, is daarna aan de beurt.
tour-strozzi-2-title = Laad je schepen
tour-strozzi-2-text = Een pakket gaat op één schip. Met zijn eerste stukken vaart het schip naar een haven; je drie schepen gaan naar drie havens. Het waardevolste schip in een haven levert 20 op.
tour-strozzi-3-title = Trek de stenen naar je toe
tour-strozzi-3-text = Je stukken trekken ook de markeringsstenen in hun haven naar jouw kant: één veld per stuk, en twee voor een 0. Daar leveren ze je elke ronde geld op. Na drie ronden wint het rijkste huis.
harbours = Havens
round = Ronde
if-round-ended = Opbrengst als de ronde nu eindigde
breakdown-cargo-in = { $place }, lading
breakdown-track = { $place }, { $commodity }
breakdown-change = Pakket aan boord
fields-bonus = Velden { $levels } leveren { $florins } florijnen extra op.
harbour-leads = ligt voor
track-text =
    { $side ->
        [none] { $commodity }: in het midden
       *[other] { $commodity }: { $side }, veld { $field }
    }
house-1 = Medici
house-2 = Strozzi
active = aan de beurt
harbour-1 = Linkerhaven
harbour-2 = Middelste haven
harbour-3 = Rechterhaven
no-ship = geen schip
send-here = Schip hierheen
ship-of = Schip voor { $holds }
ship-home = Schip met { $holds } laadruimen, nog niet uitgevaren
load-harbour =
    { $holds ->
        [0] Laden: { $harbour }, hoogstens { $n }
       *[other] Schip met { $holds } ruimen laden: { $harbour }, { $n }
    }
turn-strozzi-select = Nog een stuk, of het pakket aanbieden?
turn-strozzi-price = Noem je prijs
turn-strozzi-answer = Kopen voor { $n }?
turn-strozzi-load = Laad het pakket
hint-strozzi-select =
    { $n ->
        [one] Er mag er nog één bij.
       *[other] Er mogen er nog hoogstens { $n } bij.
    }
hint-strozzi-answer = Weiger je, dan moet je tegenstander het voor { $price } kopen.
load-hint-ship = Kies een schip en een haven
load-hint-harbour = Kies de haven
choose-ship = Kies een schip
do-buy = Kopen
do-decline = Weigeren
discard = Wegwerpen
log-round = Ronde { $round }. { $name } begint.
log-price = { $name } vraagt { $n }
log-declined = { $name } weigert
log-loaded =
    { $harbour ->
        [1] { $name } laadt het schip voor { $holds } in de linkerhaven
        [2] { $name } laadt het schip voor { $holds } in de middelste haven
       *[3] { $name } laadt het schip voor { $holds } in de rechterhaven
    }
log-round-ended =
    { $why ->
        [bag] Ronde { $round } is voorbij: de buidel is leeg
       *[ships] Ronde { $round } is voorbij: drie schepen zijn vol
    }
text-round =
    { $bag ->
        [one] Ronde { $round }. Nog 1 stuk in de buidel.
       *[other] Ronde { $round }. Nog { $bag } stuks in de buidel.
    }
text-price = { $name } vraagt { $n }.
text-house =
    { $name }: { $money ->
        [one] { $money } florijn
       *[other] { $money } florijnen
    }. Opbrengst als de ronde nu eindigde: { $pay }.
text-ship = { $name }, schip met { $holds } laadruimen, { $where }: { $lots }.
text-at-home = nog niet uitgevaren
text-track =
    { $side ->
        [none] { $harbour }, { $commodity }: markeringssteen in het midden.
       *[other] { $harbour }, { $commodity }: markeringssteen aan de kant van { $side }, veld { $field }.
    }
scoring-round = Waardering, ronde { $round }
note-field = veld { $n }
did-price = { $name } vraagt { $n }.
did-buy = { $name } koopt.
did-decline = { $name } weigert.
did-discard = { $name } werpt het pakket weg.
did-load = { $name } laadt het schip voor { $holds }: { $harbour }.
best-price = { $n } vragen
best-buy = kopen
best-decline = weigeren
best-discard = het pakket wegwerpen
best-load = het schip voor { $holds } laden: { $harbour }
option-strozzi-track = Lengte van de monopolielijsten
option-strozzi-track-3 = 3 velden aan elke kant
option-strozzi-track-4 = 4 velden aan elke kant
option-strozzi-track-5 = 5 velden aan elke kant
option-strozzi-track-6 = 6 velden aan elke kant
option-strozzi-track-help = De laatste twee velden aan elke kant leveren altijd 10 en 20 extra op.

# Wat een pakket waard is: vóór de prijs, het antwoord en het laden.
hint-strozzi-price = Voor die prijs koopt je tegenstander, of jij.
swing-if-buy = als je koopt
swing-if-loaded = schip voor { $holds }, { $harbour }
swing-split = jij { $n }, { $name } { $loss }
flag-you = { $n } waard voor jou
flag-other = { $n } waard voor { $name }
flag-none-you = je hebt geen ruimte
flag-none = { $name } heeft geen ruimte
out-buys = { $name } koopt: betaalt { $price }, waard { $worth }
out-declines = { $name } weigert: jij betaalt { $price }, waard { $worth }
buy-at = Kopen voor { $n }
answer-net = { $n } voor jou
answer-other = { $n } voor jou: { $name } betaalt { $price }, waard { $worth }
answer-other-vain = { $n } voor jou: { $name } heeft geen ruimte
buy-in-vain = { $n }: alleen om weg te werpen
no-room-buy = Geen van je schepen heeft er ruimte voor: je kunt het alleen wegwerpen.
no-room-load = Geen van je schepen heeft er ruimte voor.
load-hint-ship-for = Kies het schip: { $harbour }
load-now = Schip voor { $holds } laden: { $harbour }
send-ship = Schip voor { $holds } sturen
sure-discard = Echt wegwerpen?

# De les
lesson-strozzi-pitch = Je eerste ronde: een prijs noemen, kopen of weigeren, schepen sturen, markeringsstenen trekken. Ongeveer vijf minuten.
lesson-strozzi-goal = Twee huizen met elk drie schepen, en drie havens ertussen. Jij speelt de Medici; na drie ronden wint het rijkste huis.
lesson-strozzi-draw = Jij bent aan de beurt: je stelt een pakket van één tot drie stuks samen.
lesson-strozzi-draw-do = Druk op ‘{ do-draw }’.
lesson-strozzi-offer = Twee keer specerijen, samen 8 waard: een goed pakket.
lesson-strozzi-offer-do = Druk op ‘{ do-stop }’.
lesson-strozzi-worth = De vlaggetjes tonen wat het pakket elk huis zou opleveren als de ronde nu eindigde. Een eerlijke prijs ligt daar in de buurt.
lesson-strozzi-price = Jij noemt één prijs. { $two } koopt voor die prijs. Bij weigering moet jij zelf voor die prijs kopen. Krediet is gratis.
lesson-strozzi-price-do = Kies een prijs van minstens 4 en vraag die.
lesson-strozzi-declined = { $two } weigert, dus jij koopt voor { $n }. Het pakket gaat op één schip, en dat schip vaart naar een haven.
lesson-strozzi-declined-do = Kies het schip voor 3, dan de rechterhaven.
lesson-strozzi-harbour = Jouw schip is hier 8 waard en heeft geen tegenstander. Aan het eind van de ronde levert het waardevolste schip in een haven 20 op.
lesson-strozzi-marker = Specerijen hebben in deze haven een lijst: twee stuks trekken de steen twee velden naar jou. Een steen aan jouw kant levert 10 op, op de laatste twee velden nog 10 of 20 meer.
lesson-strozzi-zero = Jij kocht, dus jij bent weer aan de beurt. Het stuk pelzen 0 maakt een schip niet waardevoller, maar een stuk met waarde 0 trekt zijn steen twee velden.
lesson-strozzi-zero-do = Druk op ‘{ do-draw }’.
lesson-strozzi-enough = Pelzen en kleurstoffen: de linkerhaven heeft voor allebei een lijst.
lesson-strozzi-enough-do = Druk op ‘{ do-stop }’.
lesson-strozzi-again = Noem weer een prijs. Vraag alleen wat je zelf zou betalen.
lesson-strozzi-again-do = Kies een prijs van minstens 2 en vraag die.
lesson-strozzi-left = Jij koopt weer. Je drie schepen gaan naar drie verschillende havens.
lesson-strozzi-left-do = Kies het schip voor 4, dan de linkerhaven.
lesson-strozzi-pulled = De 0 trok de pelzensteen twee velden; het stuk kleurstoffen 3 trok zijn steen maar één veld. Stenen blijven liggen en leveren de volgende ronden weer iets op.
lesson-strozzi-three = Een pakket mag drie stuks hebben, als een van je schepen er ruimte voor heeft.
lesson-strozzi-three-do = Druk op ‘{ do-draw }’.
lesson-strozzi-third = En nog één.
lesson-strozzi-third-do = Druk op ‘{ do-draw }’.
lesson-strozzi-low = Kijk nu wat een lage prijs doet: { $two } let alleen op de waarden en pakt een koopje.
lesson-strozzi-low-do = Vraag 2 florijnen of minder.
lesson-strozzi-sold = { $two } heeft gekocht en geladen. In de linkerhaven is dat schip 5 waard, het jouwe 3. En nu is { $two } aan de beurt.
lesson-strozzi-answer = { $two } vraagt { $n }. Koop of weiger; weiger je, dan moet { $two } kopen. Een derde haven en de stenen daar zijn jou veel meer waard.
lesson-strozzi-answer-do = Koop voor { $n }.
lesson-strozzi-middle = De middelste haven heeft lijsten voor specerijen, linnen en kleurstoffen. Het stuk kleurstoffen 0 trekt dubbel.
lesson-strozzi-middle-do = Kies het schip voor 5, dan de middelste haven.
lesson-strozzi-own = De rest van de ronde is aan jou. Die eindigt als een huis zijn drie schepen vol heeft of als de buidel leeg is.
lesson-strozzi-no-room = Deze stukken passen op geen van je schepen. Weiger, dan moet { $two } ze kopen.
lesson-strozzi-answer-own = Kopen of weigeren? Op elke knop staat wat er tussen de huizen verandert.
lesson-strozzi-price-own = Noem een prijs. Hij is goed als beide antwoorden je uitkomen.
lesson-strozzi-load-own = Kies een schip en een haven. Het getal bij het schip zegt wat er zou veranderen.
lesson-strozzi-harbours = De havens leveren jou { $harbours } op en { $two } { $theirs }: 20 voor het waardevolste schip in elke haven.
lesson-strozzi-markers = De stenen leveren jou { $markers } op en { $two } { $other }. Ze blijven liggen; schepen en stukken komen terug.
lesson-strozzi-end = Na de eerste ronde heb je { $money } florijnen. De stenen blijven liggen en leveren weer iets op; nog twee ronden beslissen. { $two } begint.

# Redenen van de coach: feiten over een keuze. $you is "yes" als het om de lezer gaat.
in-harbour-1 = in de linkerhaven
in-harbour-2 = in de middelste haven
in-harbour-3 = in de rechterhaven
reason-strozzi-harbour =
    { $you ->
        [yes] Levert je { $harbour } { $florins } meer op
       *[no] Levert { $name } { $harbour } { $florins } meer op
    }
reason-strozzi-harbour-deny =
    { $you ->
        [yes] Kost jou { $florins } { $harbour }
       *[no] Kost { $name } { $florins } { $harbour }
    }
reason-strozzi-track =
    { $you ->
        [yes] Markeringssteen voor { $goods } { $harbour } op jouw veld { $level } (+{ $florins })
       *[no] Markeringssteen voor { $goods } { $harbour } op veld { $level } van { $name } (+{ $florins })
    }
reason-strozzi-track-deny =
    { $you ->
        [yes] Kost jou { $florins } { $in } { $harbour }
       *[no] Kost { $name } { $florins } { $in } { $harbour }
    }
reason-strozzi-best-load =
    { $you ->
        [yes] Op zijn best geladen is het { $florins } waard voor jou
       *[no] Op zijn best geladen is het { $florins } waard voor { $name }
    }
reason-strozzi-other-load =
    { $you ->
        [yes] Op zijn best geladen is het { $florins } waard voor jou
       *[no] Op zijn best geladen is het { $florins } waard voor { $name }
    }
reason-strozzi-must-buy =
    { $you ->
        [yes] Dan moet jij het kopen voor { $florins }
       *[no] Dan moet { $name } het kopen voor { $florins }
    }
reason-strozzi-discards =
    { $you ->
        [yes] Je hebt er geen ruimte voor en kunt het alleen wegwerpen
       *[no] { $name } heeft er geen ruimte voor en kan het alleen wegwerpen
    }
reason-strozzi-fills = Vult het schip met { $level } ruimen
reason-strozzi-room =
    { $level ->
        [one] Er blijft 1 ruim van het schip vrij
       *[other] Er blijven { $level } ruimen van het schip vrij
    }
reason-strozzi-ends-round = Vult het laatste schip: de ronde eindigt
reason-strozzi-too-big =
    { $you ->
        [yes] Nog een stuk past op geen van je schepen
       *[no] Nog een stuk past op geen schip van { $name }
    }
reason-strozzi-bag =
    { $level ->
        [one] Er zit nog 1 stuk in de buidel
       *[other] Er zitten nog { $level } stuks in de buidel
    }
reason-strozzi-next = Een stuk uit de buidel is gemiddeld ongeveer { $florins } waard
phase-strozzi-draw = Samenstellen
phase-strozzi-price = Een prijs noemen
phase-strozzi-answer = Kopen of weigeren
phase-strozzi-load = Laden
phase-strozzi-late = Laat in de ronde
