# O juiz em português: monte um palácio, desenhe uma escadaria, leia o veredito.

judge-modes = O que fazer
judge-set-up = Montar
judge-judge = Julgar uma escadaria
judge-bad-link = Este link não traz nenhuma posição. Peça outro link.

## Montagem

judge-tools = Peça a colocar
judge-tool = { $tool ->
    [arch] Arcada
    [brick] Bloco
    [column] Coluna
    [light] Verde claro
    [dark] Verde escuro
    [gold] Dourado
    [monkey] Macaco
    [butterfly] Borboleta
    [frog] Sapo
   *[remove] Tirar
}
judge-tool-hint = { $tool ->
    [arch] Toque em duas casas vizinhas: a arcada vai de uma à outra.
    [remove] Toque em uma casa: sai o que estiver no topo.
    [monkey] Toque em uma ponta de arcada para o Macaco. Toque de novo para tirá-lo.
    [butterfly] Toque em um bloco decorativo para a Borboleta. Toque de novo para tirá-la.
    [frog] Toque em uma ponta de arcada para o Sapo. Toque de novo para tirá-lo.
   *[other] Toque em uma casa: a peça vai no topo dela.
}
judge-redo = Refazer
judge-cannot-stand = Este palácio não fica de pé
judge-stands = Este palácio fica de pé.
judge-hand = Peças na mão
judge-kind = { $kind ->
    [arch] Arcadas
    [brick] Blocos
   *[column] Colunas
}
judge-fewer = Diminuir: { $name }
judge-more = Aumentar: { $name }
judge-own-map = Outro mapa de terreno
judge-starting = Escadaria inicial
judge-empty = Mapa vazio

## O veredito

judge-draw = Toque na casa em que a escadaria começa e siga de casa em casa. Dá para desenhar tudo, até o que é proibido.
judge-again = Recomeçar
judge-anyway = Colocar mesmo assim
judge-supports = Blocos e colunas sob a arcada { $arch }
judge-support = { $support ->
    [brick] Blocos em { $spot }
   *[column] Colunas em { $spot }
}
judge-legal = Permitida
judge-illegal = Não permitida
judge-cost = Peças usadas
judge-no = não
judge-decoration = { $colour ->
    [l] Um bloco decorativo verde claro vai em { $spot }, no nível { $level }.
    [d] Um bloco decorativo verde escuro vai em { $spot }, no nível { $level }.
   *[g] Um bloco decorativo dourado vai em { $spot }, no nível { $level }.
}
judge-no-decoration = { $colour ->
    [l] Não resta nenhum bloco decorativo verde claro para { $spot }, nível { $level }.
    [d] Não resta nenhum bloco decorativo verde escuro para { $spot }, nível { $level }.
   *[g] Não resta nenhum bloco decorativo dourado para { $spot }, nível { $level }.
}
judge-keep = Deixar de pé
judge-rule = { $rule ->
    [A] A: comece num pino aberto
    [B] B: comece com o que quiser
    [C] C: termine com uma arcada
    [D] D: construa sobre pinos abertos
    [E] E: ligue a escadaria ao palácio
    [F] F: apoie as duas pontas
    [G] G: nada de arcada bem em cima de arcada
    [H] H: siga em frente ou vire
    [I] I: degrau por degrau
   *[pieces] Use só as peças que você tem
}
judge-outcome = { $outcome ->
    [kept] cumprida
    [broken] violada
   *[not-reached] não avaliada
}

## Todas as escadarias

judge-survey = Ver escadarias permitidas
judge-count = { $count ->
    [0] Nenhuma escadaria é permitida aqui.
    [one] { $count } escadaria permitida
   *[other] { $count } escadarias permitidas
}
judge-count-more = { $count ->
    [one] Pelo menos { $count } escadaria permitida
   *[other] Pelo menos { $count } escadarias permitidas
}
judge-best-by = As melhores primeiro, por
judge-best = { $order ->
    [credits] Créditos de Macaco
    [arches] número de arcadas
   *[height] altura
}
judge-best-part = São muitas para examinar todas; estas são as melhores entre as examinadas.

## Texto e link

judge-share = Copiar link desta posição
judge-text = Posição e escadaria como texto
judge-position = Posição: JSON ou link
judge-copy = Copiar
