# Análises: o que o treinador diz sobre uma partida.

coach-title = Análise da partida
coach-not-over = A partida não acabou. A análise vai até o último turno completo.
coach-accounts = De onde veio o resultado
coach-accounts-note = Partes da vitória em porcentagem: início + sorte + jogo próprio + jogo dos outros = resultado. A sorte é o que as cartas reveladas mudaram, com o erro padrão. O jogo é comparado com o que o bot esperava.
coach-head-player = jogador
coach-head-start = início
coach-head-luck = sorte
coach-head-own = jogo próprio
coach-head-others = outros
coach-head-result = resultado
coach-head-bananas = bananas
coach-head-errors = erros
coach-head-cost = custo
coach-head-rate = precisão
coach-rate-flawless = impecável
coach-rate-excellent = excelente
coach-rate-strong = forte
coach-rate-good = boa
coach-rate-uneven = irregular
coach-rate-learning = em aprendizado
coach-chart = Partes da vitória depois de cada turno
coach-points = Onde a partida foi decidida
coach-point = Turno { $turn }, { $name }: { $before } % → { $after } %.
coach-point-luck = Foi principalmente a sorte das cartas reveladas.
coach-point-gain = Um turno melhor do que o esperado.
coach-point-error = Era possível um turno melhor; veja os erros abaixo.
coach-point-play = O turno valeu menos do que o esperado, sem um erro claro.
coach-mistakes = Os maiores erros
coach-no-mistakes = Nenhum erro claro foi encontrado.
coach-mistake = Turno { $turn }, { $name }: { $kind }. Custo: { $percent } %.
coach-played = jogado: { $decision }
coach-better = melhor: { $decision }
coach-kind-frog-before-building = o Sapo
coach-kind-build = escadaria
coach-kind-buy = compra
coach-kind-one-time-delivery = Entrega Única
coach-kind-place-card = lugar da carta
coach-kind-recurring-delivery = Entrega Recorrente
coach-kind-monkey = o Macaco
coach-kind-frog = o Sapo
coach-kind-frog-knob = o pino do Sapo
coach-praise = O que { $name } fez bem
coach-praise-errors = Menos erros: custaram menos do que os de todos os outros.
coach-praise-income = { $count ->
    [one] Renda cedo: as cartas compradas no primeiro terço da partida entregam { $count } peça por turno, mais do que as de qualquer outro.
   *[other] Renda cedo: as cartas compradas no primeiro terço da partida entregam { $count } peças por turno, mais do que as de qualquer outro.
}
coach-praise-turn = { $bananas ->
    [one] O melhor turno: cartas com { $bananas } banana.
   *[other] O melhor turno: cartas com { $bananas } bananas.
}
coach-praise-bonus = Pilares altos: { $bananas } bananas de Cartas Bônus, mais do que qualquer outro.
coach-praise-end = O momento certo: encerrou a partida e venceu.
coach-praise-trophies = { $bananas ->
    [one] Cartas de Troféu no fim: { $bananas } banana.
   *[other] Cartas de Troféu no fim: { $bananas } bananas.
}
coach-reason-bananas = { $better ->
    [one] Compra cartas com { $better } banana em vez de { $worse }.
   *[other] Compra cartas com { $better } bananas em vez de { $worse }.
}
coach-reason-income = { $better ->
    [one] A Entrega Recorrente traz depois { $better } peça por turno em vez de { $worse }.
   *[other] A Entrega Recorrente traz depois { $better } peças por turno em vez de { $worse }.
}
coach-reason-credits = Rende { $better } Créditos de Macaco em vez de { $worse } e compra cartas que custam { $paid } em vez de { $paid_by_worse }.
coach-reason-height = O bloco decorativo em { $spot } é o mais alto da sua cor e rende um Crédito de Macaco a mais.
coach-reason-bonus = Um pilar de pelo menos cinco de altura rende uma Carta Bônus: { $bananas } bananas.
coach-reason-trophy = { $animal ->
    [butterfly] Dá a Carta de Troféu da Borboleta: { $bananas } bananas.
    [frog] Dá a Carta de Troféu do Sapo: { $bananas } bananas.
   *[monkey] Dá a Carta de Troféu do Macaco: { $bananas } bananas.
}
coach-reason-no-trophy = { $animal ->
    [butterfly] Evita a Carta de Troféu da Borboleta, que custa { $bananas } bananas.
    [frog] Evita a Carta de Troféu do Sapo, que custa { $bananas } bananas.
   *[monkey] Evita a Carta de Troféu do Macaco, que custa { $bananas } bananas.
}
coach-reason-pieces = { $better ->
    [one] Deixa { $better } peça na mão em vez de { $worse }.
   *[other] Deixa { $better } peças na mão em vez de { $worse }.
}
coach-reason-stuck = Depois, as peças na mão bastam para outra escadaria; depois do outro turno, não bastam.
coach-reason-next-turn = Com as peças na mão no fim do turno, seria possível uma escadaria de { $better } Créditos de Macaco, em vez de { $worse }.
coach-reason-next-bonus = Com as peças na mão no fim do turno, seria possível construir depois um pilar de cinco, que rende uma Carta Bônus: { $bananas } bananas. Depois do outro turno, não.
coach-reason-next-player = Deixa menos para o jogador { $seat }: uma escadaria de { $better } Créditos de Macaco em vez de { $worse }.
coach-reason-next-player-bonus = Não deixa para o jogador { $seat } um pilar de cinco para construir: uma Carta Bônus de { $bananas } bananas.
coach-reason-end-ahead = { $lead ->
    [one] Encerra a partida com { $lead } banana de vantagem.
   *[other] Encerra a partida com { $lead } bananas de vantagem.
}
coach-reason-end-behind = { $behind ->
    [one] Não encerra a partida com { $behind } banana de desvantagem.
   *[other] Não encerra a partida com { $behind } bananas de desvantagem.
}
coach-reason-ends = Esta rodada passa a ser a última; depois do outro turno, não.
coach-reason-plays-on = Esta rodada não passa a ser a última; depois do outro turno, sim.
coach-reason-monkey-knob = O Macaco fica em outro pino: ninguém pode construir onde ele está.
coach-reason-monkey-high = O Macaco ocupa um pino alto, na altura { $height }: o pino baixo, na altura { $other }, fica livre para construir.
coach-reason-monkey-low = O Macaco ocupa um pino baixo, na altura { $height }, por onde outros poderiam subir, e deixa livre o pino na altura { $other }.
coach-reason-card-place = A carta nova vai para outro espaço: outras cartas continuam visíveis.
coach-reason-more-bricks = Deixa mais blocos na mão ({ $bricks } em vez de { $bricks_of_worse }) e menos arcadas ({ $arches } em vez de { $arches_of_worse }).
coach-reason-more-arches = Deixa mais arcadas na mão ({ $arches } em vez de { $arches_of_worse }) e menos blocos ({ $bricks } em vez de { $bricks_of_worse }).
coach-reason-elsewhere = O lugar faz a diferença: a escadaria segue outro caminho.
coach-reason-other-cards = Pega outras cartas e, assim, deixa outras para os adversários.
coach-reason-fewer-cards = Compra menos cartas: revela { $better } cartas novas para os adversários em vez de { $worse }.
coach-reason-later-cards = { $bananas ->
    [one] Nas partidas simuladas, as cartas compradas até o fim têm cerca de { $bananas } banana a mais.
   *[other] Nas partidas simuladas, as cartas compradas até o fim têm cerca de { $bananas } bananas a mais.
}
coach-reason-later-bonus = { $bananas ->
    [one] Nas partidas simuladas, traz Cartas Bônus com cerca de { $bananas } banana a mais.
   *[other] Nas partidas simuladas, traz Cartas Bônus com cerca de { $bananas } bananas a mais.
}
coach-reason-later-trophies = { $bananas ->
    [one] Nas partidas simuladas, traz Cartas de Troféu com cerca de { $bananas } banana a mais.
   *[other] Nas partidas simuladas, traz Cartas de Troféu com cerca de { $bananas } bananas a mais.
}
coach-reason-later-others = { $bananas ->
    [one] Nas partidas simuladas, o melhor adversário termina com cerca de { $bananas } banana a menos.
   *[other] Nas partidas simuladas, o melhor adversário termina com cerca de { $bananas } bananas a menos.
}
coach-reason-later-sooner = { $bananas ->
    [one] Nas partidas simuladas, a partida termina mais cedo, e o melhor adversário tem cerca de { $bananas } banana a menos.
   *[other] Nas partidas simuladas, a partida termina mais cedo, e o melhor adversário tem cerca de { $bananas } bananas a menos.
}
coach-reason-later-longer = { $bananas ->
    [one] Nas partidas simuladas, a partida dura mais, o que traz cerca de { $bananas } banana a mais.
   *[other] Nas partidas simuladas, a partida dura mais, o que traz cerca de { $bananas } bananas a mais.
}
coach-reason-later-uncovered = { $bananas ->
    [one] Revela menos cartas novas para os outros. Nas partidas simuladas, o melhor deles termina com cerca de { $bananas } banana a menos.
   *[other] Revela menos cartas novas para os outros. Nas partidas simuladas, o melhor deles termina com cerca de { $bananas } bananas a menos.
}
coach-reason-later-wins = Vence { $better } de 100 partidas simuladas em vez de { $worse }.
coach-reason-none = A diferença só aparece nos turnos seguintes.
error-coach-no-turn = Não há nada para analisar: nenhum turno desta partida está completo.
error-coach-stopped = A análise foi interrompida.
coach-progress = Analisando: { $percent } %
coach-about = Estimativas por simulações (análise { $depth ->
    [quick] rápida
   *[deep] profunda
}). Os custos em porcentagem estão na escala da parte da vitória.
