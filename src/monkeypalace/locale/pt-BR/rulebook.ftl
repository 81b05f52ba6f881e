### The rule book. Every section has a title and a text; paragraphs are separated by empty lines,
### and lines that begin with “-” are the points of a list. An example has a caption under its name.

## The book itself

book-title = Monkey Palace: o livro de regras
book-toc = Neste livro
book-search = Procurar no livro
book-found = { $count ->
    [0] Nada encontrado. Tente outra palavra.
    [one] Encontrado em { $count } seção
   *[other] Encontrado em { $count } seções
}
book-print = Imprimir
book-verdict = { $verdict ->
    [right] Certo
    [wrong] Errado
   *[look] Exemplo
}
book-why = Por quê?
book-option = Opção
# For those who do not see the picture. $heights is a list like “d4 1, e4 2”.
book-described = Alturas antes do turno: { $heights }.{ $staircase ->
    [none] { "" }
   *[other] { " " }A nova escadaria: { $staircase }.
}
# The first hand of a seat.
book-hand = { $arches ->
    [one] { $arches } arcada
   *[other] { $arches } arcadas
}{ $bricks ->
    [0] { "" }
    [one] { " " }e { $bricks } bloco
   *[other] { " " }e { $bricks } blocos
}

## Aim

book-aim-title = O objetivo
book-aim =
    Juntos, vocês constroem um só palácio de arcadas, blocos e colunas. No seu turno, você acrescenta uma escadaria: ela começa no chão e sobe, arcada por arcada, até o palácio.

    Cada arcada rende Créditos de Macaco. Com os créditos, você pega Cartas de Macaco; elas trazem mais blocos de construção, muitas vezes a cada turno, e a maioria vale Pontos de Banana. Quem tiver mais Pontos de Banana no fim vence.
book-aim-look = Um palácio depois de alguns turnos. O Macaco também achou um lugar.

## The box

book-box-title = O que vem na caixa
book-box =
    - { $arches } arcadas: quatro pinos de comprimento, um bloco de altura, com pés só sob as duas pontas
    - { $bricks } blocos: um pino de largura, altura 1
    - { $columns } colunas: um pino de largura, altura 3
    - { $decorations } blocos decorativos de cada uma das três cores: folhas de bambu em verde claro e em verde escuro, e blocos dourados
    - { $cards } Cartas de Macaco em { $piles } pilhas: as de custo 1, 2 e 6 são multicoloridas, as de custo 3, 4 e 5 existem nas três cores
    - { $bonus_cards } Cartas Bônus de { $bonus_bananas } Pontos de Banana cada
    - 3 Cartas de Troféu com seus animais: Macaco, Borboleta e Sapo
    - 4 tabuleiros de jogador, 4 mapas de terreno, a placa de base e o repositório de blocos

    Arcadas, blocos e colunas vêm em quatro tons de marrom. É só para alegrar os olhos; no jogo não faz diferença.

## Set-up

book-setup-title = A preparação
book-setup =
    - Escolham um mapa de terreno e coloquem-no sobre a placa de base. Os mapas 1 e 2 são inteiramente abertos; os mapas 3 e 4 têm casas sem pino.
    - Construam a escadaria inicial no meio: uma arcada no chão de d4 a e4, um bloco em f4, uma arcada de e4 a f4 e um bloco dourado na ponta dela.
    - Embaralhem cada pilha de Cartas de Macaco e deixem a carta de cima à vista de todos.
    - Sentem-se na ordem dos turnos. Quem comeu uma banana por último fica com o lugar 1, ou vocês sorteiam.
    - Peguem seus primeiros blocos de construção. Lugar 1: { $hand1 }. Lugar 2: { $hand2 }. Lugar 3: { $hand3 }. Lugar 4: { $hand4 }.
    - O Macaco espera ao lado do tabuleiro. Borboleta e Sapo ficam na caixa, a não ser que vocês joguem com os módulos deles.
book-setup-look = A escadaria inicial. Seus pinos ficam a 1, 2 e 3 blocos de altura.

## The turn

book-turn-title = Seu turno em oito passos
book-turn =
    Siga os passos na ordem; depois é a vez do próximo jogador, no sentido horário. Se você não puder construir nenhuma escadaria, pegue só a sua Entrega Recorrente.
book-step-1-title = Passo 1: construir
book-step-1 =
    Construa exatamente uma escadaria com blocos de construção da sua mão. As regras de construção de A a I dizem como ela pode ser. O que você não usa, você guarda.
book-step-1-look = Duas arcadas: uma no chão, a seguinte da ponta dela até d4.
book-step-2-title = Passo 2: decorar
book-step-2 =
    Olhe o chão onde sua escadaria começa. Um bloco decorativo dessa cor vai na ponta mais distante da sua última arcada. Depois, é possível construir sobre ele, como sobre qualquer pino.
book-step-2-look = A escadaria começou no chão verde escuro de b4, por isso o fim dela recebe folhas em verde escuro.
book-step-3-title = Passo 3: contar Créditos de Macaco
book-step-3 =
    - 1 Crédito de Macaco por arcada da sua escadaria
    - mais 1 se o seu novo bloco decorativo for mais alto que todos os outros da mesma cor

    Blocos e colunas não rendem nada sozinhos, mas levam você mais alto.
book-step-4-title = Passo 4: pegar Cartas de Macaco
book-step-4 =
    Compre quantas cartas seus Créditos de Macaco permitirem, no máximo uma de cada pilha. Elas devem ser multicoloridas ou da cor do seu bloco decorativo. Os créditos que sobram se perdem.
book-step-5-title = Passo 5: Entrega Única
book-step-5 =
    Cada carta que você acabou de pegar mostra uma Entrega Única. Pegue-a do repositório: para cada ícone com arcada e bloco, você escolhe um dos dois; uma coluna é uma coluna.
book-step-6-title = Passo 6: Entrega Recorrente
book-step-6 =
    Coloque as cartas novas no seu tabuleiro de jogador, primeiro nos espaços vazios. Quando os quatro estiverem ocupados, uma carta nova cobre outra à sua escolha. Uma carta coberta não traz mais blocos, mas seus Pontos de Banana ainda contam.

    Depois pegue a Entrega Recorrente do seu tabuleiro e de todas as suas cartas visíveis.
book-step-7-title = Passo 7: Carta Bônus
book-step-7 =
    Se um pilar da sua nova escadaria tiver pelo menos { $pillar } blocos de altura, pegue uma Carta Bônus. Uma coluna vale três; arcadas não contam. Só uma por turno, enquanto houver.
book-step-7-right = Uma coluna e dois blocos em e3: um pilar de cinco, e uma Carta Bônus.
book-step-8-title = Passo 8: troféus
book-step-8 =
    Se você colocou um bloco dourado, o Macaco muda de lugar. Se vocês jogam com os módulos, cuide também da Borboleta e do Sapo.

## Building rules

book-building-title = As regras de construção
book-building =
    Nove regras curtas dizem o que é uma escadaria. Nas figuras, tudo o que tem borda clara é novo, os números mostram a ordem das arcadas e o vermelho mostra o que está errado.

    As casas têm nome: letras de oeste a leste, números de sul a norte. Em d3 bN E, você começa em d3, põe um bloco (b) ali, coloca uma arcada para o norte (N) e mais uma para o leste (E). S é sul, W é oeste, c é uma coluna.
book-rule-a-title = A: comece num pino aberto
book-rule-a =
    Sua escadaria começa num pino do mapa de terreno que não esteja bloqueado, sem peças e sem animal em cima.
book-rule-a-right = Ela começa em b4, onde o chão está vazio.
book-rule-a-wrong = Já há peças em d4: nada pode começar ali.
book-rule-b-title = B: comece com o que quiser
book-rule-b =
    A primeira peça pode ser uma arcada, um bloco ou uma coluna. Blocos decorativos não servem para construir.
book-rule-b-right = Primeiro um bloco: a primeira arcada fica um nível acima.
book-rule-b-wrong = O bloco dourado é decorativo: não se constrói com ele.
book-rule-c-title = C: termine com uma arcada
book-rule-c =
    A última peça da sua escadaria é uma arcada. Blocos e colunas sem arcada em cima não fazem parte de uma escadaria.
book-rule-c-right = Uma arcada basta para uma escadaria.
book-rule-c-wrong = O bloco de cima não tem nada para sustentar.
book-rule-d-title = D: construa sobre pinos abertos
book-rule-d =
    As peças ficam no chão ou no pino de cima de qualquer peça: bloco, coluna, ponta de arcada e até bloco decorativo. Nunca nos dois pinos do meio de uma arcada, nunca onde não há pino e nunca onde há um animal.
book-rule-d-right = A arcada se apoia no bloco dourado. Isso pode.
book-rule-d-wrong = O Macaco está em e4 e não sai do lugar.
book-rule-e-title = E: ligue a escadaria ao palácio
book-rule-e =
    Pelo menos uma casa da sua escadaria precisa ter peças desde antes do seu turno. Assim o palácio continua sendo um só.
book-rule-e-right = A segunda arcada toca o palácio em d4.
book-rule-e-wrong = Perto, mas sem ligação: c5, d5 e e5 estavam vazias.
book-rule-f-title = F: apoie as duas pontas
book-rule-f =
    Uma arcada se apoia nos dois pés, na mesma altura. Onde faltar algo, complete com seus próprios blocos (altura 1) e colunas (altura 3): sob a ponta mais distante e sobre a ponta da arcada anterior.
book-rule-f-right = Blocos sob as duas pontas, e mais um sobre a primeira arcada para chegar à altura do bloco dourado.
book-rule-f-wrong = Nada sob a arcada em f3: ela fica no ar.
book-rule-g-title = G: nada de arcada bem em cima de arcada
book-rule-g =
    Uma arcada não pode ficar inteira sobre outra, com os dois pés nas duas pontas da mesma arcada. Um pé na ponta de outra arcada é um degrau normal.
book-rule-g-right = A segunda arcada está acima de outra, mas não bem em cima.
book-rule-g-wrong = Os dois pés numa só arcada. Isso também quebra a regra A: subindo uma escadaria, você sempre chega mais alto que isso.
book-rule-h-title = H: siga em frente ou vire
book-rule-h =
    Depois de cada arcada, você segue em frente ou vira à esquerda ou à direita. Nunca volta direto para trás. Uma espiral pode passar de novo, mais acima, por uma casa anterior.
book-rule-h-right = À esquerda, depois à direita: toda curva é permitida.
book-rule-h-wrong = A segunda arcada volta para onde a primeira começou.
book-rule-i-title = I: degrau por degrau
book-rule-i =
    Cada arcada começa na ponta da arcada anterior, no pino dela ou nos blocos e colunas que você empilha ali. Assim, cada arcada fica mais alta que a anterior. Nenhuma arcada e nenhum apoio ficam fora do caminho.
book-rule-i-right = Cada arcada começa onde a anterior terminou.
book-rule-i-wrong = A terceira arcada começa em d3, mas a escadaria chegou a d4.

## Trophies

book-trophies-title = O Macaco
book-trophies =
    Sempre que você colocar um bloco dourado, pegue a Carta de Troféu de Macaco, do meio da mesa ou de outro jogador. Ela vale { $monkey } Pontos de Banana para quem a tiver no fim.

    Depois, ponha o Macaco em qualquer ponta de arcada aberta do palácio, de qualquer escadaria. Ninguém pode construir naquele pino enquanto ele estiver lá.
book-trophies-look = O Macaco em c4 fecha esse pino para todos.

## Modules

book-modules-title = Mais dois animais
book-modules =
    A Borboleta e o Sapo são para quem já conhece o jogo. Usem um dos dois, ou ambos.
book-butterfly-title = A Borboleta
book-butterfly =
    Se o bloco decorativo que você colocar for o mais alto de todos, ponha a Borboleta nele e pegue a Carta de Troféu de Borboleta. Ser tão alto quanto outro não basta. A carta vale { $butterfly } Pontos de Banana no fim, e ninguém pode construir no pino sob a Borboleta.
book-butterfly-look = As folhas em e4 são o bloco decorativo mais alto.
book-frog-title = O Sapo
book-frog =
    Uma vez no seu turno, você pode pegar o Sapo, se não o tiver: antes de construir ou no fim do turno. Ele traz na hora uma coluna do repositório. Mas quem tiver a Carta de Troféu de Sapo no fim da partida perde { $frog } Pontos de Banana.

    O Sapo se acomoda na ponta de arcada aberta mais baixa da escadaria que você acabou de construir.
book-frog-look = No degrau mais baixo, como os sapos gostam.

## End

book-end-title = O fim da partida
book-end =
    Quando o repositório não tem peças para uma entrega completa, o fim está próximo: terminem a rodada, para que todos tenham jogado o mesmo número de turnos.

    Depois contem seus Pontos de Banana: todas as Cartas de Macaco, também as cobertas, as Cartas Bônus e as Cartas de Troféu. Quem tiver mais vence. No empate, decide a Carta de Troféu de Macaco, se um dos empatados a tiver; senão, eles compartilham a vitória.

## Rulings

book-rulings-title = Esclarecimentos
book-rulings =
    As regras impressas deixam algumas perguntas em aberto, ou respondem só com uma figura. Aqui está o que este jogo faz, e por quê. Onde também se pode decidir de outro jeito, há uma opção para escolher ao preparar a mesa.
book-r-1-title = Onde as peças podem ficar?
book-r-1 = Em 64 casas, oito por oito, de a1 no sudoeste a h8 no nordeste. Cada pilha cresce em uma delas; cada arcada liga duas vizinhas.
book-r-1-why = Uma arcada fica sobre suas duas pontas, a três pinos uma da outra, e seus pinos do meio nunca são usados. Tudo o que se constrói de uma ponta à seguinte mantém essa distância, então o palácio inteiro fica numa grade de um pino a cada três. O mapa tem 28 pinos de largura; cabem oito fileiras assim em cada direção, com a mesma margem em volta.
book-r-2-title = O que é uma arcada sobre uma arcada?
book-r-2 = Só a que cobre outra por completo: os dois pés nas duas pontas da mesma arcada. Um pé na ponta de outra arcada é um degrau normal.
book-r-2-why = Lida com mais rigor, a regra proibiria a escadaria inicial que os livros mandam construir e o primeiro turno que eles mostram para o jogador 1: nos dois, o pé de uma arcada fica sobre uma arcada.
book-r-3-title = Importa a ordem em que blocos e colunas são empilhados sob uma arcada?
book-r-3 = Não. As mesmas peças em outra ordem são a mesma escadaria, e ela se escreve com as colunas primeiro. Três blocos em vez de uma coluna, porém, fazem outra escadaria.
book-r-3-why = Nada no jogo volta a perguntar pela ordem, mas o que sobra na mão importa.
book-r-4-title = Quem pode construir tem o direito de não construir?
book-r-4 = Não. Passar é para quem não pode construir nada, e o programa examina todas as escadarias antes de dizer isso.
book-r-4-why = Os livros falam dos passos do turno como um dever e da espera como um azar raro.
book-r-5-title = E se não houver mais bloco decorativo da cor?
book-r-5 = A escadaria fica sem bloco decorativo. Ela não rende o crédito de altura e não move nem o Macaco nem a Borboleta, mas sua cor ainda decide quais cartas podem ser compradas, e a ponta da última arcada fica aberta.
book-r-5-why = Os livros não preveem isso. O crédito e os animais são para um bloco decorativo que foi colocado; já a cor vem do chão.
book-r-6-title = Um bloco decorativo é o mais alto da sua cor se outro for tão alto quanto ele?
book-r-6 = Não: ele precisa ser mais alto que todos os outros, incluindo o dourado da escadaria inicial.
book-r-6-why = De dois iguais, nenhum é o mais alto. Mas os livros só excluem o empate com todas as letras para a Borboleta, não para o crédito, então a outra leitura também tem seus motivos.
book-r-6-option = “Crédito no empate”, só se vocês escolherem: então ser tão alto quanto outro basta para o crédito.
book-r-7-title = Em que ordem ficam as cartas de uma pilha?
book-r-7 = Em ordem aleatória. Todos veem a carta de cima de cada pilha, ninguém vê as outras.
book-r-7-why = Os livros dizem como separar as cartas em pilhas e param aí. As respostas da editora às perguntas dos jogadores dizem que as pilhas são embaralhadas.
book-r-7-option = “Pilhas ordenadas”, só se vocês escolherem: então cada pilha começa com as cartas de menos Pontos de Banana, e a ordem não é segredo.
book-r-8-title = O que precisa ter cinco blocos de altura para uma Carta Bônus?
book-r-8 = Um pilar: blocos e colunas que o jogador acabou de colocar numa casa, diretamente um sobre o outro. Uma coluna vale três. Uma arcada entre eles encerra o pilar, e o que já estava embaixo não conta.
book-r-8-why = Os livros pedem uma parte da escadaria recém-construída e deixam as arcadas fora da conta.
book-r-9-title = Quem pode construir no pino onde está um animal?
book-r-9 = Ninguém, nem quem tem a carta dele, e nenhum outro animal pode se sentar ali. Se não houvesse ponta de arcada aberta para o Macaco, só a carta dele mudaria de mãos.
book-r-9-why = Os livros põem o Macaco ali para atrapalhar, e não há espaço para um bloco num pino ocupado. (A segunda metade é só para completar: a escadaria recém-construída sempre tem uma ponta aberta.)
book-r-10-title = Qual bloco decorativo atrai a Borboleta?
book-r-10 = O mais alto de todos, de qualquer cor. Se outro for tão alto quanto ele, a Borboleta fica onde está.
book-r-10-why = Os livros inglês, italiano e brasileiro comparam todas as cores; o francês e o holandês comparam o bloco decorativo só com os da mesma cor. Três contra dois; e na segunda leitura a Borboleta seria a mesma coisa que o crédito de altura.
book-r-10-option = “Borboleta por cor”, só se vocês escolherem: então a Borboleta pousa em um bloco decorativo que seja o mais alto da própria cor.
book-r-11-title = Quando se pode pegar o Sapo?
book-r-11 = Em dois momentos do próprio turno: antes de construir, para que a coluna dele possa fazer parte da escadaria, e no fim, no passo 8. Antes de construir, ele só é oferecido a quem pode construir algo com a coluna na mão. Nunca é oferecido a quem já o tem, nem quando o repositório não tem coluna. A figura vai para o degrau mais baixo da nova escadaria cuja ponta de arcada esteja aberta; se vários forem igualmente baixos, o jogador escolhe.
book-r-11-why = Os livros deixam pegá-lo a qualquer momento do turno. Só antes de construir o momento muda o que se pode construir. Entre a construção e o passo 8, ele só importaria para uma coisa: se uma entrega ainda encontra a última coluna no repositório. Não é por isso que vamos perguntar mais três vezes por turno. E o Sapo precisa de uma nova escadaria para se sentar; sem ela, não há o que oferecer.
book-r-12-title = E se o repositório não tiver peças para uma entrega?
book-r-12 = O jogador primeiro divide os ícones entre arcadas e blocos. Se o repositório tiver menos do que ele pediu, ou se faltarem colunas, esta rodada é a última. O jogador pega o que há e pode completar com o outro dos dois tipos enquanto houver; nada substitui as colunas. Quem pede só o que há não encerra a partida. As entregas da última rodada seguem do mesmo jeito.
book-r-12-why = Os livros encerram a partida quando falta um tipo, e deixam o jogador escolher entre arcadas e blocos. Então a escolha vem primeiro. Ninguém é punido duas vezes por um compartimento vazio: um ícone com arcada e bloco vale qualquer um dos dois tipos, um ícone de coluna só vale uma coluna.
book-r-13-title = O Macaco pode ficar onde está?
book-r-13 = Não, ele vai para outro pino.
book-r-13-why = Ele precisa ser posto num pino aberto, e o que está sob ele não está aberto.
book-r-14-title = Onde está um Sapo que foi pego antes de construir?
book-r-14 = Onde estava: a carta e a coluna mudam de mãos na hora, a figura fica e mantém seu pino fechado até o passo 8. Se então a nova escadaria não tiver ponta de arcada aberta (uma só arcada, com o bloco decorativo numa ponta e o Macaco na outra), a figura fica onde está.
book-r-14-why = Seu novo lugar depende da escadaria, que ainda não existe. Tirá-lo nesse meio-tempo abriria um pino de que nenhum livro fala, e é fácil esquecer uma figura que não está em lugar nenhum.
book-r-15-title = Um jogador que passa recebe o Sapo?
book-r-15 = Não. Quem não pode construir pega a Entrega Recorrente, e o turno acaba.
book-r-15-why = Os livros dão essa entrega e nada mais, e não há uma nova escadaria para o Sapo.
book-r-16-title = É possível recusar uma Carta Bônus?
book-r-16 = Não: quem a conquista sempre a recebe, sem pergunta.
book-r-16-why = O resumo do turno manda pegá-la, a página do passo 7 permite. Quatro bananas não fazem mal a ninguém, então seria uma pergunta inútil.
book-r-17-title = Para onde vão as cartas novas?
book-r-17 = Primeiro para os espaços vazios do tabuleiro, a partir da esquerda. Quando os quatro estão ocupados, cada carta a mais vai para um espaço à escolha do jogador, e pode ser um onde já está uma carta nova deste turno.
book-r-17-why = Quatro dos livros permitem pôr cartas novas umas sobre as outras quando o tabuleiro está cheio; o brasileiro exige isso, e então todas as cartas novas de um turno teriam de dividir um espaço. Seguimos os quatro. Qual espaço vazio uma carta ocupa não faz diferença; qual carta ocupa o último vazio faz, e isso é perguntado.
book-r-18-title = Em que ordem os animais se movem no passo 8?
book-r-18 = Macaco, Borboleta, Sapo.
book-r-18-why = É a ordem dos livros, e ela importa: o Macaco pode ocupar o pino em que o Sapo ficaria.
book-r-19-title = Um bloco decorativo ainda conta depois que se constrói sobre ele?
book-r-19 = Sim. Ele mantém sua altura, e um novo precisa passar dela para ser o mais alto.
book-r-19-why = Os livros comparam com os blocos decorativos do tabuleiro, e ele ainda é um deles.
book-r-20-title = E posições com mais peças do que uma caixa tem?
book-r-20 = Suas escadarias podem ser contadas, mas não se pode jogar a partir delas.
book-r-20-why = Contar serve para comparar programas, e com palácios maiores se compara melhor. Uma partida pertence a uma só caixa.
book-r-21-title = O que se pergunta a um jogador?
book-r-21 = Tudo o que tem pelo menos duas respostas, e sempre o que construir.
book-r-21-why = Uma pergunta com uma só resposta é um clique desperdiçado. Construir é o coração do turno; e, se é preciso passar, você vai querer saber.
book-r-22-title = Quanto do que falta se pode completar com o outro tipo (R-12)?
book-r-22 = Quanto quiser, até mesmo nada.
book-r-22-why = É um direito do jogador. Perto do fim, deixar um bloco no repositório pode valer mais do que tê-lo.
book-r-23-title = Que curvas uma escadaria pode fazer?
book-r-23 = O próximo arco segue em frente ou vira 90 graus para a esquerda ou para a direita. Nunca volta sobre o arco que acabou de ser colocado.
book-r-23-why = Os manuais falam em 90 graus, e dois deles excluem mais do que isso com todas as letras. Em pinos alinhados, não há nada entre seguir em frente e um quarto de volta.
book-r-24-title = E se ninguém souber dizer se é possível construir (R-4)?
book-r-24 = O programa procura uma escadaria a partir de cada início até ter colocado 25.000 arcos em pensamento. Se até lá não encontrar nenhuma, o jogador pode passar. Quem encontrar uma ainda pode construí-la.
book-r-24-why = Ninguém é obrigado a construir o que uma busca tão longa não encontra. Em uma partida de verdade bastam algumas centenas de arcos; com dezenas de arcos na mão diante de um palácio distante feito de torres, não é certo.
