### The command line and games at the terminal. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The command line: help
## These texts have no parameters: they are read without Fluent, see cli/terminal/helptexts.py. The first
## line is what the list of commands shows.

cli-help =
    Monkey Palace no navegador e no terminal.

    Construa escadarias, ganhe Créditos de Macaco, junte bananas. "monkeypalace" sozinho abre o jogo
    no navegador, "monkeypalace play" começa uma partida neste terminal.
cli-help-commands = Comandos
cli-help-help = Mostra esta ajuda.
cli-help-lang = O idioma a usar.
cli-help-version = Mostra a versão.
cli-help-colour = Com ou sem cores; como o terminal preferir, se você não disser nada.
cli-help-saved-pack = O pacote usado na partida, se não foi o padrão.
cli-help-force = Sobrescreve um arquivo que já existe.
cli-help-database = Onde tudo é guardado: um arquivo ou o endereço de um banco de dados PostgreSQL.

cli-help-game-edition = O livro de regras impresso que você segue; o inglês, se você não disser nada. Outras opções mudam regras avulsas.
cli-help-game-butterfly = Joga com a Borboleta.
cli-help-game-frog = Joga com o Sapo.
cli-help-game-piles = Como se preparam as pilhas de cartas; embaralhadas, se você não disser nada.
cli-help-game-butterfly-rule = O bloco decorativo em que a Borboleta pousa; o mais alto de todos, se você não disser nada.
cli-help-game-ties-earn-credit = Um bloco decorativo tão alto quanto outro da mesma cor também ganha o crédito de altura.
cli-help-game-end-rule = O que encerra a partida: alguém pede o que falta no repositório (named), ou o repositório já não dá conta de uma entrega (total).
cli-help-game-stack-new-cards = As cartas novas que não acham um espaço vazio vão todas para o mesmo espaço.
cli-help-game-pack = Um pacote com suas próprias cartas e mapas.

cli-help-play =
    Joga uma partida neste terminal, com dois a quatro jogadores, pessoas e robôs.

    As decisões são digitadas em notação ou escolhidas por número; "help" explica. Sem nenhuma
    opção, o programa pergunta quem joga e em qual mapa.
cli-help-play-players = Quantos jogam; 2 se não houver nomes.
cli-help-play-names = Os nomes dos jogadores na ordem dos lugares, separados por vírgulas.
cli-help-play-bot = Um robô que joga junto, pelo nome (marmoset, capuchin, howler, langur, macaque, mandrill, gorilla, orangutan), com parâmetros como em gorilla:seconds=2, ou de um arquivo seu como em mybot.py:MyBot. Repita para ter vários.
cli-help-play-lots = Sorteia os lugares em vez de seguir a ordem dos nomes.
cli-help-play-map = O mapa de terreno; o 1 é para a primeira partida.
cli-help-play-seed = A semente do embaralhamento: o mesmo número dá as mesmas cartas.
cli-help-play-save = Salva a partida aqui depois de cada turno. O arquivo contém as cartas que ainda virão, então ninguém deve olhar dentro dele.
cli-help-play-resume = Continua uma partida salva.

cli-help-show =
    Desenha uma posição ou uma partida salva.

    FILE é uma posição ou uma partida em JSON, ou - para a entrada padrão. Cada casa mostra a letra
    do seu chão, a altura da sua pilha, a peça de cima e o animal que está ali.
cli-help-show-turn = Mostra a partida depois deste turno, como 3.2 para a rodada 3, lugar 2; 0 é o começo. O último turno, se você não disser nada.
cli-help-show-stacks = Lista também cada pilha em notação.

cli-help-export =
    Faz de um palácio uma imagem, um filme, um modelo de blocos ou instruções de montagem.

    FILE é uma posição ou uma partida em JSON, ou - para a entrada padrão. A extensão de OUT
    decide: uma imagem (.svg, .png), um filme da partida com um quadro por turno (.gif, .webp),
    um modelo para programas de blocos que leem LDraw (.ldr, .mpd), com um passo de construção
    por turno de uma partida, ou instruções de montagem para imprimir (.html).
cli-help-export-turn = Vai só até este turno, como 3.2 para a rodada 3, lugar 2; 0 é o começo. O último turno, se você não disser nada.
cli-help-export-plan = Para imagens: a planta vista de cima, com as alturas.
cli-help-export-width = A largura de um .png, .gif ou .webp em pixels.

cli-help-rules =
    Mostra o livro de regras.

    CHAPTER é um capítulo ou uma seção da lista que "monkeypalace rules" mostra: "building", uma
    regra como "f", um passo como "3", um esclarecimento como "r-10". Os exemplos são desenhados
    como em "monkeypalace show", e julgados.
cli-help-rules-search = Mostra as seções que têm esta palavra.
cli-help-rules-html = Grava o livro com todas as figuras como página para ler ou imprimir, ou - para a saída padrão.

cli-help-replay =
    Verifica uma partida salva e a conta turno a turno.

    Cada decisão é jogada de novo. A primeira que não for permitida, ou que levar a um resultado
    diferente daquele que foi salvo, é indicada, e a partida é recusada.
cli-help-replay-turn = Para depois deste turno, como 3.2 para a rodada 3, lugar 2.
cli-help-replay-boards = Desenha o tabuleiro depois de cada turno.

cli-help-puzzle =
    Resolver um desafio: encontre o melhor turno de uma posição.

    PUZZLE é o nome de um desafio, "daily" para o de hoje (pela data em UTC, o mesmo para todos;
    o padrão) ou "random" para um qualquer.
cli-help-puzzle-theme = Só desafios com este tema, para "random". O que o melhor turno faz: encerra a partida (end), deixa menos para o próximo jogador (block), é na última rodada (last-round), só encontra o palácio no fim da escadaria (reach), rende uma Carta Bônus (pillar), precisa de menos peças (save), rende o mesmo em outro lugar (place), rende o crédito de altura (height), tem outra cor (colour), rende mais Créditos de Macaco (long) ou também precisa da compra certa (cards).
cli-help-puzzle-level = Só desafios desta dificuldade, para "random".

cli-help-review =
    Analisar uma partida: onde foi decidida, sorte e jogo, e turnos melhores.

    Uma análise rápida leva segundos, uma profunda cerca de um minuto. De uma
    partida em andamento, são analisados os turnos completos.
cli-help-review-deep = Simular dez vezes mais.
cli-help-review-html = Escrever a análise como página para imprimir.
cli-help-review-json = Escrever a análise em JSON.
cli-help-review-jobs = Usar este número de threads.

cli-help-perft =
    Conta todas as escadarias que podem ser construídas numa posição.

    FILE é uma posição em JSON, ou - para a entrada padrão. Escreve uma linha de JSON.
cli-help-perft-list = Escreve cada escadaria, uma por linha, em vez das contagens.
cli-help-perft-seconds = Acrescenta o tempo da geração, a mediana de cinco vezes.

cli-help-pack =
    Confere um pacote, começa um novo ou grava um relatório sobre o equilíbrio.

    Um pacote é um arquivo com o que está impresso nas cartas, nos tabuleiros e nos mapas.
cli-help-pack-check =
    Confere um pacote e resume o que há nele.

    FILE é um pacote, ou a palavra standard para o que vem com o programa. Cada problema é
    indicado com seu lugar no arquivo.
cli-help-pack-new =
    Grava um pacote comentado, para ser preenchido por quem tem a caixa.

    FILE é onde gravá-lo, ou - para a saída padrão.

cli-help-serve =
    Oferece mesas para quem joga no navegador.

    Sem nenhum comando, o programa faz isso só para o seu computador e abre o navegador.
    Cada opção também pode vir de uma variável de ambiente, como em MONKEYPALACE_PORT.
cli-help-serve-host = O endereço em que o servidor atende; só este computador, se você não disser nada.
cli-help-serve-port = A porta em que o servidor atende; 8080, se você não disser nada.
cli-help-serve-workers = Quantos processos dividem o trabalho.
cli-help-clean =
    Remove dados antigos de um servidor: mesas, pacotes, códigos e sessões.

    O servidor pode continuar rodando. Faça isso uma vez por dia. Antes, faça um backup se quiser guardar
    o que será removido.
cli-help-clean-finished = Por quantos dias as mesas terminadas são guardadas; 365, se você não disser nada.
cli-help-clean-unfinished = Por quantos dias sem jogada as outras mesas são guardadas; 180, se você não disser nada.
cli-help-clean-unused = Por quantos dias são guardados os pacotes sem mesa e as pessoas sem nenhum dos dois; 30, se você não disser nada.
cli-help-clean-dry-run = Só conta o que seria removido.
cli-help-bench = Mede a velocidade do programa aqui, ao lado de outros motores na mesma execução.
cli-help-bench-json = Escreve os números em JSON.
cli-help-bench-repeats = Quantas vezes cada número é medido.
cli-help-bench-seconds = Quanto dura uma medição.
cli-help-arena =
    Põe robôs para jogar entre si e mostra quão bons são.

    BOT é um nome, um nome com parâmetros como em gorilla:seconds=2, ou uma classe num arquivo seu
    como em mybot.py:MyBot. Todos ocupam cada lugar o mesmo número de vezes, com as mesmas cartas.
    Ctrl-C para e guarda o que está pronto.
cli-help-arena-bot = Mais um robô, de um arquivo seu.
cli-help-arena-games = Quantas partidas; um pouco mais se for preciso para tratar todos os robôs por igual.
cli-help-arena-players = Quantos jogam numa partida.
cli-help-arena-map = O mapa de terreno; repita para ter vários. Todos se alternam, se você não disser nada.
cli-help-arena-seed = Mesmo número, mesmas partidas.
cli-help-arena-jobs = Quantas partidas são jogadas ao mesmo tempo; uma por processador, se você não disser nada.
cli-help-arena-cluster = Joga no cluster Ray deste endereço em vez de aqui.
cli-help-arena-decision-limit = Encerra um robô que leva mais do que isto para uma decisão; ele perde a partida. É uma proteção contra robôs que travam; os robôs não são informados.
cli-help-arena-game-limit = O mesmo para todas as decisões de um robô em uma partida.
cli-help-arena-sprt = Para assim que se souber se o primeiro de dois robôs vence uma parcela HIGH das partidas ou só LOW, como em 0.5,0.55.
cli-help-arena-out = Grava os resultados nesta pasta à medida que surgem.
cli-help-arena-save-games = Grava também cada partida.
cli-help-arena-resume = Continua com a pasta indicada em --out.
cli-help-arena-html = Grava o resultado também como página HTML, com um traceback para cada falha.
cli-help-arena-quiet = Sem barra de progresso; o resultado aparece mesmo assim.
cli-help-arena-json = Escreve o resultado em JSON.
cli-help-habits =
    Mostra como os robôs jogam, em partidas da arena.

    DIR é uma pasta criada por monkeypalace arena --out DIR --save-games.
cli-help-habits-pack = O pacote usado nas partidas.
cli-help-habits-json = Escreve tudo em JSON.
cli-help-pack-report =
    Joga muitas partidas com um pacote e grava um relatório com figuras.

    FILE é um pacote, ou a palavra standard para o que vem com o programa. O melhor robô rápido
    joga em todos os lugares, com dois, três e quatro jogadores em cada mapa. O relatório é uma
    página HTML: rodadas, vitórias por lugar, cartas, mapas e se as metas são cumpridas.
cli-help-pack-report-games = Partidas com cada número de jogadores.
cli-help-pack-report-seed = A mesma semente dá o mesmo relatório.
cli-help-pack-report-out = A página a gravar; report.html, se você não disser nada.
cli-help-pack-report-jobs = Quantos núcleos usar.
cli-help-pack-report-json = Escreve todos os números em JSON; sem página, a não ser que --out indique uma.
cli-help-pack-report-strongest = Um robô que pensa à frente, como gorilla:games=60, para uma segunda tabela de números.
cli-help-pack-report-strongest-games = Suas partidas com cada número de jogadores.
cli-help-pack-report-strongest-log = Guarda as partidas dele neste arquivo e continua com as que já estão nele.

## The command line: words

cli-arches = { $count ->
    [0] { $count } arcadas
    [one] { $count } arcada
   *[other] { $count } arcadas
}
cli-bricks = { $count ->
    [0] { $count } blocos
    [one] { $count } bloco
   *[other] { $count } blocos
}
cli-columns = { $count ->
    [0] { $count } colunas
    [one] { $count } coluna
   *[other] { $count } colunas
}
cli-bananas = { $count ->
    [0] { $count } bananas
    [one] { $count } banana
   *[other] { $count } bananas
}
cli-nothing = nada
cli-written = Gravado: { $file }
cli-and = { $first } e { $last }

## The command line: notes and refusals

cli-beyond-the-box = Atenção: contado mesmo assim, embora exija mais de uma caixa. { $reasons }

cli-error-command = Não existe o comando “{ $name }”. Existem: { $names }.
# $message is the sentence of the library that reads the command line.
cli-error-usage = { $message } (--help mostra o que é possível.)
cli-error-system = { $reason }.
cli-error-system-file = “{ $file }”: { $reason }.
cli-error-no-file-name = O nome de um arquivo está vazio. Indique um, como game.json.
cli-error-file-missing = Não existe o arquivo “{ $file }”. Confira o nome e a pasta.
cli-error-file-folder = “{ $file }” é uma pasta. Indique o nome de um arquivo.
cli-error-file-unreadable = Não dá para ler “{ $file }”: { $reason }.
cli-error-file-unwritable = Não dá para gravar “{ $file }”: { $reason }. Escolha outro lugar.
cli-error-file-too-large = “{ $file }” é grande demais para ser uma posição ou uma partida. É o arquivo certo?
cli-error-file-encoding = “{ $file }” não é texto UTF-8 (byte { $byte }). Salve-o como UTF-8.
cli-error-file-exists = “{ $file }” já existe. Escolha outro nome ou sobrescreva-o com --force.
cli-error-save-exists = “{ $file }” já existe. Escolha outro nome ou continue aquela partida: { $command }
cli-error-resume-and-set-up = Uma partida salva já está preparada. Tire { $option } ou comece uma partida nova sem --resume.
cli-error-lots-without-names = --lots sorteia a ordem dos nomes dos jogadores. Indique-os com --names.
cli-error-list-and-seconds = --list escreve escadarias, --seconds acrescenta um tempo às contagens. Tire uma das duas opções.
cli-error-turn = “{ $text }” não é um turno. Escreva rodada e lugar, como 3.2.
cli-error-no-such-turn = A partida não tem o turno { $turn }; { $last ->
    [none] nenhum foi jogado ainda
   *[other] o último é { $last }
}.
cli-error-export-ending = “{ $file }” não diz o que fazer. Dê a ele uma destas extensões: { $endings }
cli-error-export-option = { $option } serve para arquivos que terminam em { $endings }, não em { $ending }. Tire a opção ou escolha outra extensão.
cli-error-film-of-position = Uma posição não tem turnos para um filme. Indique uma partida salva ou escolha outra extensão, como .png.
cli-error-instructions-of-position = As instruções são feitas de uma partida, não de uma posição.
cli-error-no-chapter = O livro de regras não tem capítulo nem seção “{ $name }”. Os capítulos: { $names }. Todas as seções: monkeypalace rules
cli-error-turn-of-position = Uma posição não tem turnos. Tire --turn ou indique uma partida salva.

## Packs at the command line

pack-check-error = erro: { $problem }
pack-check-warning = aviso: { $problem }
pack-new-written = “{ $file }” está pronto para você preencher. Quando terminar, confira-o:
pack-summary = Pacote { $name }, versão { $version } (identidade { $digest })
pack-summary-cards = { $cards } Cartas de Macaco em { $piles } pilhas, { $bananas } bananas ao todo:
pack-summary-pile = {"  "}{ $pile }  { $cards ->
    [0] { $cards } cartas,
    [one] { $cards } carta,
   *[other] { $cards } cartas,
} de { $low } a { $high } bananas
pack-summary-board = O lugar { $seat } começa com { $start } e recebe { $delivery } por turno.
pack-summary-map = Mapa { $number }, { $name }: { $count ->
    [0] todo aberto.
    [one] uma casa bloqueada.
   *[other] { $count } casas bloqueadas.
}
pack-summary-sources = Partes do pacote por origem: { $sources }.
show-picture = Um palácio

## Boards

show-hand = Na mão: { $pieces }
show-before-first-turn = Antes do primeiro turno
show-after-turn = Depois do turno de { $name }: { $turn }
show-during-turn = No meio do turno de { $name }: { $turn }
show-cards = Cartas visíveis
show-legend =
    Chão: l verde claro, d verde escuro, g dourado, { $blocked } bloqueado. Número: altura.
    Em cima: { $arrow } ponta de arcada (até a outra), L D G decoração, b bloco, c coluna.
    Animais: M Macaco, B Borboleta, F Sapo. Na mão: a arcadas, b blocos, c colunas.

## Replays

replay-turn = { $turn }  { $name }
replay-not-over = A partida ainda não acabou.
replay-verified = { $turns ->
    [0] Nenhum turno foi jogado; a preparação está correta.
    [one] { $turns } turno, todas as decisões verificadas.
   *[other] { $turns } turnos, todas as decisões verificadas.
}

## Games at the terminal

play-seat = Jogador { $seat }
play-welcome =
    Boas-vindas ao palácio. Digite o número de uma sugestão ou sua própria decisão;
    “help” explica, “quit” encerra.
play-stopped = Até logo. Nenhum turno foi jogado, então nada foi salvo.
play-stopped-and-saved = Até logo. Partida salva. Para continuar:
play-stopped-unsaved = Até logo. Não deu para salvar a partida em lugar nenhum, e ela se perdeu. Desculpe!
play-over = Hora de contar as bananas:
play-winners = { $count ->
    [one] { $names } vence!
   *[other] { $names } compartilham a vitória!
}

play-set-up =
    Uma nova partida de Monkey Palace. Tecle Enter para aceitar o que está entre
    colchetes. Robôs jogam junto se você os citar entre os jogadores, do mais
    fácil ao mais difícil: { $bots }.
play-set-up-players = Quem joga? Nomes separados por vírgulas, ou 2, 3 ou 4 [2]:
play-bot-replaced = De agora em diante, { $name } joga ao acaso.
play-set-up-two = Então será uma partida para dois.
play-set-up-map = Qual mapa? { $maps } [1]:
play-set-up-modules = Que animais se juntam ao Macaco? 1 nenhum, 2 Borboleta, 3 Sapo, 4 ambos [1]:
play-set-up-choice = Escolha uma destas opções: { $choices }.
play-set-up-first = Então será { $choice }.
play-lots = Resultado do sorteio: { $seats }.
play-lots-seat = { $name } no lugar { $seat }

play-panel-round = Rodada { $round }
play-panel-last-round = Rodada { $round }, a última
play-panel-hand = mão { $pieces }
play-panel-gets = recebe { $delivery } por turno
play-panel-tray = Repositório { $pieces }
play-panel-last = { $name } fez { $staircase }
play-panel-left = Há { $decorations }, bônus { $bonus }

play-market-pile = pilha
play-market-bananas = bananas
play-market-once = na hora
play-market-turn = todo turno
play-market-left = restantes
play-market-place = espaço
play-market-card = carta
play-market-covered = cartas cobertas

play-score-name = bananas de
play-score-cards = cartas
play-score-bonus = bônus
play-score-trophies = troféus
play-score-total = total

# Questions; what is typed follows on the same line.
play-ask-build = { $name } constrói (número, escadaria, help):
play-ask-buy = { $name } compra (número, “buy” e pilhas, help):
play-ask-one-time-delivery = { $name } pega (número, algo como “2a 1b”, help):
play-ask-recurring-delivery = { $name } pega (número, algo como “2a 1b”, help):
play-ask-place-card = { $name } coloca uma carta (número, algo como “3l-2 on 4”, help):
play-ask-monkey = { $name } põe o Macaco em (número, casa, help):
play-ask-frog-before-building = { $name }, pegar o Sapo antes de construir? (número, yes, no, help):
play-ask-frog = { $name }, pegar o Sapo? (número, yes, no, help):
play-ask-frog-knob = { $name } põe o Sapo em (número, casa, help):
play-ask-confirm = { $name } terminou o turno (Enter joga, undo, help):

play-intro-buy = { $credits ->
    [one] { $credits } Crédito de Macaco
   *[other] { $credits } Créditos de Macaco
}, { $colour ->
    [l] cartas verde claro
    [d] cartas verde escuro
   *[g] cartas douradas
} ou multicoloridas (dígito: custo):
play-intro-one-time-delivery = Entrega Única: { $icons ->
    [0] { $icons } blocos ou arcadas
    [one] { $icons } bloco ou arcada
   *[other] { $icons } blocos ou arcadas
}{ $columns ->
    [0] {""}
    [one] {" "}e { $columns } coluna
   *[other] {" "}e { $columns } colunas
}. Na mão { $hand }, no repositório { $tray }.
play-intro-recurring-delivery = Entrega Recorrente: { $icons ->
    [0] { $icons } blocos ou arcadas
    [one] { $icons } bloco ou arcada
   *[other] { $icons } blocos ou arcadas
}{ $columns ->
    [0] {""}
    [one] {" "}e { $columns } coluna
   *[other] {" "}e { $columns } colunas
}. Na mão { $hand }, no repositório { $tray }.
play-naming-ends = No repositório há { $arches ->
    [0] { $arches } arcadas
    [one] { $arches } arcada
   *[other] { $arches } arcadas
} e { $bricks ->
    [0] { $bricks } blocos
    [one] { $bricks } bloco
   *[other] { $bricks } blocos
}. Peça mais do que isso de um tipo, e esta é a última rodada.
play-intro-place-card = Novas: { $cards }. Seus quatro espaços estão cheios ou quase:

play-worth-once = na hora { $delivery }
play-worth-turn = todo turno { $delivery }

# Beside suggestions; keep them short.
play-remark-build = { $credits ->
    [one] { $credits } crédito
   *[other] { $credits } créditos
}{ $highest ->
    [yes] {" "}(1 pela altura)
   *[no] {""}
}, { cli-colour }, até { $spot }, gasta { $pieces }{ $bonus ->
    [yes] , Carta Bônus
   *[no] {""}
}
play-remark-pass = não dá para construir nada; você só recebe sua Entrega Recorrente
play-remark-buy-nothing = créditos não ficam guardados
play-remark-use = depois na mão { $pieces }{ $ends ->
    [yes] ; o repositório não tem tudo: esta é a última rodada
   *[no] {""}
}
play-remark-empty-place = no espaço vazio
play-remark-cover = cobre { $card }: { $gained } em vez de { $lost } todo turno
play-remark-knob = altura { $height }
play-remark-frog = uma coluna agora, { cli-bananas } se ficar com ele até o fim
play-remark-no-frog = ele fica onde está

play-not-building = Essa pergunta é para quando você for construir.
play-no-such-number = { $most ->
    [one] Só existe a sugestão 1
   *[other] Existem as sugestões de 1 a { $most }
}; “more” mostra outras.
play-no-more = Essas eram todas. Você ainda pode digitar sua própria decisão.
play-hint-more = (Mais um “hint” diz mais.)
play-no-hint = O turno está completo; não há mais nada a decidir.
play-undone = Desfeito: { $decision }
play-undo-nothing = Não há nada a desfazer neste turno. Turnos jogados ficam como estão.
play-reopened = Já decidido neste turno: { $decisions }. “undo” desfaz a última decisão.
play-confirm-how = Pressione Enter para jogar o turno ou digite “undo” para desfazer a última decisão.

play-starts = { cli-colour }: { $spots }
play-starts-none = Com as peças na mão não dá para construir nada.
play-starts-hint = “try { $spot }” mostra como continuar dali.
play-why-not = { $staircase } não pode ser construída:
play-why-legal = { $staircase } pode ser construída: { $remark }.
play-try = { $staircase } precisa continuar; restam na mão { $pieces }.
play-try-complete = { $staircase } pode ser construída assim ou continuar; restam na mão { $pieces }.
play-try-finished = { $staircase } pode ser construída assim, mas não continuar; restam na mão { $pieces }.
play-try-nothing = A partir de { $staircase } não dá para construir nada; restam na mão { $pieces }.
play-try-offer = { $direction }  até { $spot } no nível { $level }: { $typed }{ $attached ->
    [yes] {""}
   *[no] {" "}(falta ligar ao palácio)
}
play-try-higher = { $count ->
    [one] e mais uma acima
   *[other] e mais { $count } acima
}

play-save-name = Indique um nome de arquivo, como em: save game.json
play-save-exists = “{ $file }” já existe. Escolha outro nome.
play-saved = Partida salva. De agora em diante, “{ $file }” é atualizado depois de cada turno.

play-help-build =
    CONSTRUIR. Escreva o início e depois as arcadas: “d3 bN E” é um bloco em d3,
    uma arcada para o norte (N) e, da ponta dela, uma arcada para o leste (E); S é
    sul, W é oeste. Antes da direção vai o que você empilha no lado de cá (b
    bloco, altura 1; c coluna, altura 3); depois dela, o que empilha no lado de
    lá: “c2 cEc”. Para achar o caminho:
      starts        onde uma escadaria pode começar
      try d3 bN     como ela pode continuar dali
      why d3 bN E   o que ela daria, ou que regras ela quebra
play-help-buy =
    COMPRAR. “buy 1 3l” pega as cartas do topo dessas duas pilhas; “nothing”
    (nada) também vale. O dígito é o custo, a letra é a cor; uma pilha sem letra
    tem cartas multicoloridas. “2+1c” é uma entrega de dois blocos ou arcadas e
    uma coluna.
play-help-one-time-delivery =
    ENTREGA. “2a 1b” pega duas arcadas e um bloco; “2 1” também. Se faltar no
    repositório o que você pedir, esta será a última rodada; “5a 0b +2” completa
    com 2 do outro tipo.
play-help-recurring-delivery =
    ENTREGA. “2a 1b” pega duas arcadas e um bloco; “2 1” também. Se faltar no
    repositório o que você pedir, esta será a última rodada; “5a 0b +2” completa
    com 2 do outro tipo.
play-help-place-card =
    CARTAS. “3l-2 on 4” põe a carta 3l-2 no seu quarto espaço. Uma carta coberta
    não entrega mais nada, mas as bananas dela contam no fim.
play-help-monkey =
    MACACO. Um bloco decorativo dourado lhe dá o Macaco. Ponha-o em qualquer ponta
    de arcada aberta: ninguém pode construir ali até ele mudar de lugar.
play-help-frog-before-building =
    SAPO. Pegá-lo dá uma coluna na hora, mas custa bananas se você ainda o tiver
    no fim. Ele vai para a ponta de arcada aberta mais baixa do que você
    construir.
play-help-frog =
    SAPO. Pegá-lo dá uma coluna na hora, mas custa bananas se você ainda o tiver
    no fim. Ele vai para a ponta de arcada aberta mais baixa do que você
    construiu.
play-help-frog-knob =
    SAPO. Várias pontas de arcada da sua escadaria são igualmente baixas: escolha
    uma.
play-help-confirm =
    TURNO. Enter joga o turno como está. “undo” desfaz a última decisão, e a
    anterior, quantas vezes você quiser. As cartas novas são reveladas depois.
play-help =
    Sempre: hint (três vezes: o quê, onde, o turno), undo (desfazer), more (mais
    sugestões), board (tabuleiro), market (mercado), cards (cartas), score
    (pontos), save FILE (salvar), quit (sair)
