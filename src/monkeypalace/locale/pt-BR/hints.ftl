### Hints in three steps: what to look for, where, and the decision. Ids are shared by all languages; see
### docs/architecture.md, "Texts".

## O que procurar

hint-look-pillar = Um pilar de cinco está ao alcance: ele rende uma Carta Bônus.
hint-look-trophy = Uma Carta de Troféu está ao alcance. Animal: { cli-animal }.
hint-look-height = Busque a altura: um crédito a mais pela decoração mais alta em { cli-colour }.
hint-look-card = Procure um início em { cli-colour }: ele pode pagar uma boa carta que custa { $cost }.
hint-look-start = Procure um início em { cli-colour }.
hint-look-pass = Conte suas peças: que escadaria elas ainda permitem?
hint-look-end = Este turno pode fazer desta a última rodada. Compare as bananas antes de decidir.
hint-look-income = Procure cartas que entregam algo a cada turno.
hint-look-bananas = Procure bananas.
hint-look-at-once = Procure cartas que trazem peças na hora.
hint-look-no-card = Pergunte-se se você precisa mesmo de uma carta.
hint-look-arches = Cada arcada é um crédito: você terá arcadas bastantes no próximo turno?
hint-look-bricks = Pilares pedem blocos: você terá blocos bastantes no próximo turno?
hint-look-balance = Arcadas e blocos: sua próxima escadaria precisa dos dois.
hint-look-free-place = Uma carta em um espaço vazio não cobre nada.
hint-look-cover = Uma de suas cartas será coberta: que entrega fará menos falta?
hint-look-monkey = O Macaco fecha uma casa: onde outro jogador gostaria de construir?
hint-look-frog-knob = O Sapo fecha uma casa: de qual você precisa?
hint-look-frog = Pese bem: o Sapo traz uma coluna agora, mas custa { $bananas ->
    [one] { $bananas } banana
   *[other] { $bananas } bananas
} se você ainda o tiver no fim.

## Onde

hint-where-start = Comece em { $spot }, em { cli-colour }.
hint-where-pass = Em lugar nenhum: tente todos os inícios que restam.
hint-where-card = { $count ->
    [one] Olhe a pilha { $pile }.
   *[other] Olhe a pilha { $pile } e o que os outros créditos pagam.
}
hint-where-no-card = Olhe os quatro espaços do seu tabuleiro.
hint-where-hand = Olhe suas peças: arcadas { $arches }, blocos { $bricks }, colunas { $columns }.
hint-where-place = Olhe o espaço { $place } do seu tabuleiro.
hint-where-knobs = Olhe estas casas: { $spots }.
hint-where-columns = Olhe suas peças: { $columns ->
    [0] você não tem coluna
    [one] você tem { $columns } coluna
   *[other] você tem { $columns } colunas
}.

## A decisão

hint-turn-build = Construa { $staircase }.
hint-turn-pass = Passe: nada pode ser construído.
hint-turn-buy = { $count ->
    [one] Pegue a carta da pilha { $piles }.
   *[other] Pegue as cartas destas pilhas: { $piles }.
}
hint-turn-no-card = Não pegue carta.
hint-turn-take = Pegue arcadas e blocos: { $arches } e { $bricks }.
hint-turn-place = Ponha a carta { $card } no espaço { $place }.
hint-turn-knob = Ponha o { cli-animal } em { $spot }.
hint-turn-frog = Pegue o Sapo.
hint-turn-no-frog = Deixe o Sapo.

hint-compared = Em comparação com { $decision }:
hint-only = Não há outra escolha.
hint-close = Outra escolha pode ser tão boa quanto esta.
