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
book-ours = Escolha nossa
book-others = Em outros livros ({ $books }):
book-edition = { $edition ->
    [fr] francês
    [nl] holandês
    [it] italiano
    [pt-BR] brasileiro
   *[en] inglês
}
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
}{ $columns ->
    [0] { "" }
    [one] { " " }e { $columns } coluna
   *[other] { " " }e { $columns } colunas
}
book-delivery = { $icons ->
    [0] { "" }
    [one] { $icons } arcada ou bloco
   *[other] { $icons } arcadas ou blocos
}{ $columns ->
    [0] { "" }
    [one] { $icons ->
        [0] { $columns } coluna
       *[other] { " " }e { $columns } coluna
    }
   *[other] { $icons ->
        [0] { $columns } colunas
       *[other] { " " }e { $columns } colunas
    }
}
book-card = Custo { $cost }, Pontos de Banana { $bananas }, Entrega Única: { $once }, Entrega Recorrente: { $every }

## Aim

book-aim-title = O objetivo
book-aim =
    No fundo da selva, o velho Palácio do Macaco, abandonado, está em ruínas. Vocês todos o reconstroem, com arcadas, blocos e colunas, mas como rivais: quais escadarias vão render mais? No seu turno, você acrescenta uma escadaria: ela começa no chão e sobe, arcada por arcada, até o palácio.

    Construa alto e com muitas arcadas: as duas coisas rendem. Cada arcada rende um Crédito de Macaco. Com os créditos, você pega Cartas de Macaco; elas trazem mais blocos de construção, muitas vezes a cada turno, e a maioria vale Pontos de Banana.

    Quando os blocos de construção acabam, a partida acaba. Quem tiver mais Pontos de Banana vence.
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
    - 4 tabuleiros de jogador e o repositório de blocos
    - a placa de base, 4 blocos de canto e 2 folhas com os 4 mapas de terreno, numerados de 1 a 4

    Arcadas, blocos e colunas são os blocos de construção. Eles vêm em quatro tons de marrom, a mesma quantidade de cada tom. É só para alegrar os olhos; no jogo não faz diferença.

    A editora tem um vídeo com as regras, também em outros idiomas: dottedgames.com/monkeypalace

    Monkey Palace é um jogo de David Gordon e TAM, com ilustrações de AMEET e Matthieu Martin. LEGO é uma marca registrada do Grupo LEGO.

    ~ Os números das cartas e dos tabuleiros só aparecem em figuras, que não temos. Os nossos foram escolhidos para que a partida corra como os livros descrevem. Se você tem a caixa, pode digitar suas próprias cartas e jogar com elas.

## Set-up

book-setup-title = A preparação
book-setup =
    - Separem arcadas, blocos e colunas nos compartimentos do repositório de blocos.
    - Na placa de base vão primeiro os quatro blocos de canto e, depois, o mapa de terreno que escolherem. O número fica num canto; para a primeira partida, o melhor é o mapa 1.
    - Construam a escadaria inicial nas casas marcadas em branco: uma arcada no chão de d4 a e4, um bloco em f4, uma arcada de e4 a f4, em qualquer marrom. No fim dela vai um bloco dourado.
    - Os outros blocos decorativos esperam ao alcance da mão. Vocês também podem fazer com eles uma pequena selva em volta do mapa.
    - Empilhem as Cartas Bônus amarelas.
    - Separem as Cartas de Macaco por cor e por custo, que fica no canto superior esquerdo. São { $piles } pilhas: uma para cada custo das cartas multicoloridas (1, 2 e 6) e nove para os custos 3, 4 e 5 em dourado, verde claro e verde escuro. Embaralhem cada pilha e deixem o Lado de Crédito para cima: todos veem a carta do topo.
    - O Macaco espera na sua Carta de Troféu, no meio da mesa. Borboleta e Sapo ficam na caixa, a não ser que vocês joguem com eles: então cada um espera na sua própria Carta de Troféu.
    - Quem comeu uma banana por último fica com o tabuleiro de jogador 1, ou vocês sorteiam. Em sentido horário, os outros pegam os tabuleiros 2, 3 e 4.
    - O verso do seu tabuleiro mostra seus primeiros blocos de construção. Pegue-os do repositório, nos marrons que quiser. Tabuleiro 1: { $hand1 }. Tabuleiro 2: { $hand2 }. Tabuleiro 3: { $hand3 }. Tabuleiro 4: { $hand4 }. Depois, vire o tabuleiro e coloque-o na sua frente.

    Os livros impressos nos cinco idiomas diferem em três pontos: para onde vão as cartas novas, a Borboleta e o fim da partida. Aqui você lê as regras do livro brasileiro, com uma nota sobre os outros. Ao preparar uma mesa, você escolhe um livro para todos.

    ~ Os livros só mostram algumas dessas coisas em figuras, por isso nós as escolhemos: onde fica a escadaria inicial, as cores dos mapas, que os mapas 1 e 2 são inteiramente abertos e os mapas 3 e 4 têm casas sem pino, e os primeiros blocos dos tabuleiros 3 e 4. Que as pilhas são embaralhadas é a resposta da editora à pergunta de um jogador. O sorteio e o Lado de Crédito para cima também são escolhas nossas.
book-setup-look = A escadaria inicial. Seus pinos ficam a 1, 2 e 3 blocos de altura.

## The turn

book-turn-title = Seu turno em oito passos
book-turn =
    A partida tem rodadas, e cada um joga um turno por rodada. Siga os oito passos na ordem; depois joga quem está à sua esquerda.

    Muito raramente, você não consegue construir nenhuma escadaria. Então pega só a sua Entrega Recorrente e espera a próxima rodada.
book-step-1-title = Passo 1: construir
book-step-1 =
    Construa exatamente uma escadaria: uma ou mais arcadas, muitas vezes com blocos e colunas para dar suporte ou chegar mais alto. Ela tem um ponto inicial no chão e sobe, cada arcada um degrau acima da anterior, até o fim. As regras de construção de A a I dizem exatamente o que é permitido.

    Use quantos blocos de construção quiser, em qualquer marrom. O que você não usa, você guarda. Antes de construir, olhe o chão do seu ponto inicial: a cor dele decide quais cartas você pode pegar.

    Você pode girar o tabuleiro para ver tudo de todos os lados, e pode recomeçar se achar um lugar melhor enquanto constrói.
book-step-1-look = O primeiro turno do Jogador 1, com duas arcadas: uma no chão, a seguinte da ponta dela até d4.
book-step-1-second = O primeiro turno do Jogador 2, com duas arcadas e um bloco.
book-step-2-title = Passo 2: decorar
book-step-2 =
    A escadaria está pronta? Então um bloco decorativo da cor que o chão tem no ponto inicial vai no fim dela: no pino mais distante da sua última arcada. Depois, é possível construir sobre ele, como sobre qualquer pino.
book-step-2-look = A escadaria começou no chão verde escuro de b4, por isso o fim dela recebe uma folha em verde escuro.
book-step-3-title = Passo 3: contar Créditos de Macaco
book-step-3 =
    - 1 Crédito de Macaco por arcada da sua escadaria
    - mais 1 se o seu novo bloco decorativo for, neste momento, mais alto que todos os outros da mesma cor

    Blocos e colunas não rendem nada sozinhos, mas levam você mais alto. Créditos são só um número: não há nada para pegar na mão.
book-step-3-look = Três arcadas são 3 Créditos de Macaco. A nova folha está mais alta que a outra em verde claro, em e4: mais 1. No total, 4.
book-step-4-title = Passo 4: pegar Cartas de Macaco
book-step-4 =
    Gaste seus Créditos de Macaco com uma ou mais cartas: só a carta do topo de uma pilha, e só uma de cada pilha. Elas devem ser multicoloridas ou da cor do seu bloco decorativo. Você não precisa gastar tudo, mas o que sobra se perde. As pilhas podem acabar; nada as substitui.

    Uma carta tem dois lados. O Lado de Crédito mostra o custo, os Pontos de Banana e o que ela traz. O Lado de Macaco mostra só o que ela traz a cada turno.
book-step-4-sides = Lado de Crédito e Lado de Macaco. 1: o custo em Créditos de Macaco. 2: Pontos de Banana. 3: Entrega Única. 4: Entrega Recorrente.
book-step-4-six = Seis arcadas a partir de um ponto inicial verde escuro, mas sem o bloco decorativo mais alto: 6 Créditos de Macaco. Estes são os jeitos de gastar todos eles.
book-step-5-title = Passo 5: Entrega Única
book-step-5 =
    Cada carta que você acabou de pegar traz uma Entrega Única: ela está no Lado de Crédito. Para cada ícone com bloco e arcada, você escolhe um dos dois; uma coluna é uma coluna.
book-step-5-look = Dois ícones e uma coluna: pegue duas arcadas, uma peça de cada, ou dois blocos, e a coluna junto.
book-step-6-title = Passo 6: Entrega Recorrente
book-step-6 =
    Com o Lado de Macaco para cima, as cartas novas vão para o seu tabuleiro de jogador, primeiro nos espaços vazios. Há lugar para quatro cartas visíveis; quando os quatro espaços estiverem ocupados, uma carta nova cobre outra à sua escolha. Uma carta coberta não traz mais blocos, mas seus Pontos de Banana ainda contam.

    { $edition }

    Depois vem a Entrega Recorrente: pegue blocos de construção por todos os ícones à esquerda no tabuleiro e em cada carta ainda visível.
book-step-6-false = Se o tabuleiro está cheio e você tem várias cartas novas, coloque cada uma onde quiser. Elas também podem cobrir umas às outras.
book-step-6-true = Se o tabuleiro está cheio e você tem várias cartas novas, elas devem ficar umas sobre as outras, todas no mesmo espaço.
book-step-6-look = Nove ícones no tabuleiro e nas quatro cartas, pegos aqui como cinco arcadas e quatro blocos.
book-step-7-title = Passo 7: Carta Bônus
book-step-7 =
    Se uma parte da sua nova escadaria for um pilar de pelo menos { $pillar } blocos de altura, pegue uma Carta Bônus, que vale { $bonus_bananas } Pontos de Banana. Uma coluna vale três blocos; arcadas não contam. Só uma por turno, enquanto houver. Deixe-a ao lado do seu tabuleiro, onde todos possam ver.
book-step-7-right = Uma coluna e dois blocos em e3: um pilar de cinco, e uma Carta Bônus.
book-step-8-title = Passo 8: troféus
book-step-8 =
    Se você colocou um bloco dourado, o Macaco muda de lugar e a Carta de Troféu dele é sua. Se vocês jogam com a Borboleta e o Sapo, veja se as cartas deles também são suas.

    As Cartas de Troféu ficam ao lado do tabuleiro de quem as tem e mudam de mãos durante a partida. Conta quem tiver uma no fim: ela dá Pontos de Banana, ou tira.

## Building rules

book-building-title = As regras de construção
book-building =
    Nove regras curtas dizem o que é uma escadaria. Nas figuras, tudo o que tem borda clara é novo, os números mostram a ordem das arcadas e o vermelho mostra o que está errado. As letras no chão dizem a cor: l é verde claro, d é verde escuro, g é dourado (do inglês light, dark e gold).

    As casas têm nome: letras de oeste a leste, números de sul a norte. Em d3 bN E, você começa em d3, põe um bloco (b) ali, coloca uma arcada para o norte (N) e mais uma para o leste (E). S é sul, W é oeste, c é uma coluna.
book-rule-a-title = A: comece num pino aberto
book-rule-a =
    O ponto inicial da sua escadaria é um pino do mapa de terreno que não esteja bloqueado, sem peças e sem animal em cima.
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
    As peças ficam no chão ou no pino de cima de qualquer peça: bloco, coluna, ponta de arcada e até bloco decorativo. Nunca nos dois pinos centrais de uma arcada, nunca onde não há pino e nunca onde há um animal.
book-rule-d-right = A arcada se apoia no bloco dourado. Isso pode.
book-rule-d-wrong = O Macaco está em e4 e não sai do lugar.
book-rule-e-title = E: ligue a escadaria ao palácio
book-rule-e =
    Pelo menos uma casa da sua escadaria precisa ter peças desde antes do seu turno. Assim o palácio continua sendo um só.
book-rule-e-right = A segunda arcada toca o palácio em d4.
book-rule-e-wrong = Perto, mas sem ligação: c5, d5 e e5 estavam vazias.
book-rule-f-title = F: apoie as duas pontas
book-rule-f =
    Nada fica no ar: uma arcada se apoia nos dois pés, no chão ou em outras peças, na mesma altura. Onde faltar algo, complete com seus próprios blocos (altura 1) e colunas (altura 3): sob a ponta mais distante e sobre a ponta da arcada anterior.
book-rule-f-right = Blocos sob as duas pontas, e mais um sobre a primeira arcada para chegar à altura do bloco dourado.
book-rule-f-wrong = Nada sob a arcada em f3: ela fica no ar.
book-rule-g-title = G: nada de arcada bem em cima de arcada
book-rule-g =
    Uma arcada não pode ficar inteira sobre outra, com os dois pés nas duas pontas da mesma arcada. Um pé na ponta de outra arcada é um degrau normal (R-2).
book-rule-g-right = A segunda arcada está acima de outra, mas não bem em cima.
book-rule-g-wrong = Os dois pés numa só arcada. Isso também quebra a regra A: subindo uma escadaria, você sempre chega mais alto que isso.
book-rule-h-title = H: siga em frente ou vire
book-rule-h =
    Depois de cada arcada, você segue em frente ou vira 90 graus à esquerda ou à direita. Nunca volta direto para trás (R-23). Uma espiral pode passar de novo, mais acima, por uma casa anterior.
book-rule-h-right = À esquerda, depois à direita: toda curva é permitida.
book-rule-h-wrong = A segunda arcada volta para onde a primeira começou.
book-rule-i-title = I: degrau por degrau
book-rule-i =
    Uma escadaria leva do chão ao bloco decorativo por um caminho direto. Cada arcada começa na ponta da arcada anterior, no pino dela ou nos blocos e colunas que você empilha ali. Assim, cada arcada fica mais alta que a anterior; degraus que não sobem não são uma escadaria. Nada se desvia do caminho, e nenhuma arcada serve só de apoio.
book-rule-i-right = Cada arcada começa onde a anterior terminou.
book-rule-i-wrong = A terceira arcada começa em d3, mas a escadaria chegou a d4.

## Trophies

book-trophies-title = O Macaco
book-trophies =
    Sempre que você colocar um bloco dourado, o Macaco deve mudar de lugar: escolha uma ponta de arcada aberta, em qualquer escadaria, nunca um pino central. Ele está ali para atrapalhar: ninguém pode construir naquele pino enquanto ele estiver lá.

    Depois, a Carta de Troféu de Macaco é sua, venha ela da mesa ou de quem a tem. Ela vale { $monkey } Pontos de Banana para quem a tiver no fim.
book-trophies-look = O Macaco em c4 fecha esse pino para todos.

## Modules

book-modules-title = Mais dois animais
book-modules =
    Borboleta e Sapo são duas microexpansões opcionais, para variar. Joguem antes algumas partidas sem elas; depois usem uma das duas, ou ambas.
book-butterfly-title = A Borboleta
book-butterfly =
    { $edition }

    Então você deve pôr a Borboleta nele e pegar a Carta de Troféu dela, da mesa ou de quem a tem. Ser tão alto quanto outro não basta. A carta vale { $butterfly } Pontos de Banana no fim, e ninguém pode construir no pino sob a Borboleta (R-9).
book-butterfly-tallest-of-all = A Borboleta vem se o bloco decorativo que você colocar for o mais alto de todos, de qualquer cor.
book-butterfly-tallest-of-its-colour = A Borboleta vem se o bloco decorativo que você colocar for o mais alto da própria cor.
book-butterfly-look = A folha em e4 é o bloco decorativo mais alto.
book-frog-title = O Sapo
book-frog =
    Uma vez por turno, a Carta de Troféu de Sapo é sua, se você quiser e ainda não a tiver: antes de construir ou no fim do turno. Você a pega da mesa ou de quem a tem e, com ela, na hora, uma coluna do repositório. Só ficar com a carta não traz mais colunas, e quem a tiver no fim da partida perde { $frog } Pontos de Banana.

    O Sapo se acomoda, na sua nova escadaria, na ponta de arcada aberta mais baixa.

    ~ Pelos livros, o Sapo pode ser pego a qualquer momento do turno. Aqui ele é oferecido duas vezes: antes de construir e no fim (R-11).
book-frog-look = No degrau mais baixo, como os sapos gostam.

## End

book-end-title = O fim da partida
book-end =
    { $edition }

    Então terminem a rodada, para que todos tenham jogado o mesmo número de turnos. Depois virem todas as Cartas de Macaco dos seus tabuleiros e contem seus Pontos de Banana: todas as cartas, também as cobertas, as Cartas Bônus e as Cartas de Troféu.

    Quem tiver mais vence. No empate, a Carta de Troféu de Macaco decide, se um dos empatados a tiver; senão, eles compartilham a vitória.
book-end-named = O fim chega quando alguém, nas entregas que encerram um turno, quer mais blocos de construção de um tipo do que o repositório tem.
book-end-total = O fim chega quando o repositório não consegue cumprir uma entrega de jeito nenhum: arcadas e blocos de menos no total, ou colunas de menos. Enquanto houver o suficiente, você pega do que há.

## Rulings

book-rulings-title = Esclarecimentos
book-rulings =
    As regras impressas deixam algumas perguntas em aberto, ou respondem só com uma figura. Aqui está o que este jogo faz, e por quê. Onde também se pode decidir de outro jeito, há uma opção para escolher ao preparar a mesa.
book-r-1-title = Onde as peças podem ficar?
book-r-1 = Em 64 casas, oito por oito, de a1 no sudoeste a h8 no nordeste. Cada pilha cresce em uma delas; cada arcada liga duas vizinhas.
book-r-1-why = Uma arcada fica sobre suas duas pontas, a três pinos uma da outra, e seus pinos centrais nunca são usados. Tudo o que se constrói de uma ponta à seguinte mantém essa distância, então o palácio inteiro fica numa grade de um pino a cada três. O mapa tem 28 pinos de largura; cabem oito fileiras assim em cada direção, com a mesma margem em volta.
book-r-2-title = O que é uma arcada sobre uma arcada?
book-r-2 = Só a que cobre outra por completo: os dois pés nas duas pontas da mesma arcada. Um pé na ponta de outra arcada é um degrau normal.
book-r-2-why = Lida com mais rigor, a regra proibiria a escadaria inicial que os livros mandam construir e o primeiro turno que eles mostram para o jogador 1: nos dois, o pé de uma arcada fica sobre uma arcada.
book-r-3-title = Importa a ordem em que blocos e colunas são empilhados sob uma arcada?
book-r-3 = Não. As mesmas peças em outra ordem são a mesma escadaria, e ela se escreve com as colunas primeiro. Três blocos em vez de uma coluna, porém, fazem outra escadaria.
book-r-3-why = Nada no jogo volta a perguntar pela ordem, mas o que sobra na mão importa.
book-r-4-title = Quem pode construir tem o direito de não construir?
book-r-4 = Não. Passar é para quem não pode construir nada, e o programa procura uma escadaria antes de dizer isso (R-24).
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
book-r-8-why = Os livros pedem uma parte da escadaria recém-construída e deixam as arcadas fora da conta. Não há opção para peças mais antigas: elas premiariam uma altura que outra pessoa construiu.
book-r-9-title = Quem pode construir no pino onde está um animal?
book-r-9 = Ninguém, nem quem tem a carta dele, e nenhum outro animal pode se sentar ali. Se não houvesse ponta de arcada aberta para o Macaco, só a carta dele mudaria de mãos.
book-r-9-why = Os livros põem o Macaco ali para atrapalhar, e não há espaço para um bloco num pino ocupado. (A segunda metade é só para completar: a escadaria recém-construída sempre tem uma ponta aberta.)
book-r-10-title = Qual bloco decorativo atrai a Borboleta?
book-r-10 = O mais alto de todos, de qualquer cor; pelos livros francês e holandês, o mais alto da própria cor. Se outro for tão alto quanto ele, a Borboleta fica onde está.
book-r-10-why = Os livros inglês, italiano e brasileiro comparam todas as cores; o francês e o holandês comparam o bloco decorativo só com os da mesma cor. Três contra dois; e na segunda leitura a Borboleta é a mesma coisa que o crédito de altura.
book-r-10-option = “Borboleta por cor”, ligada nas edições francesa e holandesa: então a Borboleta pousa em um bloco decorativo que seja o mais alto da própria cor.
book-r-11-title = Quando se pode pegar o Sapo?
book-r-11 = Em dois momentos do próprio turno: antes de construir, para que a coluna dele possa fazer parte da escadaria, e no fim, no passo 8. Antes de construir, ele só é oferecido a quem pode construir algo com a coluna na mão. Nunca é oferecido a quem já o tem, nem quando o repositório não tem coluna. A figura vai para o degrau mais baixo da nova escadaria cuja ponta de arcada esteja aberta; se vários forem igualmente baixos, o jogador escolhe.
book-r-11-why = Os livros deixam pegá-lo a qualquer momento do turno. Só antes de construir o momento muda o que se pode construir. Entre a construção e o passo 8, ele importaria para duas coisas: se uma entrega ainda encontra a última coluna no repositório, e se o pino que o Sapo deixa está aberto quando o Macaco muda de lugar. Não é por isso que vamos perguntar mais três vezes por turno. E o Sapo precisa de uma nova escadaria para se sentar; sem ela, não há o que oferecer.
book-r-12-title = E se o repositório não tiver peças para uma entrega?
book-r-12 = O jogador primeiro divide os ícones entre arcadas e blocos. Se o repositório tiver menos do que ele pediu, ou se faltarem colunas, esta rodada é a última. O jogador pega o que há e pode completar com o outro dos dois tipos enquanto houver; nada substitui as colunas. Quem pede só o que há não encerra a partida. Pelo livro italiano, é preciso pedir o que há enquanto for suficiente, e o fim só chega quando não for. As entregas da última rodada seguem do mesmo jeito.
book-r-12-why = Os livros são diferentes. No inglês, no holandês e no brasileiro, o fim chega quando falta um tipo que um jogador quer; no francês, quando falta qualquer tipo para uma entrega; no italiano, quando as entregas não podem ser cumpridas. Todos deixam o jogador escolher entre arcadas e blocos, então a escolha vem primeiro. Ninguém é punido duas vezes por um compartimento vazio: um ícone com arcada e bloco vale qualquer um dos dois tipos, um ícone de coluna só vale uma coluna.
book-r-12-option = “O repositório decide o fim”, ligada na edição italiana: a partida só acaba quando nenhuma mistura de arcadas e blocos cumpre a entrega, ou quando faltam colunas.
book-r-13-title = O Macaco pode ficar onde está?
book-r-13 = Não, ele vai para outro pino.
book-r-13-why = Ele precisa ser posto num pino aberto, e o que está sob ele não está aberto. Não há opção, porque os cinco livros dizem que ele deve ser posto de novo.
book-r-14-title = Onde está um Sapo que foi pego antes de construir?
book-r-14 = Onde estava: a carta e a coluna mudam de mãos na hora, a figura fica e mantém seu pino fechado até o passo 8. Se então a nova escadaria não tiver ponta de arcada aberta (uma só arcada, com o bloco decorativo numa ponta e o Macaco na outra), a figura fica onde está.
book-r-14-why = Seu novo lugar depende da escadaria, que ainda não existe. Tirá-lo nesse meio-tempo abriria um pino de que nenhum livro fala, e é fácil esquecer uma figura que não está em lugar nenhum. Por isso não há opção.
book-r-15-title = Um jogador que passa recebe o Sapo?
book-r-15 = Não. Quem não pode construir pega a Entrega Recorrente, e o turno acaba.
book-r-15-why = Os livros dão essa entrega e nada mais, e não há uma nova escadaria para o Sapo. Uma opção daria uma coluna a todos que não podem construir, e o Sapo não teria para onde ir.
book-r-16-title = É possível recusar uma Carta Bônus?
book-r-16 = Não: quem a conquista sempre a recebe, sem pergunta.
book-r-16-why = O resumo do turno manda pegá-la, a página do passo 7 permite. Quatro bananas não fazem mal a ninguém, então seria uma pergunta inútil.
book-r-17-title = Para onde vão as cartas novas?
book-r-17 = Primeiro para os espaços vazios do tabuleiro, a partir da esquerda. Quando os quatro estão ocupados, cada carta a mais vai para um espaço à escolha do jogador, e pode ser um onde já está uma carta nova deste turno.
book-r-17-why = Quatro dos livros permitem pôr cartas novas umas sobre as outras quando o tabuleiro está cheio; o brasileiro exige isso, e então todas as cartas novas de um turno têm de dividir um espaço. Normalmente seguimos os quatro. Qual espaço vazio uma carta ocupa não faz diferença; qual carta ocupa o último vazio faz, e isso é perguntado.
book-r-17-option = “Cartas novas juntas”, ligada na edição brasileira: as cartas novas que não encontram espaço vazio vão todas para um só espaço, umas sobre as outras.
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
book-r-23 = A próxima arcada segue em frente ou vira 90 graus para a esquerda ou para a direita. Nunca volta sobre a arcada que acabou de ser colocada.
book-r-23-why = Os livros falam em 90 graus, e o italiano e o brasileiro excluem mais do que isso com todas as letras. Em pinos alinhados, não há nada entre seguir em frente e um quarto de volta: não é preciso opção.
book-r-24-title = E se ninguém souber dizer se é possível construir (R-4)?
book-r-24 = O programa procura uma escadaria a partir de cada ponto inicial e tenta no máximo 25.000 arcadas em cada um. Se não encontrar nenhuma, o jogador pode passar. Quem encontrar uma ainda pode construí-la.
book-r-24-why = Ninguém é obrigado a construir o que uma busca tão longa não encontra. Em uma partida de verdade bastam algumas centenas de arcadas; com dezenas de arcadas na mão diante de um palácio distante feito de torres, não é certo.
