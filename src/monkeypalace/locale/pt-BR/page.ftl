# The browser table in Brazilian Portuguese. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Construa escadarias, junte bananas e faça o palácio crescer até o céu.
web-your-name = Seu nome
web-default-name = Jogador
web-play-now = Jogar agora
web-opponent = Seu adversário
# Why a level is suggested: $bot plays next, $last played in the last game. The names have no article.
web-fit-first = { $bot } é um bom primeiro adversário.
web-fit-won = Você venceu a última partida contra { $last }: hoje quem joga é { $bot }.
web-fit-champion = Você venceu { $bot }, o campeão. Consegue de novo?
web-fit-upper-half = Sua última partida contra { $bot } foi disputada: aí vai outra.
web-fit-again = { $bot } venceu da última vez: hoje é a sua chance.
web-fit-lost = { $last } venceu duas vezes seguidas: hoje joga { $bot }, mais fácil de vencer.
web-fit-easiest = { $bot } venceu de novo: em “{ web-learn }” você descobre como ganhar.
web-other-level = Escolher outro nível
web-play-against = Jogar contra { $bot }
web-learn = Aprender a jogar
web-puzzles = Desafios
web-new-table = Nova mesa
web-rules = Livro de regras
web-judge = Juiz das regras
web-judge-try = Experimentar no juiz
web-why = Por quê?
web-my-tables = Minhas mesas
web-add-device = Jogar também em outro aparelho
web-your-turn-short = Sua vez
web-status = { $status ->
    [waiting] Lugares livres
    [running] Em jogo
    [broken] Danificada
   *[finished] Terminada
}
web-unofficial = Feito por admiradores do jogo de tabuleiro, sem ligação com suas editoras. Se gostar, compre a caixa.
web-language = Idioma
web-home = Ir para a página inicial
web-loading = Um momento…
web-lost = Sem conexão com o servidor. Sua partida está segura; tentando de novo…
web-offline = Sem conexão com o servidor. Você pode ler o livro de regras se já o abriu aqui; partidas, lições e o juiz precisam do servidor.
web-missing = Esta página não existe.
web-retry = Tentar de novo
web-reconnecting = Sem conexão com o servidor. Tentando de novo…
web-unreachable = Não foi possível acessar o servidor.
web-part-failed = Não foi possível carregar esta página.
web-failed = Algo deu errado. Se o jogo não continuar, recarregue a página.
web-no-table = Esta mesa não existe ou não está aberta para você.
web-broken-table = Esta mesa está danificada e não pode ser aberta no momento.
web-broken-table-name = Mesa danificada

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
# How a bot plays, and what one learns from it: one sentence.
web-bot-character = { $bot ->
    [marmoset] Só vê algumas escadarias curtas: construa uma mais longa e você sai na frente.
    [capuchin] Pega todas as bananas do turno: compre Entregas Recorrentes cedo e você o ultrapassa.
    [howler] Adora escadarias altas, mas planeja pouco: garanta seus blocos e você aguenta mais tempo.
    [langur] Começa a formar uma renda: pegue antes dele as cartas que entregam a cada turno.
    [macaque] Aumenta a renda sem pressa: ache a hora de parar de juntar e ir atrás das bananas.
    [mandrill] Pesa as cartas, a renda, os troféus e as peças que guarda: planeje dois turnos à frente.
    [gorilla] Imagina a partida até o fim antes de jogar: planeje mais de um turno.
    [orangutan] O campeão, que aprendeu jogando contra si mesmo: cada vitória vale uma boa história.
   *[other] { $bot }
}
web-level-strength = Força { $step } de { $steps }, pontuação { $rating }.
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
web-option-colour = Borboleta por cor.
web-option-colour-hint = Ela pousa em um bloco decorativo que seja o mais alto da própria cor.
web-option-total = O repositório decide o fim.
web-option-total-hint = A partida só acaba quando o repositório já não dá conta de uma entrega. Até lá, você pede o que há nele.
web-option-stack = Cartas novas juntas.
web-option-stack-hint = Se o seu tabuleiro está cheio, todas as cartas novas de um turno vão para o mesmo espaço.
web-option-ties = Crédito no empate.
web-option-ties-hint = Um bloco decorativo tão alto quanto outro da mesma cor também ganha o crédito de altura.
web-option-draw = Sorteio.
web-option-draw-hint = A sorte decide quem fica em cada lugar.
web-option-hints = Dicas.
web-option-hints-hint = Pode-se perguntar, passo a passo, o que faria um robô forte.
web-no-hints = Nesta mesa não há dicas.
web-option-public = Aberta para assistir.
web-option-public-hint = Quem tiver o endereço da mesa pode assistir.
web-more-options = Mais opções
web-rules-of = Regras
web-edition = { $edition ->
    [fr] Como no livro francês
    [nl] Como no livro holandês
    [it] Como no livro italiano
    [pt-BR] Como no livro brasileiro
   *[en] Como no livro inglês
}
web-edition-hint = Os livros impressos diferem em poucas regras. Em “Mais opções” você pode mudar cada uma delas.
web-edition-none = Regras próprias
web-table-rules = Regras desta mesa
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
web-device-ask = Com este link, este aparelho passa a ser de quem o criou.
web-device-theirs = De quem será
web-device-mine = De quem é agora
web-device-nameless = Ainda sem nome
web-device-tables = { $count ->
    [0] { $count } mesas
    [one] { $count } mesa
   *[other] { $count } mesas
}
web-device-warning = Continue só se você mesmo criou este link. Senão você jogaria em nome de outra pessoa.
web-device-loses = Este aparelho é o único caminho para as suas mesas, por isso não pode mudar de dono. Abra antes, em outro aparelho, o link para jogar também lá.
web-device-accept = Sim, o link é meu
web-device-same = Este aparelho já é seu.

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
web-review = Analisar a partida
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
web-download = Baixar
# $file is what can be downloaded.
web-download-file = { $file ->
    [turns] Lista de turnos
    [png] Imagem (PNG)
    [svg] Imagem para ampliar (SVG)
    [film] Filme da partida (WebP)
    [model] Modelo de blocos (LDraw)
    [instructions] Instruções de montagem
   *[game] Arquivo da partida
}
web-revealed = Carta virada: não dá mais para voltar atrás.
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-send = Enviar

## Market and player boards

web-market = Mercado
web-tabs = Painéis
web-sheet = Aumentar ou diminuir o painel
# $panel is the name of a panel, such as "Market".
web-move-aside = Afastar: { $panel }
web-bring-back = Trazer de volta: { $panel }
web-tab-market = Mercado
web-tab-boards = Tabuleiros
web-tab-replay = Replay
web-tab-step = { $step ->
    [build] Construir
    [buy] Pegar
    [wait] Mesa
    [confirm] Confirmar
   *[other] Etapa
}
web-covered = { $count ->
    [one] { $count } carta embaixo, que vale
   *[other] { $count } cartas embaixo, que valem
} { $bananas ->
    [one] { $bananas } Ponto de Banana
   *[other] { $bananas } Pontos de Banana
}
web-income-of = Entrega Recorrente: { $icons ->
    [one] { $icons } bloco ou arcada
   *[other] { $icons } blocos ou arcadas
}, { $columns ->
    [one] { $columns } coluna
   *[other] { $columns } colunas
}
web-decorations = Blocos decorativos restantes
web-decorations-left = { $colour ->
    [l] Blocos decorativos verde-claros restantes: { $count }
    [d] Blocos decorativos verde-escuros restantes: { $count }
   *[g] Blocos decorativos dourados restantes: { $count }
}
web-bonus-left = { $count ->
    [one] Resta { $count } Carta Bônus
   *[other] Restam { $count } Cartas Bônus
}
web-nobody = ninguém
web-pile-left = { $count ->
    [one] { $count } carta nesta pilha.
   *[other] { $count } cartas nesta pilha.
}
web-pile-within = Seus Créditos de Macaco bastam.
web-pile-next = Basta mais um Crédito de Macaco.
web-pile-unavailable = Não com este bloco decorativo.
web-buy-tap = Toque nas cartas do mercado que brilham.

## Settings and scenes

web-settings = Configurações
web-setting = { $setting ->
    [theme] Ambiente
    [speed] Turnos dos outros
    [motion] Movimento
    [sound] Sons
    [notify] Avisar em outras abas quando for a minha vez
    [confirm] Perguntar antes de jogar o meu turno
    [plan] Planta em vez do modelo
    [see-through] Ver através do que está na frente
   *[patterns] Padrões nas cartas
}
web-setting-value = { $value ->
    [auto] Como o sistema
    [light] Dia
    [dark] Noite
    [slow] Devagar
    [normal] Normal
    [fast] Rápido
    [off] Na hora
    [full] Em movimento
   *[still] Parado
}
web-notify-refused = Seu navegador não permite notificações desta página. Você pode mudar isso nas configurações dele.
web-event-built = { $count ->
    [one] { $name } constrói uma escadaria de uma arcada a partir de { $spot }.
   *[other] { $name } constrói uma escadaria de { $count } arcadas a partir de { $spot }.
}
web-traces = Construído desde o seu último turno
web-scene = { $name } joga
web-story = Enquanto você estava fora
web-story-watch = Assistir
web-story-go = Para a mesa

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
web-must-pass = Com suas peças não dá para construir nada. Você recebe sua Entrega Recorrente.
web-pass = Continuar
web-build-start = Toque em um anel brilhante no chão para começar. A cor decide quais cartas você pode pegar.
web-build-on = Toque em uma arcada que brilha ou em uma direção. Cada arcada rende um Crédito de Macaco.
web-build-next-to = A próxima arcada começa em { $spot }: escolha um espaço ao lado, ou desfaça.
web-directions = Próxima arcada
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
web-hint = Dica
web-hint-next = { $step ->
    [0] Quero uma dica
    [1] Onde?
    [2] Mostre-me
   *[3] Fazer assim
}
web-hint-credits = { $count ->
    [one] { $count } Crédito de Macaco
   *[other] { $count } Créditos de Macaco
}
web-goal = { $colour ->
    [l] Seu alvo: uma carta verde-clara de { $cost } créditos
    [d] Seu alvo: uma carta verde-escura de { $cost } créditos
    [g] Seu alvo: uma carta dourada de { $cost } créditos
   *[m] Seu alvo: uma carta multicolorida de { $cost } créditos
}
web-goal-drop = Esquecer este alvo
web-outlook = Melhores cartas:
web-outlook-none = Nenhuma carta ainda.
web-outlook-later = Termine a escadaria para ver quais cartas ela permite pegar.
web-reply-short = { $name } poderia então ganhar
web-reply-none = Depois disso, { $name } não poderia construir.
web-reply = { $credits ->
    [one] Depois disso, { $name } poderia ganhar { $credits } Crédito de Macaco a partir de { $spot }.
   *[other] Depois disso, { $name } poderia ganhar { $credits } Créditos de Macaco a partir de { $spot }.
}
web-keep-draft = Guardar
web-compare = Rascunhos para comparar
web-take-draft = Retomar
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
web-card-start = { $colour ->
    [l] depois de um início no verde claro
    [d] depois de um início no verde escuro
    [g] depois de um início no dourado
   *[m] depois de qualquer início
}
web-card-bananas = { $count ->
    [one] { $count } Ponto de Banana no fim da partida
   *[other] { $count } Pontos de Banana no fim da partida
}
web-card-once = Uma vez, ao pegar a carta:
web-card-every = A cada turno:
web-card-pieces = { $count ->
    [one] { $count } bloco ou arcada, à escolha
   *[other] { $count } blocos ou arcadas, à escolha
}
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
web-replace-lacking = Completar com o outro tipo o que falta no repositório
web-taken = Você recebe
web-hand-after = Depois, na sua mão
web-tray-now = Agora, no repositório
web-ends-the-game = O repositório não tem tudo isso: esta passa a ser a última rodada!
web-naming-ends = No repositório há { $arches ->
    [0] { $arches } arcadas
    [one] { $arches } arcada
   *[other] { $arches } arcadas
} e { $bricks ->
    [0] { $bricks } blocos
    [one] { $bricks } bloco
   *[other] { $bricks } blocos
}. Peça mais do que isso de um tipo, e esta é a última rodada.
web-naming-this-ends = { $lacking ->
    [0] Faltam colunas no repositório: peça o que pedir, esta é a última rodada.
   *[other] Com isso a partida acaba depois desta rodada. Peças que faltam: { $lacking }; completadas com o outro tipo: { $made }.
}
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
web-data = Seus dados
web-data-text = Este servidor guarda seu nome nas suas mesas, suas jogadas e mensagens e os pacotes que você enviou. Um cookie diz a ele quem você é.
web-data-download = Baixar meus dados
web-data-delete = Apagar meus dados
web-data-delete-title = Apagar tudo?
web-data-delete-lead = Suas mesas sem outros jogadores desaparecem. Nas outras, um robô joga por você, e seu nome e suas mensagens são removidos. Você sai em todos os seus aparelhos. Não dá para desfazer.
web-data-delete-sure = Apagar tudo
web-data-keep = Manter tudo
web-about-software = Software e fontes
web-about-software-text = Esta página é software livre sob a licença MIT. Ela contém software e fontes de outros autores:
web-about-notices = Mostrar licenças de terceiros
