### Puzzles: the pages, and the command `monkeypalace puzzle`.

## The list

puzzle-title = Desafios
puzzle-lead = Posições reais de partidas entre robôs. Em cada uma, um turno é claramente o melhor: encontre-o.
puzzle-of-day = Desafio do dia
puzzle-of-day-lead = O mesmo para todos, um novo todo dia às 0h UTC.
puzzle-of-day-open = Resolver
puzzle-of-day-done = Resolvido hoje
puzzle-streak = { $days ->
    [0] Nenhuma sequência ainda
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
puzzle-best-streak = { $days ->
    [one] Maior sequência: { $days } dia
   *[other] Maior sequência: { $days } dias
}
puzzle-progress = Resolvidos: { $done } de { $all }
puzzle-more = Mais desafios
puzzle-choose-theme = Tema
puzzle-choose-difficulty = Dificuldade
puzzle-theme = { $theme ->
    [end] Encerrar agora
    [block] Bloquear
    [last-round] A última rodada
    [pillar] O pilar de cinco
    [reach] Alcançar o palácio
    [height] Conquistar a altura
    [long] O caminho mais longo
    [cards] As cartas certas
    [colour] A cor certa
    [save] Poupar peças
    [place] O lugar certo
   *[other] Todos os temas
}
puzzle-difficulty = { $difficulty ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
    [expert] Muito difícil
   *[other] Todas as dificuldades
}
puzzle-next = Próximo desafio
puzzle-all-solved = Você resolveu todos estes. O próximo será um deles de novo.

## A puzzle

puzzle-name = Desafio { $id }
puzzle-list = Todos os desafios
puzzle-missing = Este desafio não existe.
puzzle-you = Você
puzzle-other = Jogador { $seat }
puzzle-task = { $kind ->
    [buy] Agora compre: quais cartas são as melhores?
    [recurring-delivery] É a sua Entrega Recorrente. Quais peças você pega?
   *[other] É a sua vez. Construa a melhor escadaria.
}
puzzle-then-buy = Depois você também escolhe as cartas.
puzzle-hint = Dica
puzzle-idea = { $theme ->
    [end] Você escolhe as peças desta entrega: a partida deve continuar?
    [block] Veja o que o próximo jogador poderia construir e atrapalhe.
    [last-round] Este é o seu último turno: o que dá mais Pontos de Banana agora?
    [pillar] Um novo pilar de altura 5 rende uma Carta Bônus.
    [reach] Comece longe do palácio; só a última arcada toca nele.
    [height] O seu bloco decorativo deve ser o mais alto da cor dele.
    [long] Aqui, mais Créditos de Macaco são melhores. Quantos você consegue?
    [cards] Olhe primeiro as cartas: quais você quer e quanto custam?
    [colour] A cor decide quais cartas você pode comprar. Compare as cores.
    [save] A escadaria com mais créditos não é a melhor: guarde peças para o próximo turno.
   *[place] Várias escadarias rendem o mesmo. O que importa é onde você constrói.
}
puzzle-right = Certo. Falta uma decisão.
puzzle-solved = Resolvido!
puzzle-better = Há um turno melhor.
puzzle-better-cards = A sua escadaria está certa, mas outras cartas são melhores.
puzzle-again = Tentar de novo
puzzle-show = Mostrar a solução
puzzle-solution = O melhor turno
puzzle-seen = Solução vista
puzzle-not-counted = Você viu a solução, por isso este desafio não conta como resolvido.
puzzle-why = Por que ele é melhor que o segundo:
puzzle-next-best = O segundo melhor turno começa com { $turn }.
puzzle-as-good = { $count ->
    [one] { $count } outro jeito é tão bom quanto este.
   *[other] { $count } outros jeitos são tão bons quanto este.
}
puzzle-found-by = { $count ->
    [0] Entre os robôs, só o mais forte o encontra.
    [one] { $count } dos 6 robôs mais fracos o encontra.
   *[other] { $count } dos 6 robôs mais fracos o encontram.
}
puzzle-share = Link deste desafio

## In the terminal

puzzle-ask = { $kind ->
    [buy] Suas cartas (como “buy 1 3l”, ou hint, solution, quit):
    [recurring-delivery] Suas peças (como “2a 1b”, ou hint, solution, quit):
   *[other] Sua escadaria (como “d3 bN E”, ou hint, starts, try, solution, quit):
}
puzzle-link = O mesmo desafio no navegador: #/puzzles/{ $id }
