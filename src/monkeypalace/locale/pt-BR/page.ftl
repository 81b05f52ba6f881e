# The browser table in Brazilian Portuguese. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Construa escadarias, junte bananas e faça o palácio crescer até o céu.
web-your-name = Seu nome
web-default-name = Jogador
web-play-now = Jogar agora
web-learn = Aprender a jogar
web-new-table = Nova mesa
web-rules = Livro de regras
web-judge = Juiz para a caixa
web-judge-try = Experimentar no juiz
web-why = Por quê?
web-my-tables = Minhas mesas
web-add-device = Jogar também em outro aparelho
web-your-turn-short = Sua vez
web-status = { $status ->
    [waiting] Lugares livres
    [running] Em jogo
   *[finished] Terminada
}
web-unofficial = Feito por admiradores do jogo de tabuleiro, sem ligação com suas editoras. Se gostar, compre a caixa.
web-language = Idioma
web-home = Ir para a página inicial
web-loading = Um momento…
web-lost = Sem conexão com o servidor. Sua partida está segura; tentando de novo…
web-failed = Algo deu errado. Se o jogo não continuar, recarregue a página.
web-no-table = Esta mesa não existe ou não está aberta para você.

## New table

web-players = Jogadores
web-who-sits = Quem ocupa o lugar { $seat }
web-sitter = { $kind ->
    [me] Neste aparelho
    [open] Convidar alguém
   *[bot] Um robô
}
web-player-name = Jogador { $seat }
web-name-of = Nome do lugar { $seat }
web-level-of = Nível do robô do lugar { $seat }
web-bot = { $bot ->
    [random] Macaquinho, joga ao acaso
    [capuchin] Macaco-prego, fácil
    [macaque] Macaco-reso, joga razoavelmente
    [mandrill] Mandril, joga bem
    [gorilla] Gorila, pensa à frente
   *[other] { $bot }
}
web-bot-name = { $bot ->
    [random] Macaquinho
    [capuchin] Macaco-prego
    [macaque] Macaco-reso
    [mandrill] Mandril
    [gorilla] Gorila
   *[other] { $bot }
}
web-open-hint = Você recebe um link para enviar.
web-remove-seat = Remover o lugar { $seat }
web-add-seat = Mais um lugar
web-map = Mapa de terreno
web-map-name = { $map } { $name }
web-options = Módulos e opções
web-option-butterfly = Borboleta.
web-option-butterfly-hint = Ela pousa no bloco decorativo mais alto e vale 2 Pontos de Banana.
web-option-frog = Sapo.
web-option-frog-hint = Ele dá uma coluna na hora, mas custa 3 Pontos de Banana a quem o tiver no fim.
web-option-sorted = Pilhas ordenadas.
web-option-sorted-hint = As cartas com menos Pontos de Banana ficam em cima; nada depende da sorte.
web-option-own = Borboleta por cor.
web-option-own-hint = Ela pousa em um bloco decorativo que seja o mais alto da própria cor.
web-option-ties = Crédito no empate.
web-option-ties-hint = Um bloco decorativo tão alto quanto outro da mesma cor também ganha o crédito de altura.
web-option-draw = Sorteio.
web-option-draw-hint = A sorte decide quem fica em cada lugar.
web-option-public = Aberta para assistir.
web-option-public-hint = Quem tiver o endereço da mesa pode assistir.
web-create = Preparar a mesa

## Waiting and invitations

web-waiting = Esperando jogadores
web-waiting-lead = Envie cada link a uma pessoa ou deixe que ela escaneie o código. A partida começa quando todos os lugares estiverem ocupados.
web-open-seat = Lugar livre
web-qr = O link como código para escanear
web-invite-link = Link deste lugar
web-copy-link = Copiar link
web-copied = Copiado
web-fill-bot = Colocar um robô aqui
web-new-link = Criar novo link
web-invited = { $host } convida você para uma partida de { $players } jogadores.
web-invited-watch = { $host } convida você a assistir a uma partida de { $players } jogadores.
web-sit-down = Sentar
web-watch = Assistir

## Around the board

web-round = Rodada { $round }
web-last-round = Última rodada
web-your-turn = Sua vez, { $name }
web-turn-of = { $name } está pensando
web-over = A partida acabou
web-around = Sobre a partida
web-log = Registro
web-score = Folha de pontos
web-chat = Chat
web-replay = Replay e fotos
web-sound = Som
web-close = Fechar
web-tray = Repositório
web-trophy = { $animal ->
    [monkey] Carta de Troféu de Macaco
    [butterfly] Carta de Troféu de Borboleta
   *[frog] Carta de Troféu de Sapo
}
web-bananas = { $count ->
    [0] { $count } Pontos de Banana
    [one] { $count } Ponto de Banana
   *[other] { $count } Pontos de Banana
}
web-income = Entrega Recorrente
web-away = um robô joga
web-bonus-cards = { $count ->
    [0] { $count } Cartas Bônus
    [one] { $count } Carta Bônus
   *[other] { $count } Cartas Bônus
}
web-no-cards = Nenhuma carta ainda.
web-arches = { $count ->
    [0] { $count } arcadas
    [one] { $count } arcada
   *[other] { $count } arcadas
}
web-bricks = { $count ->
    [0] { $count } blocos
    [one] { $count } bloco
   *[other] { $count } blocos
}
web-columns = { $count ->
    [0] { $count } colunas
    [one] { $count } coluna
   *[other] { $count } colunas
}
web-views = Vista
web-view = { $view ->
    [overview] Jardim
    [low] Horizonte
    [back] Fundos
   *[above] De cima
}
web-flat = Planta vista de cima
web-see-through = Ver através do que está na frente
web-layers = Camadas
web-layers-shown = Quantas camadas aparecem
web-take-home = Levar o palácio para casa
# $file is what can be downloaded.
web-take-home-file = { $file ->
    [turns] Lista de turnos
    [png] Imagem (PNG)
    [svg] Imagem para ampliar (SVG)
    [film] Filme da partida (WebP)
    [model] Modelo de blocos (LDraw)
   *[game] Arquivo da partida
}
web-revealed = Carta virada: não dá mais para voltar atrás.
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-send = Enviar

## The board in words

web-board = O tabuleiro, com o norte em cima
web-spot = { $spot }, { $ground ->
    [l] verde claro
    [d] verde escuro
    [g] dourada
   *[x] bloqueada
}.
web-stack = Altura { $height }: { $pieces }.
web-piece = { $piece ->
    [brick] bloco
    [column] coluna
    [light] bloco decorativo verde claro
    [dark] bloco decorativo verde escuro
    [gold] bloco decorativo dourado
    [north] arcada para o norte
    [east] arcada para o leste
    [south] arcada para o sul
   *[west] arcada para o oeste
}
web-animal-here = { $animal ->
    [monkey] O Macaco está aqui.
    [butterfly] A Borboleta está aqui.
   *[frog] O Sapo está aqui.
}
web-can-choose = Pode ser escolhida.
web-at = { $spot }. Tecle Enter para escolher.

## Steps

web-step-panel = Seu turno
web-step = { $step ->
    [build] Construa uma escadaria
    [buy] Pegue cartas
    [one-time-delivery] Entrega Única
    [recurring-delivery] Entrega Recorrente
    [place-card] Coloque suas cartas
    [monkey] O Macaco muda de lugar
    [frog] O Sapo
    [frog-before-building] O Sapo
    [frog-knob] O Sapo se acomoda
    [confirm] Seu turno está completo
   *[wait] Na mesa
}
web-undo = Desfazer
web-meanwhile = { $name } está pensando. Planeje seu próximo turno; o plano é verificado de novo após cada jogada.
web-watching = Você está assistindo a esta mesa.
web-last-turn-done = Você já jogou seu último turno. Os outros terminam a rodada.
web-ask-confirm = Perguntar antes de jogar meu turno
web-must-pass = Com suas peças não dá para construir nada. Você recebe sua Entrega Recorrente.
web-pass = Continuar
web-build-start = Toque em um anel brilhante no chão para começar. A cor decide quais cartas você pode pegar.
web-build-on = Toque em uma arcada que brilha ou em uma direção. Cada arcada rende um Crédito de Macaco.
web-directions = Próxima arcada
web-direction = { $direction ->
    [N] Norte
    [E] Leste
    [S] Sul
   *[W] Oeste
}
web-offer = { $direction ->
    [N] Norte
    [E] Leste
    [S] Sul
   *[W] Oeste
}, até { $spot } no nível { $level }: { $arches ->
    [one] { $arches } arcada
   *[other] { $arches } arcadas
}{ $bricks ->
    [0] { "" }
    [one] , { $bricks } bloco
   *[other] , { $bricks } blocos
}{ $columns ->
    [0] { "" }
    [one] , { $columns } coluna
   *[other] , { $columns } colunas
}
web-why-not = Por que não para o { $direction ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
}?
web-level = nível { $level }
web-raise = Um nível acima
web-lower = Um nível abaixo
web-credits = Créditos de Macaco
web-highest = com a altura
web-pieces-left = Peças restantes
web-bonus = Carta Bônus
web-reached = alcançada
web-not-yet = ainda não
web-attached = Ligada
web-yes = sim
web-swap = Blocos ou colunas
web-swap-arch = Outros apoios para a arcada { $arch }
web-build-done = Construir esta
web-show-me = Mostrar boas escadarias
web-type = Digitar uma escadaria
web-type-label = Escadaria em notação
web-type-take = Usar
web-buy = { $colour ->
    [l] Seu bloco decorativo é verde claro: pegue cartas verde claro ou multicoloridas.
    [d] Seu bloco decorativo é verde escuro: pegue cartas verde escuro ou multicoloridas.
   *[g] Seu bloco decorativo é dourado: pegue cartas douradas ou multicoloridas.
}
web-buy-left = { $left ->
    [0] restam { $left } de { $credits } Créditos de Macaco
    [one] resta { $left } de { $credits } Créditos de Macaco
   *[other] restam { $left } de { $credits } Créditos de Macaco
}
web-buy-too-dear = Junto com as cartas já escolhidas, fica caro demais. Primeiro devolva uma delas.
web-buy-done = { $count ->
    [0] Não pegar cartas
    [one] Pegar esta carta
   *[other] Pegar { $count } cartas
}
web-pile-empty = esgotada
web-card = Carta { $card }, custo { $cost }, { $colour ->
    [l] verde claro
    [d] verde escuro
    [g] dourada
   *[m] multicolorida
}, { $bananas ->
    [0] { $bananas } Pontos de Banana
    [one] { $bananas } Ponto de Banana
   *[other] { $bananas } Pontos de Banana
}. Entrega Única: { $once ->
    [0] { $once } blocos ou arcadas
    [one] { $once } bloco ou arcada
   *[other] { $once } blocos ou arcadas
}, { $onceColumns ->
    [0] { $onceColumns } colunas
    [one] { $onceColumns } coluna
   *[other] { $onceColumns } colunas
}. Entrega Recorrente: { $every ->
    [0] { $every } blocos ou arcadas
    [one] { $every } bloco ou arcada
   *[other] { $every } blocos ou arcadas
}, { $everyColumns ->
    [0] { $everyColumns } colunas
    [one] { $everyColumns } coluna
   *[other] { $everyColumns } colunas
}.
web-once = uma vez
web-every-turn = todo turno
web-one-time = { $icons ->
    [0] Suas cartas novas trazem colunas.
    [one] Suas cartas novas trazem uma peça: arcada ou bloco?
   *[other] Suas cartas novas trazem { $icons } peças: quantas arcadas, quantos blocos?
}
web-recurring = { $icons ->
    [0] Seu tabuleiro e suas cartas trazem colunas.
    [one] Seu tabuleiro e suas cartas trazem uma peça: arcada ou bloco?
   *[other] Seu tabuleiro e suas cartas trazem { $icons } peças: quantas arcadas, quantos blocos?
}
web-split = Arcadas ou blocos
web-split-value = { $arches ->
    [0] { $arches } arcadas
    [one] { $arches } arcada
   *[other] { $arches } arcadas
}, { $bricks ->
    [0] { $bricks } blocos
    [one] { $bricks } bloco
   *[other] { $bricks } blocos
}
web-make-up = Completar com o outro tipo o que falta no repositório
web-taken = Você recebe
web-hand-after = Depois, na sua mão
web-tray-now = Agora, no repositório
web-ends-the-game = O repositório não tem tudo isso: esta passa a ser a última rodada!
web-take-delivery = Pegar
web-place = Coloque cada carta nova em um espaço do seu tabuleiro. Só a carta de cima de cada espaço traz peças a cada turno; as cobertas mantêm seus Pontos de Banana.
web-new-cards = Cartas novas
web-free = livre
web-put-here = pôr aqui
web-gets-covered = será coberta
web-place-free = Espaço { $place }, livre
web-place-covers = Espaço { $place }, cobre a carta { $card }
web-animal = { $animal ->
    [monkey] Você colocou um bloco dourado, então o Macaco é seu. Ponha-o em um pino aberto; ninguém pode construir ali.
   *[frog] Escolha o pino onde o Sapo vai ficar.
}
web-knob = { $animal ->
    [monkey] O Macaco em { $spot }
   *[frog] O Sapo em { $spot }
}
web-frog-before = Pegar o Sapo? Você recebe uma coluna na hora; quem o tiver no fim perde 3 Pontos de Banana.
web-frog-after = Pegar o Sapo? Você recebe uma coluna para o próximo turno; quem o tiver no fim perde 3 Pontos de Banana.
web-frog-take = Pegar o Sapo e a coluna
web-frog-leave = Deixar o Sapo
web-confirm = Tudo do seu jeito? Ainda dá para desfazer.
web-plan-ready = Seu plano para o próximo turno está de pé.
web-confirm-turn = Confirmar turno
web-final = Depois disso, cartas novas são viradas e não dá mais para voltar atrás.

## The end

web-final-count = Contagem final
web-counting = { $part ->
    [cards] As Cartas de Macaco…
    [bonus] …as Cartas Bônus…
    [trophies] …e as Cartas de Troféu
   *[total] Isso dá…
}
web-winner = { $count ->
    [one] { $names } vence!
   *[other] { $names } compartilham a vitória!
}
web-skip = Pular
web-rematch = Jogar de novo
web-admire = Admirar o palácio
web-score-row = { $row ->
    [cards] Cartas de Macaco
    [bonus] Cartas Bônus
    [trophies] Cartas de Troféu
   *[total] Pontos de Banana
}
web-income-chart = Blocos e arcadas recebidos em cada turno

## Replay and photos

web-replay-begin = O começo
web-replay-at = Turno { $turn } de { $turns }
web-replay-first = Ir ao começo
web-replay-back = Um turno atrás
web-replay-on = Um turno adiante
web-replay-last = Ir ao fim
web-replay-run = Reproduzir
web-replay-stop = Parar
web-replay-slider = Turno
web-branch = Tentar outra coisa a partir daqui
web-branch-end = Voltar à partida real
web-branch-lead = Agora você joga por todos os lugares. Nada disso é guardado.
web-to-table = Voltar à mesa
web-photo = Foto
web-turntable = Girar devagar
web-save-picture = Salvar a imagem
web-invite-watch = Convidar alguém para assistir
web-take-back-seat = Retomar meu lugar
web-leave = Sair do lugar…
web-leave-title = Sair do seu lugar?
web-leave-lead = Um robô joga por você. Você pode voltar a qualquer momento durante a partida.
web-leave-seat = Deixar um robô jogar por { $name }
web-stay = Ficar
web-keys = Teclas: as setas escolhem uma casa, Enter a confirma, + e - mudam o nível, Backspace desfaz.
web-face-down = fechada

## About

web-about = Sobre
web-about-version = monkeypalace { $version }
web-about-game = O jogo
web-about-concept = Conceito do jogo
web-about-illustrations = Ilustrações
web-about-unofficial = Não oficial
web-about-unofficial-text = Este é um projeto de admiradores. Não é feito, aprovado nem patrocinado por quem faz o jogo ou as peças, e não tem ligação com eles. Se gostar do jogo, compre a caixa.
web-about-trademarks = LEGO, o logotipo LEGO, a Minifigura e as configurações das peças e dos pinos são marcas registradas do Grupo LEGO. Monkey Palace e todos os outros nomes pertencem a seus donos.
web-about-software = Software e fontes
web-about-software-text = Esta página é software livre sob a licença MIT. Ela contém software e fontes de outros autores:
web-about-notices = Mostrar licenças de terceiros
