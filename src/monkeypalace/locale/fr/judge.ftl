# L’arbitre en français : mettre en place un palais, tracer un escalier, lire le verdict.

judge-modes = Que faire
judge-set-up = Mettre en place
judge-judge = Juger un escalier
judge-bad-link = Ce lien ne contient aucune position. Demandez-le de nouveau.

## Mise en place

judge-tools = Pièce à poser
judge-tool = { $tool ->
    [arch] Arche
    [brick] Brique
    [column] Colonne
    [light] Vert clair
    [dark] Vert foncé
    [gold] Doré
    [monkey] Singe
    [butterfly] Papillon
    [frog] Grenouille
   *[remove] Enlever
}
judge-tool-hint = { $tool ->
    [arch] Touchez deux cases voisines : l’arche va de l’une à l’autre.
    [remove] Touchez une case : ce qui est tout en haut est enlevé.
    [monkey] Touchez un bout d’arche pour y mettre le Singe. Touchez encore cet endroit pour enlever le Singe.
    [butterfly] Touchez une pièce décorative pour y mettre le Papillon. Touchez encore cet endroit pour enlever le Papillon.
    [frog] Touchez un bout d’arche pour y mettre la Grenouille. Touchez encore cet endroit pour enlever la Grenouille.
   *[other] Touchez une case : la pièce se pose tout en haut.
}
judge-redo = Rétablir
judge-cannot-stand = Ce palais ne peut pas tenir debout
judge-stands = Ce palais peut tenir debout.
judge-hand = Pièces en main
judge-kind = { $kind ->
    [arch] Arches
    [brick] Briques
   *[column] Colonnes
}
judge-fewer = Une de moins : { $name }
judge-more = Une de plus : { $name }
judge-own-map = Un autre Plan de construction
judge-starting = Escalier de départ
judge-empty = Plan vide

## Le verdict

judge-draw = Touchez la case où l’escalier commence, puis avancez de case en case. Vous pouvez tout tracer, même ce qui est interdit.
judge-again = Recommencer
judge-anyway = Poser l’arche quand même
judge-supports = Briques et colonnes sous l’arche { $arch }
judge-support = { $support ->
    [brick] Briques sur { $spot }
   *[column] Colonnes sur { $spot }
}
judge-legal = Escalier permis
judge-illegal = Escalier interdit
judge-cost = Pièces utilisées
judge-no = non
judge-decoration = { $colour ->
    [l] Une pièce décorative vert clair va sur { $spot }, au niveau { $level }.
    [d] Une pièce décorative vert foncé va sur { $spot }, au niveau { $level }.
   *[g] Une pièce décorative dorée va sur { $spot }, au niveau { $level }.
}
judge-no-decoration = { $colour ->
    [l] Il ne reste aucune pièce décorative vert clair pour { $spot }, niveau { $level }.
    [d] Il ne reste aucune pièce décorative vert foncé pour { $spot }, niveau { $level }.
   *[g] Il ne reste aucune pièce décorative dorée pour { $spot }, niveau { $level }.
}
judge-keep = Laisser l’escalier en place
judge-rule = { $rule ->
    [A] A : partir du sol libre
    [B] B : commencer par ce qu’on veut
    [C] C : finir par une arche
    [D] D : construire sur des tenons libres
    [E] E : rester relié au palais
    [F] F : soutenir les deux bouts
    [G] G : pas d’arche directement sur une arche
    [H] H : tout droit ou en tournant
    [I] I : marche après marche
   *[pieces] Avoir les pièces en main
}
judge-outcome = { $outcome ->
    [kept] respectée
    [broken] enfreinte
   *[not-reached] non jugée
}

## Tous les escaliers

judge-survey = Tous les escaliers permis
judge-count = { $count ->
    [0] Aucun escalier n’est permis ici.
    [one] { $count } escalier permis
   *[other] { $count } escaliers permis
}
judge-count-more = { $count ->
    [one] Au moins { $count } escalier permis
   *[other] Au moins { $count } escaliers permis
}
judge-best-by = Les meilleurs d’abord, selon
judge-best = { $order ->
    [credits] les Monnaies de Singe
    [arches] le nombre d’arches
   *[height] la hauteur
}
judge-best-part = Il y en a trop pour les examiner tous ; voici les meilleurs de ceux qui l’ont été.

## Texte et lien

judge-share = Copier le lien vers cette position
judge-text = Position et escalier en texte
judge-position = Position : JSON ou lien
judge-copy = Copier
