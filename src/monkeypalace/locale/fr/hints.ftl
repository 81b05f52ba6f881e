### Hints in three steps: what to look for, where, and the decision. Ids are shared by all languages; see
### docs/architecture.md, "Texts".

## Que chercher

hint-look-pillar = Un pilier de cinq est à votre portée : il rapporte une carte Bonus.
hint-look-trophy = Une carte Trophée est à votre portée. Animal : { cli-animal }.
hint-look-height = Prenez de la hauteur : un crédit de plus pour la décoration la plus haute en { cli-colour }.
hint-look-card = Cherchez un départ { cli-colour } : il peut payer une bonne carte qui coûte { $cost }.
hint-look-start = Cherchez un départ { cli-colour }.
hint-look-pass = Comptez vos pièces : quel escalier permettent-elles encore ?
hint-look-end = Ce tour peut faire de cette manche la dernière. Comparez les Bananes avant de décider.
hint-look-income = Cherchez des cartes qui livrent quelque chose à chaque tour.
hint-look-bananas = Cherchez des Bananes.
hint-look-at-once = Cherchez des cartes qui rapportent des pièces tout de suite.
hint-look-no-card = Demandez-vous si vous avez besoin d’une carte.
hint-look-arches = Chaque arche vaut un crédit : en aurez-vous assez au prochain tour ?
hint-look-bricks = Les piliers demandent des briques : en aurez-vous assez au prochain tour ?
hint-look-balance = Arches et briques : votre prochain escalier a besoin des deux.
hint-look-free-place = Une carte sur un emplacement vide ne recouvre rien.
hint-look-cover = Une de vos cartes doit être recouverte : quelle livraison vous manquera le moins ?
hint-look-monkey = Le Singe ferme une case : où un adversaire aimerait-il construire ?
hint-look-frog-knob = La Grenouille ferme une case : de laquelle avez-vous besoin ?
hint-look-frog = À vous de peser : la Grenouille donne une colonne maintenant, mais coûte { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
} si vous l’avez encore à la fin.

## Où

hint-where-start = Commencez en { $spot }, sur { cli-colour }.
hint-where-pass = Nulle part : essayez tous les départs qui restent.
hint-where-card = { $count ->
    [one] Regardez le paquet { $pile }.
   *[other] Regardez le paquet { $pile }, et ce que paient vos autres crédits.
}
hint-where-no-card = Regardez les quatre emplacements de votre plateau.
hint-where-hand = Regardez vos pièces : arches { $arches }, briques { $bricks }, colonnes { $columns }.
hint-where-place = Regardez l’emplacement { $place } de votre plateau.
hint-where-knobs = Regardez ces cases : { $spots }.
hint-where-columns = Regardez vos pièces : { $columns ->
    [0] vous n’avez pas de colonne
    [one] vous avez { $columns } colonne
   *[other] vous avez { $columns } colonnes
}.

## La décision

hint-turn-build = Construisez { $staircase }.
hint-turn-pass = Passez : rien ne peut être construit.
hint-turn-buy = { $count ->
    [one] Prenez la carte du paquet { $piles }.
   *[other] Prenez les cartes de ces paquets : { $piles }.
}
hint-turn-no-card = Ne prenez pas de carte.
hint-turn-take = Prenez des arches et des briques : { $arches } et { $bricks }.
hint-turn-place = Posez la carte { $card } sur l’emplacement { $place }.
hint-turn-knob = { $animal ->
    [frog] Mettez la Grenouille sur { $spot }.
   *[monkey] Mettez le Singe sur { $spot }.
}
hint-turn-frog = Prenez la Grenouille.
hint-turn-no-frog = Laissez la Grenouille.

hint-compared = Par rapport à { $decision } :
hint-only = Il n’y a pas d’autre choix.
hint-close = Un autre choix est peut-être aussi bon.
