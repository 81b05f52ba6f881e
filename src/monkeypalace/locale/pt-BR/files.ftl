### Positions, game files and packs that cannot be read. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Texts and files that cannot be read

error-not-text = Aqui se espera um texto, não “{ $text }”.
error-staircase-malformed = Isto não é uma escadaria: “{ $text }” não serve como { $place }. Ela leva uma casa como d4, arcadas e peças.
error-spot = “{ $text }” não é uma casa. As casas vão de a1, no sudoeste, a h8, no nordeste.
error-stack = “{ $text }” não é uma pilha. Escreva as peças do chão para cima: b bloco, c coluna, An Ae As Aw pontas de arcada, L D G blocos decorativos.
error-animal = “{ $text }” não é um animal. Escreva monkey (Macaco), butterfly (Borboleta) ou frog (Sapo).
error-ground-rows = O chão tem { $count ->
    [0] { $count } fileiras
    [one] { $count } fileira
   *[other] { $count } fileiras
}. Escreva oito, a do norte primeiro.
error-ground-row = A fileira { $rank } do chão é “{ $text }”. Escreva oito letras: l verde claro, d verde escuro, g dourado, ou um ponto onde estiver bloqueado.
error-json = Isto não é JSON: há algo errado na linha { $line }, coluna { $column }.
error-json-too-large = Este JSON tem níveis demais ou um número com dígitos demais. Uma posição não precisa de nenhum dos dois.
error-json-missing = Falta “{ $place }”. Uma posição precisa disso.
error-json-type = “{ $place }” deve ser { $expected ->
    [list] uma lista de textos
    [names] um objeto cujos nomes são textos
    [number] um número inteiro
    [string] um texto
   *[object] um objeto
}.
error-json-count = “{ $place }” deve estar entre 0 e { $most }, que é o que há na caixa.
error-json-unknown = “{ $place }” não tem “{ $name }”. Pode ter: { $names }.
error-position = { $count ->
    [one] Esta posição não se sustenta.
   *[other] Esta posição não se sustenta, por { $count } motivos.
}
error-staircase-empty = Uma escadaria começa com seu ponto inicial, como em “d4 E Eb”; aqui falta esse ponto.
error-staircase-too-long = Esta escadaria tem { $count } degraus, mais do que as arcadas que há na caixa. Escreva uma mais curta.
error-staircase-spaces = Antes do degrau { $number } há um espaço a mais. Ponha um só espaço entre os degraus.
error-staircase-order = Degrau { $number }, “{ $text }”: escreva as colunas antes dos blocos, como em “cbE”.
error-staircase-step = Não dá para ler o degrau { $number }, “{ $text }”. Escreva apoios, uma direção N E S W (norte, leste, sul, oeste) e apoios, como em “bE”, “N” ou “Ec”.
error-picture-width = A largura aqui não pode ser de { $width } pixels. Escolha de { $least } a { $most }.

## Game files that are refused

error-file-unreadable = Não dá para ler “{ $file }”: { $reason }.
error-file-unwritable = Não dá para gravar “{ $file }”: { $reason }. Escolha outro lugar.
error-file-too-large = Este arquivo é grande demais para ser uma partida. É o arquivo certo?
error-file-json = Isto não é JSON: há algo errado na linha { $line }, coluna { $column }.
error-file-format = Isto não é uma partida de Monkey Palace.
error-file-version = Este programa lê arquivos de partida da versão { $version }; este é de outra versão.
error-file-missing = Falta “{ $place }” no arquivo da partida.
error-file-type = “{ $place }” no arquivo da partida não é o que deveria ser.
error-file-pack = A partida foi jogada com outro pacote, { $name } (versão { $version }, { $digest }), não com { $given } ({ $given_digest }). Indique o arquivo dele com --pack.
error-file-set-up = Não dá para preparar a partida deste arquivo.
error-file-turn-text = Não dá para ler { $place }.
error-file-turn-order = Turno { $round }.{ $seat }, decisão { $number }: não é a vez deste lugar.
error-file-decision = Turno { $round }.{ $seat }, decisão { $number }: não é permitida.
error-file-check = O turno { $round }.{ $seat } leva a um resultado diferente de quando o arquivo foi gravado: o arquivo foi alterado.
error-file-result = O resultado no arquivo não é aquele a que as decisões levam.

## Packs
## $place is a place in the file, like piles.3l.cards[2].bananas; $found is what the file has there.

error-pack = { $count ->
    [one] O pacote “{ $file }” tem um problema.
   *[other] O pacote “{ $file }” tem { $count } problemas.
}

# The file
pack-file-missing = Esse arquivo não existe; confira o nome e a pasta.
pack-file-unreadable = Não dá para ler o arquivo; será uma pasta, ou de outra pessoa?
pack-file-too-large = O arquivo é grande demais para ser um pacote; é o arquivo certo?
pack-too-complex = O texto tem mais de { $keys } chaves, ou chaves com mais de { $depth } níveis; isso não é um pacote.
pack-encoding = O arquivo não é texto UTF-8 (byte { $byte }); salve-o como UTF-8.
pack-syntax = Linha { $line }, coluna { $column }: isto não é TOML, perto de { $text }.
pack-twice = Linha { $line }, coluna { $column }: esta chave ou tabela já está no arquivo, perto de { $text }.

# Its structure
pack-missing = Falta { $place }.
pack-unknown = { $place }: pacotes não têm essa chave; aqui se espera: { $expected }.
pack-misspelt = { $place }: pacotes não têm essa chave; você quis dizer { $meant }?
pack-not-a-table = { $place }: esperava-se uma tabela, mas há { $found }.
pack-not-a-list = { $place }: esperava-se uma lista, mas há { $found }.
pack-not-a-number = { $place }: esperava-se um número inteiro de { $low } a { $high }, mas há { $found }.
pack-not-a-text = { $place }: esperava-se um texto entre aspas, mas há { $found }.
pack-range = { $place }: esperava-se um número de { $low } a { $high }, mas há { $found }.
pack-length = { $place }: esperava-se um texto de 1 a { $longest } caracteres, não só espaços.
pack-unprintable = { $place }: esperava-se um texto em uma linha, sem caracteres de controle, mas há { $found }.
pack-format = { $place }: este programa lê pacotes do formato { $expected }, mas este tem o formato { $found }.
pack-source = { $place }: esperava-se uma origem, uma destas: { $expected }, mas há { $found }.
pack-ground-rows = { $place }: esperavam-se 8 fileiras, o norte primeiro, mas há { $found }.
pack-ground-row = { $place }: esperavam-se 8 letras entre l (verde claro), d (verde escuro), g (dourado) e . (bloqueado), mas há { $found }.
pack-start-text = { $place }: { $found } não é uma escadaria; esperava-se algo como "d4 E Eb".

# The box’s numbers
pack-start-pieces = { $place }: a escadaria inicial é feita de duas arcadas e um bloco.
pack-start-blocked = { $place }: a escadaria inicial não pode ficar na casa { $spot }, que está bloqueada.
pack-start-rule = { $place }: a escadaria inicial quebra uma regra de construção.
pack-map-not-open = { $place }: achávamos que o mapa { $map } é todo aberto, mas estas casas estão bloqueadas: { $spots }. Tudo bem se a sua caixa mostra assim.
pack-map-not-blocked = { $place }: o mapa { $map } tem casas bloqueadas, mas aqui nenhuma está.
pack-card-count = { $place }: a caixa tem { $expected } Cartas de Macaco, mas aqui há { $found }.
pack-pile-empty = { $place }: esta pilha não tem cartas; espera-se pelo menos uma.
pack-count = { $place }: o livro de regras diz { $expected }, mas aqui está { $found }.
pack-first-hand = { $place }: segundo o livro de regras, o lugar { $seat } começa com { $arches } arcadas, { $bricks ->
    [0] nenhum bloco
    [one] um bloco
   *[other] { $bricks } blocos
} e nenhuma coluna.
pack-hand-too-large = { $place }: o lugar { $seat } começa com blocos de construção demais. São permitidos no máximo { $arches } arcadas, { $bricks } blocos e { $columns } colunas.
pack-no-delivery = { $place }: o tabuleiro do lugar { $seat } não traz nada, e uma partida poderia nunca acabar; espera-se pelo menos um ícone.

# Things that look odd
pack-hand-without-arch = { $place }: o lugar { $seat } começa sem arcada e não pode construir no primeiro turno.
pack-later-seat-gets-less = { $place }: o lugar { $seat } começa com menos blocos de construção que o anterior; em geral, os lugares seguintes recebem mais.
pack-one-time-example = { $place }: o livro de regras mostra uma Entrega Única de { $icons } blocos ou arcadas e { $columns ->
    [one] uma coluna
   *[other] { $columns } colunas
}; nenhuma combinação de cartas que se possa pegar traz exatamente isso.
pack-recurring-example = { $place }: o livro de regras mostra uma Entrega Recorrente de { $icons } blocos ou arcadas; nenhum tabuleiro com { $places } cartas traz exatamente isso.
pack-bananas-and-bricks = { $place }: a carta { $card } tem mais Pontos de Banana que { $other } e também traz mais peças; em geral é uma coisa ou outra.
pack-colour-missing = { $place }: o mapa { $map } não tem nenhuma casa { $colour ->
    [l] verde claro
    [d] verde escuro
   *[g] dourada
}, então as cartas dessa cor nunca podem ser pegas.
pack-spot-cut-off = { $place }: no mapa { $map }, todas as vizinhas de { $spot } estão bloqueadas, então nada pode ser construído ali.
