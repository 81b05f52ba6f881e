# O juiz em português: monte um palácio, desenhe uma escadaria, leia o veredito.

judge-modes = O que fazer
judge-set-up = Montar
judge-judge = Julgar uma escadaria
judge-bad-link = Este link não tem nenhuma posição. Peça-o de novo.

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
    [remove] Toque em uma casa: o que está no topo sai.
    [monkey] Toque em uma ponta de arcada para o Macaco. Toque de novo para tirá-lo.
    [butterfly] Toque em um bloco decorativo para a Borboleta. Toque de novo para tirá-la.
    [frog] Toque em uma ponta de arcada para o Sapo. Toque de novo para tirá-lo.
   *[other] Toque na casa em que a peça vai no topo.
}
judge-redo = Refazer
judge-cannot-stand = Este palácio não fica de pé
judge-stands = Este palácio fica de pé.
judge-hand = Blocos na mão
judge-kind = { $kind ->
    [arch] Arcadas
    [brick] Blocos
   *[column] Colunas
}
judge-fewer = Menos um: { $name }
judge-more = Mais um: { $name }
judge-own-map = Outro mapa de terreno
judge-starting = Escadaria inicial
judge-empty = Mapa vazio

## O veredito

judge-draw = Toque na casa em que a escadaria começa e siga de casa em casa. Tudo pode ser desenhado, até o que é proibido.
judge-again = Recomeçar
judge-anyway = Colocar mesmo assim
judge-supports = Blocos e colunas sob a arcada { $arch }
judge-support = { $support ->
    [brick] Blocos em { $spot }
   *[column] Colunas em { $spot }
}
judge-legal = Permitida
judge-illegal = Não permitida
judge-cost = Ela gasta
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
    [A] A: comece em chão livre
    [B] B: comece com o que quiser
    [C] C: termine com uma arcada
    [D] D: construa sobre pinos livres
    [E] E: fique ligado ao palácio
    [F] F: apoie as duas pontas
    [G] G: nada de arcada bem em cima de arcada
    [H] H: em frente ou virando a esquina
    [I] I: degrau por degrau
   *[pieces] Os blocos estão na mão
}
judge-outcome = { $outcome ->
    [kept] cumprida
    [broken] violada
   *[not-reached] não avaliada
}

## Todas as escadarias

judge-survey = Todas as escadarias permitidas
judge-count = { $count ->
    [0] Nenhuma escadaria é permitida aqui.
    [one] { $count } escadaria permitida
   *[other] { $count } escadarias permitidas
}
judge-count-more = { $count ->
    [one] Mais de { $count } escadaria permitida
   *[other] Mais de { $count } escadarias permitidas
}
judge-best-by = As melhores primeiro, por
judge-best = { $order ->
    [credits] Créditos de Macaco
    [arches] número de arcadas
   *[height] altura
}
judge-best-part = São demais para olhar todas; estas são as melhores de uma parte.

## Texto e link

judge-share = Copiar link desta posição
judge-text = Posição e escadaria como texto
judge-position = Posição: JSON ou um link
judge-copy = Copiar
