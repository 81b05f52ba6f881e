# The page of a review, and the exercises made from a player’s mistakes. `coach.ftl` has what the coach says.

review-overview = Overzicht
review-deep = Grondig bespreken
review-is-deep = Grondig besproken.
review-deepening = Grondig: { $percent } %
review-waiting = Je bespreking begint zo…
review-again = Opnieuw proberen
review-not-over = Alleen afgelopen spellen kunnen worden besproken.
review-as-table = Als tabel
review-skill = Kunde en geluk
review-errors = { $count ->
    [0] geen fouten
    [one] { $count } fout, kosten { $percent } %
   *[other] { $count } fouten, kosten { $percent } %
}
review-change = Winstaandeel: { $before } % → { $after } %
review-parts = Geluk { $luck } %, spel { $play } %
review-no-error = Geen duidelijke fout in deze beurt.
review-choice = { $which ->
    [played] Gespeeld
   *[better] Beter
}
review-values = { $share } % van de winst, verwachte voorsprong: { $lead } bananen
review-cost = Kosten: { $percent } % van de winst
review-why = Waarom dat beter is
review-try = Probeer het
review-go-on = Vanaf hier verder spelen
review-go-on-note = Je speelt verder tegen bots aan een nieuwe tafel. Kaarten die gedekt lagen, worden geschud.
review-mistakes = Leren van mijn fouten
review-mistakes-none = Je hebt in dit spel geen duidelijke fout gemaakt. Goed gespeeld!
review-mistake-at = Fout { $at } van { $all }
review-solved = Gevonden: { $done } van { $all }
review-find = Vind iets beters dan dit:
review-what = Wat zou jij hier doen?
review-verdict = { $verdict ->
    [best] Goed gevonden! Er is niets bekend dat duidelijk beter is.
    [better] Beter dan wat is gespeeld. Er is nog iets beters.
   *[worse] Nog niet: dit kost ongeveer { $percent } %.
}
review-judging = De coach denkt na…
review-hint = Hint
review-hint-where = Kijk naar de gemarkeerde plekken.
review-answer = Toon het antwoord
review-next = Volgende
review-all-done = Je hebt al je fouten in dit spel doorgenomen.
review-back = Terug naar de bespreking
