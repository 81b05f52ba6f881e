### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Words

# The name of a bot at the table. A bot from a file has its own name, in $bot.
bot-name = { $bot ->
    [random] Macaquinho
    [marmoset] Sagui
    [capuchin] Macaco-prego
    [howler] Bugio
    [langur] Langur
    [macaque] Macaco-reso
    [mandrill] Mandril
    [gorilla] Gorila
    [orangutan] Orangotango
   *[other] { $bot }
}

# What a piece is, with its article; $piece is its letter in notation.
piece-a = { $piece ->
    [b] um bloco
    [c] uma coluna
    [L] um bloco decorativo verde claro
    [D] um bloco decorativo verde escuro
    [G] um bloco decorativo dourado
   *[other] uma arcada
}

# $piece is an animal; with its article.
piece-animal = { $piece ->
    [butterfly] a Borboleta
    [frog] o Sapo
   *[monkey] o Macaco
}
cli-colour = { $colour ->
    [l] verde claro
    [d] verde escuro
   *[g] dourado
}
cli-animal = { $animal ->
    [butterfly] Borboleta
    [frog] Sapo
   *[monkey] Macaco
}

## Building rules
## $spot and $other are spots like d4, $arch is the number of an arch in the staircase,
## $need and $have count pieces or their height.

rule-a = Regra A (comece num pino aberto)
rule-b = Regra B (comece com o que quiser)
rule-c = Regra C (termine com uma arcada)
rule-d = Regra D (construa sobre pinos abertos)
rule-e = Regra E (ligue a escadaria ao palácio)
rule-f = Regra F (apoie as duas pontas)
rule-g = Regra G (nada de arcada bem em cima de arcada)
rule-h = Regra H (siga em frente ou vire)
rule-i = Regra I (degrau por degrau)

violation-a-blocked = { rule-a }: a casa { $spot } está bloqueada, ali não há pino. Escolha um ponto inicial com um pino aberto.
violation-a-built-on = { rule-a }: já há peças em { $spot }. Escolha um ponto inicial onde o mapa de terreno ainda esteja vazio.
violation-a-animal = { rule-a }: { piece-animal } está em { $spot }. Escolha outro ponto inicial.
violation-b-not-a-building-brick = { rule-b }: { piece-a } em { $spot } não pode iniciar sua escadaria. Comece com uma arcada, um bloco ou uma coluna.
violation-c-no-arch = { rule-c }: sua escadaria a partir de { $spot } ainda não tem arcada. Coloque pelo menos uma.
violation-c-ends-without-arch = { rule-c }: em { $spot } você termina com { piece-a }. Termine com uma arcada ou pegue essa peça de volta.
violation-d-off-the-map = { rule-d }: o mapa de terreno acaba em { $spot }. Coloque a arcada { $arch } em outra direção.
violation-d-blocked = { rule-d }: a casa { $spot } está bloqueada, ali não há pino. Coloque a arcada { $arch } em outra direção.
violation-d-animal = { rule-d }: { piece-animal } está em { $spot } e ocupa o pino. Procure outro caminho para a arcada { $arch }.
violation-e-not-attached = { rule-e }: sua escadaria não está ligada ao palácio. Faça-a passar por pelo menos uma peça que já estava lá antes do seu turno.
violation-e-out-of-reach = { rule-e }: a partir de { $spot }, as peças que restam não alcançam o palácio. Vá por outro caminho ou gaste menos peças até lá.
violation-f-too-low = { rule-f }: a arcada { $arch } fica no ar sobre { $spot }. Empilhe antes mais { $need } de altura em { $spot }; um bloco tem altura 1, uma coluna 3.
violation-f-too-high = { rule-f }: { $spot } tem { $need } de altura a mais para a arcada { $arch }. Suba a arcada: empilhe antes mais { $need } de altura em { $other }; um bloco tem altura 1, uma coluna 3.
violation-f-not-a-support = { rule-f }: { piece-a } em { $spot } não pode sustentar a arcada { $arch }. Empilhe só blocos e colunas.
violation-g-arch-on-arch = { rule-g }: de { $spot } a { $other }, a arcada { $arch } fica bem em cima de outra. Ponha blocos ou colunas entre as duas ou vá por outro caminho.
violation-h-turns-back = { rule-h }: a arcada { $arch } volta de { $spot } direto para { $other }. Siga em frente ou vire à esquerda ou à direita.
violation-i-off-the-path = { rule-i }: a arcada { $arch } começa em { $spot }, mas sua escadaria já está em { $other }. Comece-a em { $other }.
violation-pieces-missing = Você precisa de { $piece ->
    [arches] { $need ->
        [one] { $need } arcada
       *[other] { $need } arcadas
    }
    [bricks] { $need ->
        [one] { $need } bloco
       *[other] { $need } blocos
    }
   *[columns] { $need ->
        [one] { $need } coluna
       *[other] { $need } colunas
    }
}, mas { $have ->
    [0] não tem { $piece ->
        [bricks] nenhum
       *[other] nenhuma
    }
   *[other] só tem { $have }
}. Escolha uma escadaria que gaste menos.

## Positions that cannot stand

fault-stack-on-blocked-spot = A casa { $spot } está bloqueada, mas há peças nela. Tire-as ou dê uma cor ao chão ali.
fault-arch-without-partner = A ponta de arcada em { $spot }, no nível { $level }, não tem outra ponta ao lado no mesmo nível. Acrescente a outra ponta ou tire esta.
fault-animal-on-animal = Há dois animais em { $spot }. Mude { $kind ->
    [butterfly] a Borboleta
    [frog] o Sapo
   *[monkey] o Macaco
} para outro pino.
fault-animal-not-on-arch-end = { $kind ->
    [frog] O Sapo
   *[monkey] O Macaco
} não pode ficar em { $spot }: a peça de cima ali não é uma ponta de arcada. Mude-o para uma ponta de arcada aberta.
fault-butterfly-not-on-decoration = A Borboleta não pode ficar em { $spot }: a peça de cima ali não é um bloco decorativo. Mude-a para um deles.
fault-more-than-the-box = O tabuleiro e a mão têm juntos { $count } { $kind ->
    [arches] arcadas
    [bricks] blocos
    [columns] colunas
    [L] blocos decorativos verde claro
    [D] blocos decorativos verde escuro
   *[G] blocos decorativos dourados
}, mas a caixa só tem { $limit }.

## What happens in a game

event-built = { $name } constrói { $staircase }.
event-passed = { $name } não consegue construir.
event-decorated = Um bloco decorativo { cli-colour } em { $spot }, altura { $height }.
event-not-decorated = Não resta nenhum bloco decorativo { cli-colour } para { $spot }.
event-credited = { $credits ->
    [one] { $credits } Crédito de Macaco
   *[other] { $credits } Créditos de Macaco
}{ $height ->
    [0] .
   *[other] , um deles pela altura.
}
event-bought = { $name } pega a carta { $card } ({ $worth }).
event-revealed = A pilha { $pile } agora mostra { $card } ({ $worth }).
event-pile-empty = A pilha { $pile } se esgotou.
event-one-time = Entrega Única: { $pieces }.
event-recurring = Entrega Recorrente: { $pieces }.
event-short = Em falta no repositório: { $pieces }.
event-card-placed = A carta { $card } vai para o espaço { $place } do tabuleiro.
event-card-covers = A carta { $card } vai para o espaço { $place } do tabuleiro e cobre { $covered }.
event-bonus = { $name } pega uma Carta Bônus por um pilar alto.
event-trophy = { $name } pega a Carta de Troféu de { cli-animal }.
event-trophy-kept = { $name } fica com a Carta de Troféu de { cli-animal }.
event-trophy-from = { $name } pega a Carta de Troféu de { cli-animal } que estava com { $loser }.
event-animal-moved = { $animal ->
    [butterfly] A Borboleta pousa
    [frog] O Sapo se acomoda
   *[monkey] O Macaco se acomoda
} em { $spot }.
event-column = { $name } pega também uma coluna.
event-end-triggered = O repositório está acabando: esta é a última rodada.
event-game-ended = A partida acabou.

## Decisions that are refused

error-game-over = A partida acabou; não há mais nada a decidir.
error-no-decision = “{ $text }” não é um tipo de decisão deste jogo.
error-decision-malformed = Em { $decision }, “{ $field }” não pode ter esse valor.
error-wrong-step = Não é isso que se pede agora. Falta decidir: { $asked ->
    [build] que escadaria construir
    [buy] quais cartas pegar
    [one-time-delivery] como usar a Entrega Única
    [recurring-delivery] como usar a Entrega Recorrente
    [place-card] o espaço para uma carta nova
    [monkey] o pino do Macaco
    [frog-knob] o pino do Sapo
   *[frog] se você pega o Sapo
}.
error-not-your-turn = É a vez do lugar { $turn }, não do lugar { $seat }.
error-must-build = Dá para construir uma escadaria, então você deve construir uma (esclarecimento R-4).
error-staircase = Esta escadaria não pode ser construída.
error-buy-unknown-pile = Não existe a pilha “{ $pile }”. Existem: { $piles }.
error-buy-empty-pile = A pilha { $pile } se esgotou. Escolha outra.
error-buy-other-colour = Seu bloco decorativo é { cli-colour }: as cartas da pilha { $pile } são de outra cor. Pegue cartas { $colour ->
    [l] verde claro
    [d] verde escuro
   *[g] douradas
} ou multicoloridas.
error-buy-twice = Uma pilha foi citada duas vezes. Por turno, cada pilha dá no máximo uma carta.
error-buy-too-dear = Estas cartas custam { $cost ->
    [one] { $cost } Crédito de Macaco
   *[other] { $cost } Créditos de Macaco
}, mas você tem { $credits }. Escolha menos cartas ou outras mais baratas.
error-buy-order = Cite as pilhas na ordem do mercado: { $piles }.
error-card-not-new = “{ $card }” não é uma das suas cartas novas. São elas: { $cards }.
error-card-place = Uma carta nova não pode ir para o espaço { $place } agora. Possíveis: { $places }.
error-delivery-count = Arcadas, blocos e o que os completa devem ser números inteiros a partir de 0.
error-delivery-icons = A entrega mostra { $icons ->
    [0] { $icons } blocos ou arcadas
    [one] { $icons } bloco ou arcada
   *[other] { $icons } blocos ou arcadas
}: { $arches } e { $bricks } não somam isso.
error-delivery-total = Esta partida continua enquanto o repositório dá conta dos seus ícones: diga o que há nele. Aqui você pode pegar de { $fewest } a { $most } arcadas, não { $arches }.
error-delivery-replacements = { $most ->
    [0] Aqui não há nada a completar com o outro tipo. Tire o “+{ $replacements }”.
   *[other] Aqui dá para completar no máximo { $most } com o outro tipo, não { $replacements }.
}
error-monkey-knob = O Macaco precisa de uma ponta de arcada aberta, e { $spot } não é uma delas. Possíveis: { $spots }.
error-frog-knob = O Sapo precisa da ponta de arcada aberta mais baixa da sua escadaria, e não é { $spot }. Possíveis: { $spots }.
error-frog-choice = Pegue o Sapo ou deixe-o: yes (sim) ou no (não).
error-decision = Não dá para ler “{ $text }” como decisão. Digite help para ver o que é possível.
error-turn = Não dá para ler “{ $text }” como turno; um turno é assim: “3.2 d3 bN E; buy 1 3l”.

## Games that cannot be set up

error-players = Monkey Palace é para 2 a 4 jogadores, não para { $count }.
error-map = Não existe o mapa { $map }. Existem: { $maps }.
error-names = Deve haver um nome para cada um dos { $count } jogadores.
error-name = Um nome tem de 1 a { $most } caracteres, não só espaços, em uma linha.
error-seat = Não existe o lugar { $seat }; eles vão de 1 a { $count }.
error-seed = A semente deve ser um número inteiro de 0 a { $most }, não { $text }.
error-seed-and-piles = Indique uma semente ou a ordem das pilhas, não as duas.
error-pile-unknown = Não existe a pilha “{ $pile }”.
error-pile-order = Na pilha { $pile }, a carta “{ $card }” é desconhecida ou foi citada duas vezes.
error-pile-not-sorted = As pilhas devem estar ordenadas, mas a pilha { $pile } não está: as cartas com menos Pontos de Banana vêm primeiro.
error-pack-tray = O pacote { $pack } não pode ser jogado: o repositório tem mais do que a caixa, ou pouco demais para as mãos e a escadaria iniciais.
error-options-type = “{ $name }” deve ser { $expected ->
    [boolean] true ou false
    [number] um número inteiro
    [list] uma lista
   *[object] um objeto
}.
error-edition-unknown = “{ $text }” não é uma edição do livro de regras. Existem: { $choices }.
error-option-unknown = Não existe a opção “{ $name }”{ $hint ->
    [none] .
   *[other] ; você quis dizer “{ $hint }”?
}
error-option-choice = “{ $name }” não pode ser “{ $text }”. Possíveis: { $choices }.
