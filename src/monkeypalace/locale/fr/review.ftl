# The page of a review, and the exercises made from a player’s mistakes. `coach.ftl` has what the coach says.

review-overview = Vue d’ensemble
review-deep = Analyser en profondeur
review-is-deep = Analysée en profondeur.
review-deepening = En profondeur : { $percent } %
review-waiting = Votre analyse commence bientôt…
review-again = Réessayer
review-not-over = Seules les parties terminées peuvent être analysées.
review-as-table = Sous forme de tableau
review-skill = Adresse et chance
review-errors = { $count ->
    [0] aucune erreur
    [one] { $count } erreur, coût { $percent } %
   *[other] { $count } erreurs, coût { $percent } %
}
review-change = Part de victoire : { $before } % → { $after } %
review-parts = Chance { $luck } %, jeu { $play } %
review-no-error = Pas d’erreur nette dans ce tour.
review-choice = { $which ->
    [played] Joué
   *[better] Meilleur
}
review-values = { $share } % de la victoire, avance attendue : { $lead } bananes
review-cost = Coût : { $percent } % de la victoire
review-why = Pourquoi c’est mieux
review-try = Essayer
review-go-on = Continuer à partir d’ici
review-go-on-note = Vous continuez contre des bots à une nouvelle table. Les cartes face cachée sont mélangées.
review-mistakes = Apprendre de mes erreurs
review-mistakes-none = Vous n’avez fait aucune erreur nette dans cette partie. Bien joué !
review-mistake-at = Erreur { $at } sur { $all }
review-solved = Trouvé : { $done } sur { $all }
review-find = Trouvez mieux que ceci :
review-what = Que feriez-vous ici ?
review-verdict = { $verdict ->
    [best] Bien trouvé ! On ne connaît rien de nettement meilleur.
    [better] Mieux que ce qui a été joué. Il existe encore mieux.
   *[worse] Pas encore : cela coûte environ { $percent } %.
}
review-judging = Le coach réfléchit…
review-hint = Indice
review-hint-where = Regardez les cases marquées.
review-answer = Montrer la réponse
review-next = Suivant
review-all-done = Vous avez revu toutes vos erreurs de cette partie.
review-back = Retour à l’analyse
