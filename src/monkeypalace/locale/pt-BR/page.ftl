# The browser table in Brazilian Portuguese. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Construa escadarias, junte bananas e faça o palácio crescer até o céu.
web-your-name = Seu nome
web-default-name = Jogador
web-play-now = Jogar agora
web-new-table = Nova mesa
web-my-tables = Minhas mesas
web-add-device = Jogar também em outro aparelho
web-your-turn-short = Sua vez
web-status = { $status ->
    [waiting] Lugares livres
    [running] Em jogo
   *[finished] Terminada
}
web-unofficial = Feito por admiradores do jogo de caixa, sem ligação com as editoras. Se gostar, compre a caixa.
web-language = Idioma
web-home = Página inicial
web-loading = Um momento …
web-lost = Sem conexão com o servidor. Sua partida está segura; tentando de novo …
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
    [macaque] Macaco-rhesus, joga com sensatez
    [mandrill] Mandril, joga bem
    [gorilla] Gorila, pensa à frente
   *[other] { $bot }
}
web-bot-name = { $bot ->
    [random] Macaquinho
    [capuchin] Macaco-prego
    [macaque] Macaco-rhesus
    [mandrill] Mandril
    [gorilla] Gorila
   *[other] { $bot }
}
web-open-hint = Você recebe um link para enviar.
web-remove-seat = Tirar o lugar { $seat }
web-add-seat = Mais um lugar
web-map = Mapa de terreno
web-map-name = { $map } { $name }
web-options = Módulos e opções
web-option-butterfly = Borboleta.
web-option-butterfly-hint = Ela pousa na decoração mais alta e vale 2 Pontos de Banana.
web-option-frog = Sapo.
web-option-frog-hint = Ele traz logo uma coluna, mas custa 3 Pontos de Banana no fim.
web-option-sorted = Pilhas ordenadas.
web-option-sorted-hint = As cartas com menos bananas ficam em cima; nada depende da sorte.
web-option-own = Borboleta por cor.
web-option-own-hint = Ela vem a uma decoração que é a mais alta da própria cor.
web-option-ties = Crédito no empate.
web-option-ties-hint = Uma decoração tão alta quanto outra da sua cor também ganha o crédito de altura.
web-option-draw = Sorteio.
web-option-draw-hint = A sorte decide quem fica em cada lugar.
web-option-public = Aberta para assistir.
web-option-public-hint = Quem tem o endereço da mesa pode olhar.
web-create = Preparar a mesa

## Waiting and invitations

web-waiting = Esperando jogadores
web-waiting-lead = Envie cada link a uma pessoa ou deixe escanear o código. O jogo começa quando todos os lugares estão ocupados.
web-open-seat = Lugar livre
web-qr = O link como código para escanear
web-invite-link = Link deste lugar
web-copy-link = Copiar link
web-copied = Copiado
web-fill-bot = Pôr um robô
web-new-link = Criar novo link
web-invited = { $host } convida você para um jogo de { $players }.
web-invited-watch = { $host } convida você a assistir a um jogo de { $players }.
web-sit-down = Sentar
web-watch = Assistir

## Around the board

web-round = Rodada { $round }
web-last-round = Última rodada
web-your-turn = Sua vez, { $name }
web-turn-of = { $name } está pensando
web-over = O jogo acabou
web-around = Em volta do jogo
web-log = Registro
web-score = Folha de pontos
web-chat = Conversa
web-replay = Rever e fotografar
web-sound = Som
web-close = Fechar
web-tray = Repositório
web-trophy = { $animal ->
    [monkey] Carta de Troféu do Macaco
    [butterfly] Carta de Troféu da Borboleta
   *[frog] Carta de Troféu do Sapo
}
web-bananas = { $count ->
    [one] { $count } Ponto de Banana
   *[other] { $count } Pontos de Banana
}
web-income = Entrega Recorrente
web-away = um robô joga
web-bonus-cards = { $count ->
    [one] { $count } Carta Bônus
   *[other] { $count } Cartas Bônus
}
web-no-cards = Nenhuma carta ainda.
web-arches = { $count ->
    [one] { $count } arcada
   *[other] { $count } arcadas
}
web-bricks = { $count ->
    [one] { $count } bloco
   *[other] { $count } blocos
}
web-columns = { $count ->
    [one] { $count } coluna
   *[other] { $count } colunas
}
web-views = Vista
web-view = { $view ->
    [overview] Jardim
    [low] Perfil
    [back] Trás
   *[above] Topo
}
web-flat = Planta plana
web-see-through = Ver através do que está na frente
web-layers = Camadas
web-layers-shown = Quantas camadas aparecem
web-download = Baixar o jogo
web-revealed = Carta virada: não dá mais para voltar.
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-send = Enviar

## The board in words

web-board = O tabuleiro, o norte em cima
web-spot = { $spot }, { $ground ->
    [l] verde claro
    [d] verde escuro
    [g] dourado
   *[x] bloqueado
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
web-can-choose = Pode ser escolhido.
web-at = { $spot }. Enter para escolher.

## Steps

web-step-panel = Seu turno
web-step = { $step ->
    [build] Construa
    [buy] Pegue cartas
    [one-time-delivery] Entrega Única
    [recurring-delivery] Entrega Recorrente
    [place-card] Coloque suas cartas
    [monkey] O Macaco se move
    [frog] O Sapo
    [frog-before-building] O Sapo
    [frog-knob] O Sapo se senta
    [confirm] Turno completo
   *[wait] À mesa
}
web-undo = Desfazer
web-meanwhile = { $name } está pensando. Planeje seu próximo turno; ele é verificado de novo após cada jogada.
web-watching = Você está assistindo a esta mesa.
web-last-turn-done = Você já fez seu último turno. Os outros terminam a rodada.
web-ask-confirm = Perguntar antes de jogar meu turno
web-must-pass = Com suas peças não dá para construir nada. Você recebe sua Entrega Recorrente.
web-pass = Continuar
web-build-start = Toque num anel claro no chão para começar. A cor decide quais cartas você pode pegar.
web-build-on = Toque numa arcada que brilha ou numa direção. Cada arcada vale um Crédito de Macaco.
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
} até { $spot } no nível { $level }: { $arches ->
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
web-why-not = Por que não { $direction ->
    [N] norte
    [E] leste
    [S] sul
   *[W] oeste
}?
web-level = nível { $level }
web-raise = Um nível acima
web-lower = Um nível abaixo
web-credits = Créditos de Macaco
web-highest = com altura
web-pieces-left = Peças restantes
web-bonus = Carta Bônus
web-reached = alcançada
web-not-yet = ainda não
web-attached = Ligada
web-yes = sim
web-swap = Blocos ou colunas
web-swap-arch = Outros apoios para a arcada { $arch }
web-build-done = Construir
web-show-me = Mostrar boas escadarias
web-type = Digitar uma escadaria
web-type-label = Escadaria em notação
web-type-take = Pegar
web-buy = { $colour ->
    [l] Sua decoração é verde claro: pegue cartas verde claro ou multicoloridas.
    [d] Sua decoração é verde escuro: pegue cartas verde escuro ou multicoloridas.
   *[g] Sua decoração é dourada: pegue cartas douradas ou multicoloridas.
}
web-buy-left = { $left ->
    [one] resta { $left } de { $credits } Créditos de Macaco
   *[other] restam { $left } de { $credits } Créditos de Macaco
}
web-buy-too-dear = Junto com as cartas escolhidas fica caro demais. Devolva uma primeiro.
web-buy-done = { $count ->
    [0] Não pegar carta
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
    [one] { $bananas } Ponto de Banana
   *[other] { $bananas } Pontos de Banana
}. Entrega Única: { $once } blocos ou arcadas, { $onceColumns } colunas. Entrega Recorrente: { $every } blocos ou arcadas, { $everyColumns } colunas.
web-once = uma vez
web-every-turn = todo turno
web-one-time = { $icons ->
    [0] Suas novas cartas trazem colunas.
    [one] Suas novas cartas trazem uma peça: arcada ou bloco?
   *[other] Suas novas cartas trazem { $icons } peças: quantas arcadas, quantos blocos?
}
web-recurring = { $icons ->
    [0] Seu tabuleiro e suas cartas trazem colunas.
    [one] Seu tabuleiro e suas cartas trazem uma peça: arcada ou bloco?
   *[other] Seu tabuleiro e suas cartas trazem { $icons } peças: quantas arcadas, quantos blocos?
}
web-split = Arcadas ou blocos
web-split-value = { $arches } arcadas, { $bricks } blocos
web-make-up = Completar o que falta com o outro tipo
web-taken = Você recebe
web-hand-after = Depois na mão
web-tray-now = Agora no repositório
web-ends-the-game = O repositório não pode dar tudo isso: esta passa a ser a última rodada!
web-take-delivery = Pegar
web-place = Coloque cada nova carta num espaço do seu tabuleiro. Só a carta de cima entrega a cada turno; as cobertas guardam suas bananas.
web-new-cards = Novas cartas
web-free = livre
web-put-here = pôr aqui
web-gets-covered = será coberta
web-place-free = Espaço { $place }, livre
web-place-covers = Espaço { $place }, cobre a carta { $card }
web-animal = { $animal ->
    [monkey] Você colocou dourado, então o Macaco é seu. Ponha-o num pino livre; ninguém pode construir ali.
   *[frog] Escolha o pino onde o Sapo se senta.
}
web-knob = { $animal ->
    [monkey] O Macaco em { $spot }
   *[frog] O Sapo em { $spot }
}
web-frog-before = Pegar o Sapo? Você recebe uma coluna já; quem o tiver no fim perde 3 Pontos de Banana.
web-frog-after = Pegar o Sapo? Você recebe uma coluna para o próximo turno; quem o tiver no fim perde 3 Pontos de Banana.
web-frog-take = Pegar Sapo e coluna
web-frog-leave = Deixar
web-confirm = Tudo do seu jeito? Ainda dá para desfazer.
web-plan-ready = Seu plano para o próximo turno está de pé.
web-confirm-turn = Confirmar turno
web-final = Depois, novas cartas são viradas e nada pode voltar.

## The end

web-final-count = Contagem final
web-counting = { $part ->
    [cards] As Cartas de Macaco …
    [bonus] … as Cartas Bônus …
    [trophies] … e as Cartas de Troféu
   *[total] Isso dá …
}
web-winner = { $count ->
    [one] { $names } vence!
   *[other] { $names } dividem a vitória!
}
web-skip = Pular
web-rematch = Jogar de novo
web-admire = Olhar o palácio
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
web-replay-first = Ao começo
web-replay-back = Um turno atrás
web-replay-on = Um turno adiante
web-replay-last = Ao fim
web-replay-run = Deixar correr
web-replay-stop = Parar
web-replay-slider = Turno
web-branch = Tentar outra coisa daqui
web-branch-end = Voltar ao jogo real
web-branch-lead = Agora você joga por todos os lugares. Nada disso é guardado.
web-to-table = Voltar à mesa
web-photo = Foto
web-turntable = Girar devagar
web-save-picture = Salvar a imagem
web-invite-watch = Convidar alguém para assistir
web-take-back-seat = Retomar meu lugar
web-keys = Teclas: as setas escolhem um ponto, Enter pega, + e - mudam o nível, Backspace desfaz.
web-face-down = virada
