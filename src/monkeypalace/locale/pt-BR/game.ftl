### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Building rules

violation-a-blocked = Regra A: { $spot } está bloqueado, não há pino. Escolha um ponto inicial com um pino livre.
violation-a-built-on = Regra A: já há peças em { $spot }. Escolha um ponto inicial onde o mapa está vazio.
violation-a-animal = Regra A: há um animal em { $spot }. Escolha outro ponto inicial.
violation-b-not-a-building-brick = Regra B: esta peça em { $spot } não pode começar uma escadaria. Comece com uma arcada, um bloco ou uma coluna.
violation-c-no-arch = Regra C: sua escadaria desde { $spot } ainda não tem arcada. Coloque ao menos uma.
violation-c-ends-without-arch = Regra C: em { $spot } você termina sem arcada. Termine com uma arcada ou pegue a peça de volta.
violation-d-off-the-map = Regra D: o mapa acaba em { $spot }. Coloque a arcada { $arch } em outra direção.
violation-d-blocked = Regra D: { $spot } está bloqueado, não há pino. Coloque a arcada { $arch } em outra direção.
violation-d-animal = Regra D: um animal em { $spot } fecha o pino. Contorne-o com a arcada { $arch }.
violation-e-not-attached = Regra E: sua escadaria não toca o palácio. Leve-a a uma peça que já estava lá antes do seu turno.
violation-e-out-of-reach = Regra E: desde { $spot } suas peças restantes não chegam mais ao palácio. Vá por outro lado ou gaste menos no caminho.
violation-f-too-low = Regra F: a arcada { $arch } fica no ar sobre { $spot }. Empilhe antes mais { $need } em { $spot }; um bloco tem altura 1, uma coluna 3.
violation-f-too-high = Regra F: { $spot } está { $need } alto demais para a arcada { $arch }. Suba a arcada: empilhe antes mais { $need } em { $other }; um bloco tem altura 1, uma coluna 3.
violation-f-not-a-support = Regra F: esta peça em { $spot } não sustenta a arcada { $arch }. Empilhe só blocos e colunas.
violation-g-arch-on-arch = Regra G: a arcada { $arch } cobre outra arcada de { $spot } a { $other }. Ponha blocos ou colunas entre elas, ou vá por outro lado.
violation-h-turns-back = Regra H: a arcada { $arch } volta direto de { $spot } a { $other }. Siga em frente, ou vire à esquerda ou à direita.
violation-i-off-the-path = Regra I: a arcada { $arch } começa em { $spot }, mas sua escadaria chegou a { $other }. Coloque-a desde { $other }.
violation-pieces-missing = Você precisa de { $need } { $piece ->
    [arches] arcadas
    [bricks] blocos
   *[columns] colunas
}, mas tem { $have }. Escolha uma escadaria que gaste menos.

## What happened

event-built = { $name } constrói { $staircase }.
event-passed = { $name } não pode construir.
event-decorated = Um bloco decorativo { $colour ->
    [l] verde claro
    [d] verde escuro
   *[g] dourado
} em { $spot }, altura { $height }.
event-not-decorated = Não resta bloco decorativo { $colour ->
    [l] verde claro
    [d] verde escuro
   *[g] dourado
} para { $spot }.
event-credited = { $credits ->
    [one] { $credits } Crédito de Macaco
   *[other] { $credits } Créditos de Macaco
}{ $height ->
    [0] .
   *[other] , um deles pela altura.
}
event-bought = { $name } pega a carta { $card }.
event-revealed = A pilha { $pile } agora mostra { $card }.
event-pile-empty = A pilha { $pile } está esgotada.
event-one-time = Entrega Única: arcadas { $arches }, blocos { $bricks }, colunas { $columns }.
event-recurring = Entrega Recorrente: arcadas { $arches }, blocos { $bricks }, colunas { $columns }.
event-card-placed = { $card } vai para o espaço { $place }.
event-card-covers = { $card } vai para o espaço { $place } e cobre { $covered }.
event-bonus = { $name } pega uma Carta Bônus por um pilar alto.
event-trophy = { $name } pega a Carta de Troféu { $animal ->
    [butterfly] da Borboleta
    [frog] do Sapo
   *[monkey] do Macaco
}.
event-trophy-kept = { $name } mantém a Carta de Troféu { $animal ->
    [butterfly] da Borboleta
    [frog] do Sapo
   *[monkey] do Macaco
}.
event-trophy-from = { $name } pega de { $loser } a Carta de Troféu { $animal ->
    [butterfly] da Borboleta
    [frog] do Sapo
   *[monkey] do Macaco
}.
event-animal-moved = { $animal ->
    [butterfly] A Borboleta pousa
    [frog] O Sapo se senta
   *[monkey] O Macaco se senta
} em { $spot }.
event-column = { $name } pega também uma coluna.
event-end-triggered = O repositório está acabando: esta é a última rodada.
event-game-ended = O jogo acabou.
