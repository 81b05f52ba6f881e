### The lessons, and the comments of the first game. A task has a sentence that says what to do
### and a hint; spots are named like d4, north is towards the higher numbers.

## The pages

lesson-page-title = Aprender a jogar
lesson-page-lead = Dez lições curtas em palácios de verdade. Dez minutos, e você sabe jogar.
lesson-progress = Tarefas feitas: { $done } de { $all }
lesson-lesson-done = concluída
lesson-list = Todas as lições
lesson-task = Tarefa { $task } de { $tasks }
lesson-hand = Você tem
lesson-hint = Dica
lesson-next = Continuar
lesson-again = Tentar de novo
lesson-passed = { $praise ->
    [1] Muito bem!
    [2] Exatamente!
    [3] Firme e forte!
   *[4] Um palácio para se orgulhar!
}
lesson-refused = Boa tentativa! Veja por que não pode:
lesson-not-yet = Isso pode, mas ainda falta algo.
lesson-course-done = Você já sabe jogar!
lesson-first-game-lead = Jogue sua primeira partida contra um robô fácil. Os comentários explicam cada novidade.
lesson-first-game = Primeira partida guiada

## Your first arch

lesson-first-title = Sua primeira arcada
lesson-first-arch = A cada turno, você acrescenta uma escadaria ao palácio. Ela começa no chão vazio e precisa tocar o palácio. Toque em um anel brilhante, depois na arcada que brilha, e construa.
lesson-first-arch-hint = Comece em d3 e vá para o norte, até d4. Um bloco sob a arcada deixa os dois pés na mesma altura.
lesson-first-two = Agora duas arcadas, sem bloco. A segunda arcada começa na ponta da primeira.
lesson-first-two-hint = Comece em b4 e vá duas vezes para o leste: a primeira arcada fica no chão, a segunda vai da ponta dela até d4.

## A step on an arch’s end

lesson-step-title = Degrau por degrau
lesson-step-three = Cada arcada é o próximo degrau: ela começa na ponta da arcada anterior, por isso uma escadaria sempre sobe. Construa uma de três arcadas.
lesson-step-three-hint = De b4, vá três vezes para o leste: c4, d4 e e4. Cada arcada fica um nível acima da anterior.
lesson-step-gold = Suba até o topo: termine sua escadaria no bloco dourado em f4. Também se pode construir sobre blocos decorativos.
lesson-step-gold-hint = De b4, quatro arcadas para o leste levam você exatamente à altura de f4.

## Supports and columns

lesson-supports-title = Apoios e colunas
lesson-supports-bricks = Os dois pés de uma arcada ficam na mesma altura. Complete o que falta com blocos (altura 1) ou colunas (altura 3). Coloque uma arcada que termine em e4, que tem altura 2.
lesson-supports-bricks-hint = Comece em e3 ou e5. Dois blocos erguem a arcada à altura de e4.
lesson-supports-column = f4 tem altura 3, como uma coluna. Construa uma escadaria com uma coluna.
lesson-supports-column-hint = Comece bem ao lado de f4, por exemplo em g4, e coloque a arcada até f4.
lesson-supports-between = Você também pode empilhar blocos na ponta da sua própria arcada, antes que a próxima comece ali. Construa uma escadaria com um degrau assim.
lesson-supports-between-hint = De g3, vá para o oeste até f3 e depois para o norte até f4: dois blocos na ponta da primeira arcada erguem a segunda.

## Turning

lesson-turning-title = Fazer curvas
lesson-turning-once = Depois de cada arcada, você segue em frente ou vira à esquerda ou à direita. Construa uma escadaria com uma curva.
lesson-turning-once-hint = Comece em c3: para o norte até c4, depois para o leste até d4.
lesson-turning-twice = Agora uma escadaria com duas curvas.
lesson-turning-twice-hint = Comece em b3: leste, norte, leste. Blocos completam o que falta.

## Attaching

lesson-attaching-title = Um só palácio
lesson-attaching-far = Pelo menos uma casa da sua escadaria precisa ter peças desde antes do seu turno. Comece mais longe, em chão dourado, e chegue ao palácio.
lesson-attaching-far-hint = Comece em h4: para o oeste até g4, depois de novo para o oeste até f4, com dois blocos na ponta da primeira arcada.
lesson-attaching-passing = Tocar o palácio de passagem já basta! Faça sua escadaria passar pelo palácio e terminar onde o chão estava vazio.
lesson-attaching-passing-hint = De b4, vá para o leste até c4 e d4, depois para o norte até d5. Dois blocos em d5 sustentam a última arcada.

## What is forbidden

lesson-forbidden-title = O que é proibido
lesson-forbidden-start = Quando algo é proibido, você sempre vê por quê. Tente começar em d4, onde já há peças.
lesson-forbidden-start-hint = Toque em d4 no tabuleiro, o pé da escadaria do meio.
lesson-forbidden-alone = Com duas arcadas não se vai longe. Tente começar em a8, no canto noroeste.
lesson-forbidden-alone-hint = Toque em a8. Na planta vista de cima, fica no alto, à esquerda.
lesson-forbidden-back = Coloque uma arcada e depois tente voltar direto para onde ela começou.
lesson-forbidden-back-hint = Toque em b4, coloque a arcada para o leste e depois escolha o oeste.
lesson-forbidden-animal = O Macaco está em e4. Tente colocar uma arcada no pino dele.
lesson-forbidden-animal-hint = Comece em e3 e depois escolha o norte.

## Decorate and count

lesson-counting-title = Decorar e contar
lesson-counting-colour = O chão onde você começa decide a cor do seu bloco decorativo e quais cartas você pode pegar. Construa uma escadaria que receba um bloco decorativo verde escuro.
lesson-counting-colour-hint = b4, c3 e e3 são verde escuro. Comece em uma dessas casas.
lesson-counting-height = Cada arcada rende 1 Crédito de Macaco. Você ganha mais 1 se o seu bloco decorativo for mais alto que todos os outros da mesma cor. Ganhe 3 com duas arcadas.
lesson-counting-height-hint = Ainda não há bloco decorativo verde claro, então o seu seria o mais alto. Comece em e2 e vá duas vezes para o norte.
lesson-counting-pillar = Blocos e colunas empilhados em uma só casa formam um pilar. Se um pilar novo tiver altura de pelo menos 5, você ganha uma Carta Bônus: 4 Pontos de Banana. Construa um.
lesson-counting-pillar-hint = Uma coluna e dois blocos têm altura 5. Comece em e3, vá para o norte e erga a arcada até o nível 5.

## Buying and covering cards

lesson-cards-title = As cartas
lesson-cards-two = Sua escadaria rendeu 5 Créditos de Macaco e um bloco decorativo verde escuro. Pegue duas cartas de uma vez, verde escuro ou multicoloridas.
lesson-cards-two-hint = Pegue, por exemplo, a carta de 2 e a carta verde escuro de 3.
lesson-cards-all = Não dá para guardar Créditos de Macaco. Gaste todos os 5.
lesson-cards-all-hint = 2 e 3, 1 e 4, ou uma carta de 5.
lesson-cards-cover = Seu tabuleiro está cheio: a carta nova cobre uma antiga. Cartas cobertas mantêm seus Pontos de Banana, mas não trazem mais peças. Coloque-a de modo que cheguem 5 peças a cada turno.
lesson-cards-cover-hint = Cubra uma carta sem Entrega Recorrente.

## Deliveries and the end

lesson-deliveries-title = As entregas e o fim
lesson-deliveries-arches = A cada turno, seu tabuleiro e suas cartas visíveis trazem peças. Para cada ícone com arcada e bloco, você escolhe um dos dois. Pegue pelo menos 3 arcadas.
lesson-deliveries-arches-hint = Deslize o controle até aparecerem 3 arcadas ou mais.
lesson-deliveries-on = Só restam 2 arcadas no repositório. Se ele não tiver tudo o que você pedir, esta rodada será a última. Escolha de modo que a partida continue.
lesson-deliveries-on-hint = Peça no máximo 2 arcadas; o resto, em blocos.
lesson-deliveries-end = Imagine que você está na frente: escolha de modo que esta rodada seja a última. Depois contam-se todos os Pontos de Banana, também os das cartas cobertas. Quem tiver mais vence.
lesson-deliveries-end-hint = Peça mais arcadas do que o repositório tem.

## Monkey, butterfly and frog

lesson-animals-title = Macaco, Borboleta e Sapo
lesson-animals-monkey = Você colocou um bloco dourado, então o Macaco é seu: 2 Pontos de Banana para quem o tiver no fim. Onde ele está, ninguém pode construir. Feche com ele o pino de e4.
lesson-animals-monkey-hint = Toque em e4 no tabuleiro ou escolha a casa na lista.
lesson-animals-butterfly = Com o módulo da Borboleta, o bloco decorativo mais alto de todos atrai a Borboleta: 2 Pontos de Banana. Faça o seu ficar mais alto que a folha em e4.
lesson-animals-butterfly-hint = e5 tem altura 5. Comece em e6 e coloque a arcada para o sul, até e5.
lesson-animals-frog = Com o módulo do Sapo, você pode pegar o Sapo. Ele traz uma coluna na hora, mas custa 3 Pontos de Banana a quem o tiver no fim. Com uma só arcada você não consegue construir: pegue-o!
lesson-animals-frog-hint = A coluna é justamente o que falta.
lesson-animals-jump = Agora construa com a coluna. No fim do turno, o Sapo se acomoda na ponta de arcada aberta mais baixa da sua escadaria.
lesson-animals-jump-hint = f4 tem a altura de uma coluna. Comece bem ao lado, por exemplo em g4.

## What is still missing

lesson-missing-arches = Sua escadaria tem { $have ->
    [one] { $have } arcada
   *[other] { $have } arcadas
}; precisa ter { $need }.
lesson-missing-columns = Sua escadaria não tem nenhuma coluna.
lesson-missing-turns = Curvas: { $have } de { $need }.
lesson-missing-step-raised = Não há nada empilhado na ponta de nenhuma das suas próprias arcadas.
lesson-missing-ends-on = Sua escadaria não termina em { $spot }.
lesson-missing-bare-end = Sua escadaria termina onde já havia peças. Vá um degrau além, até o chão vazio.
lesson-missing-colour = Sua escadaria começa em chão de outra cor. Comece em chão { $colour ->
    [l] verde claro
    [d] verde escuro
   *[g] dourado
}.
lesson-missing-credits = Sua escadaria rende { $have ->
    [one] { $have } Crédito de Macaco
   *[other] { $have } Créditos de Macaco
}; precisa render { $need }.
lesson-missing-bonus = Nenhum pilar novo de blocos e colunas tem altura de pelo menos 5. Arcadas não contam.
lesson-missing-tallest = Outro bloco decorativo é tão alto quanto o seu, ou mais.
lesson-missing-cards = Cartas: { $have } de { $need }.
lesson-missing-spends = Créditos de Macaco gastos: { $have } de { $need }.
lesson-missing-income = Assim chegam só { $have } peças a cada turno. Cubra uma carta sem Entrega Recorrente.
lesson-missing-takes-arches = Arcadas: { $have } de { $need }.
lesson-missing-goes-on = O repositório não tem tudo isso: esta rodada seria a última.
lesson-missing-ends-the-game = O repositório tem tudo isso: a partida continua.
lesson-missing-sits-on = { $animal ->
    [frog] O Sapo
    [butterfly] A Borboleta
   *[monkey] O Macaco
} deve ficar em { $spot }.
lesson-missing-trophy = Você deixou { $animal ->
    [butterfly] a Borboleta
    [monkey] o Macaco
   *[frog] o Sapo
} onde estava.
lesson-missing-refusal = Isso não quebra a regra { $rule }.

## Comments of the first game

lesson-note-close = Entendi
lesson-note-welcome = Que bom ter você aqui! Construa uma escadaria que toque o palácio; duas arcadas são um bom começo. Se não souber onde, toque em “Mostrar boas escadarias”.
lesson-note-decorated = O primeiro bloco decorativo! Ele tem a cor do chão onde a escadaria começou. Essa cor decide quais cartas você pode pegar; as multicoloridas servem sempre.
lesson-note-bought = A primeira carta. Cartas com muitos Pontos de Banana ganham a partida; as que trazem peças a cada turno deixam você construir mais. Pegue essas cedo.
lesson-note-recurring = A primeira Entrega Recorrente. Ela vem a cada turno. Arcadas rendem créditos, blocos levam você mais alto: pegue um pouco dos dois.
lesson-note-covers = Uma carta foi coberta. Seus Pontos de Banana ainda contam, mas ela não traz mais peças.
lesson-note-bonus = Uma Carta Bônus! Um novo pilar com altura de pelo menos 5 vale 4 Pontos de Banana.
lesson-note-monkey = O Macaco mudou de lugar. Ninguém pode construir no pino dele. A Carta de Troféu de Macaco fica com quem colocou um bloco dourado por último e vale 2 Pontos de Banana no fim.
lesson-note-end = O repositório está acabando: esta rodada é a última. Agora os Pontos de Banana valem mais que as entregas.
lesson-note-over = Sua primeira partida acabou! Agora contam-se todos os Pontos de Banana, também os das cartas cobertas.
