# The page of a review, and the exercises made from a player’s mistakes. `coach.ftl` has what the coach says.

review-overview = Visão geral
review-deep = Analisar a fundo
review-is-deep = Analisada a fundo.
review-deepening = A fundo: { $percent } %
review-waiting = Sua análise começa em breve…
review-again = Tentar de novo
review-not-over = Só partidas terminadas podem ser analisadas.
review-as-table = Como tabela
review-skill = Habilidade e sorte
review-errors = { $count ->
    [0] nenhum erro
    [one] { $count } erro, custo { $percent } %
   *[other] { $count } erros, custo { $percent } %
}
review-change = Parte da vitória: { $before } % → { $after } %
review-parts = Sorte { $luck } %, jogo { $play } %
review-no-error = Nenhum erro claro neste turno.
review-choice = { $which ->
    [played] Jogado
   *[better] Melhor
}
review-values = { $share } % da vitória, vantagem esperada: { $lead } bananas
review-cost = Custo: { $percent } % da vitória
review-why = Por que é melhor
review-try = Experimentar
review-go-on = Continuar daqui
review-go-on-note = Você continua contra bots em uma nova mesa. As cartas viradas para baixo são embaralhadas.
review-mistakes = Aprender com meus erros
review-mistakes-none = Você não cometeu nenhum erro claro nesta partida. Muito bem!
review-mistake-at = Erro { $at } de { $all }
review-solved = Encontrados: { $done } de { $all }
review-find = Encontre algo melhor do que isto:
review-what = O que você faria aqui?
review-verdict = { $verdict ->
    [best] Muito bem! Não se conhece nada claramente melhor.
    [better] Melhor do que o jogado. Há algo ainda melhor.
   *[worse] Ainda não: isto custa cerca de { $percent } %.
}
review-judging = O treinador está pensando…
review-hint = Dica
review-hint-where = Olhe para as casas marcadas.
review-answer = Mostrar a resposta
review-next = Continuar
review-all-done = Você reviu todos os seus erros nesta partida.
review-back = Voltar à análise
