### The engine, bots, the arena and reports. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The engine

cli-uncompiled = Aqui o jogo não está compilado: tudo funciona, mas os robôs pensam mais devagar e enxergam menos longe. Para mudar isso, instale um compilador C e depois instale o monkeypalace de novo.
error-hand-beyond-the-box = Nenhuma mão pode ter mais do que a caixa: { $arches } arcadas, { $bricks } blocos e { $columns } colunas.
error-batch = Um lote aceita de 1 a { $most } partidas e sementes a partir de 0, não { $games } partidas da semente { $seed }.
cli-error-needs-extra =
    Isto precisa de pacotes do Python que não estão instalados. Instale-os com: pip install 'monkeypalace[{ $extra }]'

bench-head = Python { $python }, mediana de { $repeats } medições; à direita, a menor e a maior.
bench-uncompiled = Os kernels não estão compilados aqui: estes números dizem pouco.
bench-no-peers = Para ver outros motores ao lado destes números: pip install 'monkeypalace[bench]'
bench-unit-per-second = /s
bench-unit-nanoseconds = ns
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = ×
bench-staircases-small = Escadarias contadas, posições pequenas (média geométrica)
bench-staircases-large = Escadarias contadas, posições grandes (média geométrica)
bench-games-2 = Partidas ao acaso, dois jogadores, um núcleo
bench-games-3 = Partidas ao acaso, três jogadores, um núcleo
bench-games-4 = Partidas ao acaso, quatro jogadores, um núcleo
bench-decisions = Decisões, quatro jogadores, um núcleo
bench-decisions-batch = Decisões, quatro jogadores, um lote em todos os núcleos
bench-copy = Cópia de uma partida codificada
bench-first-game = Primeira partida em um novo processo
bench-start-up = monkeypalace --help, com o início do Python
bench-catanatron-games = catanatron: partidas ao acaso de Catan, quatro jogadores
bench-spiel-connect-four = OpenSpiel: partidas ao acaso de Lig 4
bench-spiel-backgammon = OpenSpiel: partidas ao acaso de gamão
bench-spiel-chess = OpenSpiel: partidas ao acaso de xadrez
bench-chess-perft = python-chess: folhas do perft
bench-games-4-by-catanatron-games = Partidas de quatro, em relação ao catanatron
bench-games-2-by-spiel-connect-four = Partidas de dois, em relação ao Lig 4 (OpenSpiel)
bench-games-2-by-spiel-backgammon = Partidas de dois, em relação ao gamão (OpenSpiel)
bench-games-2-by-spiel-chess = Partidas de dois, em relação ao xadrez (OpenSpiel)
bench-staircases-small-by-chess-perft = Escadarias, em relação às folhas do python-chess

## Bots

error-bot-crash = O robô { $bot } falhou em { $place }: { $reason }.
error-extra-missing = O pacote { $package } não está instalado. Instale-o com: pip install 'monkeypalace[{ $extra }]'
error-bot-extra = O robô { $name } precisa de pacotes que não estão instalados. Instale-os com: pip install 'monkeypalace[{ $extra }]'
error-bot-illegal = O robô { $bot } deu uma resposta que não é permitida; seu método decide está em { $place }.
error-bot-died = { $signal ->
    [none] O robô { $bot } encerrou seu processo com o código { $code }, em { $place }.
   *[other] O processo do robô { $bot } foi encerrado pelo sinal { $signal }, em { $place }.
}
error-bot-slow = O robô { $bot } passou do limite de { $seconds } s para uma decisão, em { $place }.
error-bot-slow-game = O robô { $bot } passou do limite de { $seconds } s para todas as suas decisões de uma partida, em { $place }.
error-bot-slow-load = Não foi possível carregar o robô { $bot } em { $seconds } s, em { $place }.
error-puzzle-none = Não há desafio com este tema e esta dificuldade. Temas com desafios: { $themes }.
error-puzzle-unknown = Não há desafio “{ $id }”. “daily” é o de hoje, “random” é um qualquer.
error-bot-unknown = Não existe o robô “{ $name }”{ $hint ->
    [none] .
   *[other] ; você quis dizer “{ $hint }”?
} Existem: { $names }. Um robô seu é FILE.py:CLASS.
error-bot-class = “{ $name }” cria algo que não é um robô. Faça dela uma subclasse de monkeypalace.bots.Bot.
error-bot-file = Não existe o arquivo { $file } para carregar um robô.
error-bot-file-class = { $file } não tem a classe “{ $name }”. Indique a classe do robô depois do arquivo, como em mybot.py:MyBot.
error-bot-parameter = O robô { $name } não tem o parâmetro “{ $parameter }”{ $names ->
    [none] {""} nem qualquer outro
   *[other] . Tem: { $names }
}. Escreva key=value, com vírgulas entre os pares.
error-bot-parameter-value = O robô { $name } não aceita “{ $text }” para { $parameter }.
error-bot-parameter-range = O robô { $name } não aceita { $value } para { $parameter }. Informe um número inteiro { $most ->
    [none] de pelo menos { $least }
   *[other] de { $least } a { $most }
}.

## The arena

cli-error-arena-sprt = “{ $text }” não é um teste. Escreva duas parcelas de vitórias, a menor primeiro, como em 0.5,0.55.
cli-error-too-many-bots = Há mais robôs que lugares; no máximo { $most } podem jogar.
cli-error-arena-no-out = { $option } precisa de uma pasta; indique-a com --out.

error-arena-no-bots = Indique pelo menos um robô.
error-arena-many-bots = { $count } robôs são demais para um torneio; o limite é { $most }.
error-arena-sprt-bots = O teste compara dois robôs, mas aqui há { $count ->
    [one] um
   *[other] { $count }
}.
error-arena-out-exists = { $folder } já tem resultados. Continue-os com --resume ou escolha outra pasta.
error-arena-folder = Não dá para gravar em { $folder }: { $reason }.
error-arena-settings = Não dá para ler { $file }, então não se sabe a que pertencem os resultados dali.
error-arena-settings-differ = Os resultados em { $folder } são de outro torneio: “{ $name }” não é igual.
error-arena-no-games = Não há partidas em { $folder }. Jogue algumas com monkeypalace arena --out { $folder } --save-games.
error-arena-results = { $file }, linha { $line }: isto não é o resultado de uma partida.
error-arena-worker = A partida { $index } derrubou seu processo várias vezes. O que já foi feito está guardado.
error-arena-log = { $file } tem partidas de outro pacote, outro robô ou outra semente. Escolha outro arquivo.
error-arena-cluster = Não há um cluster Ray em { $address }: { $reason }
error-arena-version = Uma máquina do cluster tem a versão { $there } do monkeypalace; é preciso a { $here }.

habits-head =
    Cada partida em três partes de igual duração. De uma carta comprada, em média: peças por
    turno, e bananas. Depois, os créditos da melhor escadaria que o robô deixa ao próximo
    jogador; a parcela das suas partidas que ele encerra; e a parcela destas que ele vence.
habits-income = peças, { $part }
habits-bananas = bananas, { $part }
habits-left = deixa ao próximo
habits-ends = encerra
habits-wins = e vence
# A line that is rewritten while games are played; keep it short.
arena-progress = { $bar } { $done }/{ $games }, faltam { $left }: { $result }
arena-stopped = Parou depois de { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
} de { $wanted }.
arena-go-on = Para continuar, acrescente --resume ao mesmo comando.
arena-not-kept = Com --out as partidas teriam sido guardadas, para continuar depois.
arena-more-games = { $games } partidas, para que todos os robôs ocupem cada lugar o mesmo número de vezes.
arena-head = { $games ->
    [0] { $games } partidas
    [one] { $games } partida
   *[other] { $games } partidas
}, { $players } jogadores, semente { $seed }, mapas: { $maps }; uma parcela justa é { $fair }%.
arena-column-bot = robô
arena-column-share = vitórias
arena-column-interval = intervalo 95%
arena-column-bananas = bananas
arena-column-place = colocação
arena-column-rating = rating
arena-column-turn = por turno
arena-column-longest = mais longo
arena-column-seats = vitórias em %
arena-seat = lugar { $seat }
arena-all = todos
arena-sprt-better = { $bot } é melhor: contra { $other }, vence mais perto de { $high }% que de { $low }% (LLR { $ratio } em { $bounds }, { $deals } distribuições de cartas).
arena-sprt-not-better = { $bot } não é melhor: contra { $other }, vence mais perto de { $low }% que de { $high }% (LLR { $ratio } em { $bounds }, { $deals } distribuições de cartas).
arena-sprt-open = Ainda sem decisão: contra { $other }, { $bot } pode vencer { $low }% ou { $high }% (LLR { $ratio } em { $bounds }, { $deals } distribuições de cartas).
arena-column-faults = falhas
arena-page-title = Disputa: { $bots }
arena-page-version = Versão { $version }, pacote { $pack }.
arena-page-bots = Robôs
arena-page-bots-intro = A parcela de vitórias com seu intervalo de 95%, as bananas no fim de uma partida e os segundos de um turno. Uma vitória compartilhada é dividida entre os vencedores.
arena-page-seats-intro = A parcela de vitórias em cada lugar, com intervalos de 95%.
arena-page-faults = Falhas
arena-page-faults-intro = { $count ->
    [0] Nenhum robô perdeu uma partida por uma falha.
    [one] Um robô perdeu sua partida por uma falha. Um jogador aleatório assumiu o lugar, para que os outros pudessem terminar. Abra uma linha para ver o traceback do robô.
   *[other] Houve { $count } falhas; cada uma custou a partida ao robô. Um jogador aleatório assumiu o lugar, para que os outros pudessem terminar. Abra uma linha para ver o traceback do robô.
}
arena-page-folder = As posições estão em { $folder }.
arena-page-game = partida
arena-page-seat = lugar
arena-page-bot = robô
arena-page-decision = decisão
arena-page-reason = o que aconteceu
arena-page-position = posição
arena-fault = Partida { $game }, lugar { $seat }, { $bot }: perdida. { $reason } A posição: { $file }
arena-more-faults = { $count ->
    [one] E mais uma falha
   *[other] E mais { $count } falhas
}; todas as posições estão em { $folder }.

pack-report-line = { $verdict ->
    [ok] ok    { " " }
   *[other] não ok{ " " }
} { $name }: { $measured } ({ $allowed })
pack-report-written = O relatório está em { $file }.

## The report on a pack. $name is the pack's name; numbers with decimals come as text.

report-title = O pacote { $name } é equilibrado?
report-about = Versão { $version }, identidade { $digest }. { $games } partidas com cada número de jogadores, semente { $seed }, o robô { $bot } em todos os lugares.
report-ok = ok
report-not-ok = não ok
report-range = { $low } a { $high }
report-at-least = pelo menos { $low }
report-at-most = no máximo { $high }
report-players = { $count } jogadores
report-seat = Lugar { $seat }
report-arches = arcadas
report-bricks = blocos
report-columns = colunas
report-colour-l = verde claro
report-colour-d = verde escuro
report-colour-g = dourado

report-targets = Metas
report-summary = { $missed ->
    [0] Todas as { $count } metas foram cumpridas.
    [one] { $missed } de { $count } metas não foi cumprida.
   *[other] { $missed } de { $count } metas não foram cumpridas.
}
report-head-target = Meta
report-head-measured = Medido
report-head-maps = Nos mapas 1 a 4
report-head-allowed = Permitido
report-head-verdict = Resultado
report-target-rounds = Média de rodadas, { $players } jogadores
report-target-seat = Vitórias do lugar { $seat }, { $players } jogadores
report-target-card = Carta menos comprada, { $card }, { $players } jogadores
report-target-passed = Turnos sem escada, { $players } jogadores
report-target-passed-early = Turnos sem escada na primeira metade da partida, { $players } jogadores
report-target-bonus-cards = Cartas Bônus obtidas por partida, { $players } jogadores
report-target-bricks-per-arch = Blocos usados por arcada, { $players } jogadores
report-target-nine-icons = Partidas com uma Entrega Recorrente de nove ícones, { $players } jogadores
report-target-close = Partidas vencidas por menos de um terço das bananas do vencedor, { $players } jogadores
report-target-no-income = Vitórias de quem nunca compra uma Entrega Recorrente, { $players } jogadores
report-target-only-income = Vitórias de quem não compra outra coisa, { $players } jogadores
report-target-map = Mapa { $map }, { $players } jogadores: lugar { $seat }, o mais distante do justo
report-strongest = O robô mais forte
report-strongest-intro = Os mesmos números para { $bot }, que pensa à frente: { $games } partidas com cada número de jogadores. O erro de amostragem é somado à margem de um lugar.

report-rounds = Rodadas
report-rounds-intro = Quantas partidas duraram quantas rodadas. A linha tracejada é a média; a faixa atrás das barras é onde a média deveria estar.
report-rounds-of = { $players }: { $mean } ± { $spread }
report-wins = Vitórias por lugar
report-wins-intro = A parcela de vitórias de cada lugar, com seu intervalo de 95%. A linha tracejada é a parcela justa; a faixa é o que se permite em torno dela. Uma vitória compartilhada conta em parte para cada um.
report-bananas = Bananas por lugar
report-bananas-intro = Em média no fim de uma partida; as linhas finas mostram a dispersão (desvio padrão).
report-ends = O que encerra a partida
report-ends-intro = O tipo de peça que faltou numa entrega quando o fim foi acionado.
report-flow = O andamento de uma partida
report-flow-intro = Médias de todos os turnos de uma rodada, enquanto pelo menos um décimo das partidas ainda continua.
report-flow-arches = Arcadas de uma escadaria, por rodada
report-flow-income = Blocos e arcadas da Entrega Recorrente, por rodada
report-extras = Bônus e troféus
report-extras-intro = Médias das partidas; as da Borboleta e do Sapo, só das partidas com eles.
report-bonus-cards = Cartas Bônus obtidas por partida
report-trophy = { $animal ->
    [monkey] Vezes que a Carta de Troféu de Macaco muda de mãos
    [butterfly] Vezes que a Carta de Troféu de Borboleta muda de mãos
   *[frog] Vezes que a Carta de Troféu de Sapo muda de mãos
}
report-passes = Turnos em que não foi possível construir
report-starts = Cores
report-starts-intro = As cores do chão em que as escadarias começam.
report-maps = Mapas
report-maps-intro = Vitórias por lugar em cada mapa, com intervalos de 95%. Cada faixa é a margem do pacote inteiro mais o acaso de tão poucas partidas; veja abaixo.
report-map = { $number } { $name }
report-map-rounds = { $players }, { $mean } rodadas
report-cards = Cartas
report-cards-intro = Das partidas em que uma carta esteve no topo, em quantas alguém a comprou. A marca tracejada é a meta. “No topo” é a parcela de todas as partidas em que ela chegou a aparecer; “Coberta”, a parcela das partidas de quem a comprou em que outra carta foi posta sobre ela depois.
report-head-card = Carta
report-head-bananas = Bananas
report-head-one-time = Única
report-head-recurring = Recorrente
report-head-bought = Comprada, { $players }
report-head-seen = No topo
report-head-covered = Coberta
report-card-bought = { $card } comprada
report-sources = De onde vêm os valores
report-sources-intro = Cada parte do pacote com sua origem.
report-head-place = Valor
report-head-source = Origem
report-source = { $source ->
    [rulebook] os livros de regras
    [faq] a FAQ da editora
    [box] a caixa de um dono
   *[ours] definido por nós
}
report-source-shuffled = Cada pilha é embaralhada
report-pile = Pilha { $pile }: custo { $cost }, { $colour ->
    [l] verde claro
    [d] verde escuro
    [g] dourada
   *[none] qualquer cor
}
report-method = Como isto foi medido
report-method-bot = Um só robô joga em todos os lugares, então as diferenças entre lugares vêm do pacote. É o melhor dos que respondem na hora; ele não pensa à frente.
report-method-games = Os mapas se alternam. Cinco de cada oito partidas são o jogo básico; as outras têm a Borboleta, o Sapo ou ambos. As pilhas são embaralhadas de novo a cada partida.
report-method-seen = Uma carta conta se estava no topo da pilha no início de um turno. Uma carta que só apareceu depois da última compra não podia ser comprada e não conta.
report-method-seats = Um lugar é tratado com justiça se sua parcela de vitórias fica a no máximo 5 pontos percentuais de um dividido pelo número de jogadores.
report-method-map = Um mapa não favorece nenhum lugar se a parcela de cada um nele fica a no máximo 5 pontos percentuais da justa, mais 1,96 erro padrão de uma parcela justa em tantas partidas quantas foram jogadas ali. Sem esse acréscimo, um mapa justo seria muitas vezes reprovado por acaso; quanto mais partidas, mais estreita a margem.

## Ambientes de aprendizado

error-action-illegal = A ação “{ $action }” não é permitida agora, em “{ $stage }”. Escolha uma que a máscara ofereça.
error-environment-icons = Neste pacote, uma entrega pode ter { $icons } ícones de bloco ou arcada; os ambientes de aprendizado têm ações para { $most }.
error-environment-seat = Não existe o lugar { $seat }. Escolha um de 1 a { $players }.
error-environment-opponents = { $opponents } adversários e o agente não somam { $players } jogadores. Indique um adversário para cada outro lugar.
error-environment-film = Não há filme: crie o ambiente com render_mode="rgb_array" e depois jogue uma partida.
error-environment-observer = O observador não tem parâmetros, mas recebeu: { $names }.

## Building instructions

build-title = Construa este palácio
build-about = { $pieces } peças em { $steps } passos, na ordem em que foram construídas na partida.
build-parts = Peças
build-parts-intro = Os números são os da biblioteca LDraw. As peças estão na caixa do jogo; os marrons podem ser misturados à vontade. Para o terreno, ponha o mapa de terreno da caixa sobre uma placa de base, ou construa-o: para cada espaço, uma placa com um pino entre quatro ladrilhos.
build-head-part = Peça
build-head-number = Número
build-head-count = Quantidade
build-head-colours = Cores
build-piece = { $piece ->
    [arch] arcada
    [brick] bloco
    [column] coluna
    [light] folha de bambu verde-claro
    [dark] folha de bambu verde-escuro
    [gold] bloco dourado
    [monkey] macaco
    [butterfly] borboleta
    [frog] sapo
    [baseplate] placa de base, 32 × 32 pinos
    [stud-plate] placa, 1 × 1
    [tile] ladrilho, 1 × 2
   *[small-tile] ladrilho, 1 × 1
}
build-steps = Passos
build-steps-intro = As peças novas de um passo têm um contorno claro. As letras e os números na borda indicam os espaços.
build-start = A escadaria inicial
build-turn = Rodada { $round }, lugar { $seat }
build-animals = Os animais
build-animal = { $animal ->
    [monkey] Macaco em { $spot }
    [butterfly] Borboleta em { $spot }
   *[frog] Sapo em { $spot }
}
