### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = O servidor precisa de mais pacotes do Python, entre eles { $module }. Instale-os com: pip install 'monkeypalace[server]'
server-ready = A mesa está pronta: { $address } (Ctrl-C encerra)
server-spectator = Espectador
server-former-player = Ex-jogador

# What `monkeypalace clean` says.
clean-removed = Removidos. Mesas: { $tables }. Pacotes: { $packs }. Códigos: { $codes }. Sessões: { $sessions }.
clean-would-remove = Nada foi removido. Isto seria. Mesas: { $tables }. Pacotes: { $packs }. Códigos: { $codes }. Sessões: { $sessions }.

# What happens at a table, besides the game.
server-event-created = A mesa está pronta.
server-event-seated = { $name } chega à mesa.
server-event-bot-seated = { $name } chega à mesa.
server-event-started = A partida começa.
server-event-left = { $reason ->
    [time] O tempo de { $name } acabou; um robô continua.
   *[other] { $name } saiu; um robô continua.
}
server-event-returned = { $name } está de volta.
server-event-erased = Quem jogava neste lugar saiu de vez.
server-event-rematch = Os jogadores jogam de novo em outra mesa.

# What the server refuses.
error-server-request = O pedido não está como deveria.
error-server-field = { $place }: { $reason }.
error-server-json = Não dá para ler o pedido.
error-server-length = O pedido não tem um tamanho válido.
error-server-too-large = O pedido é grande demais.
error-server-head-too-large = O endereço ou os cabeçalhos do pedido são longos demais.
error-server-too-slow = O pedido demorou demais para chegar. Envie de novo.
error-server-many-values = O pedido tem mais de { $most } valores, o que é demais.
error-server-origin = Este pedido vem de outro site e foi recusado.
error-server-host = Este servidor não responde pelo nome “{ $host }”. Se ele é seu, acrescente o nome a MONKEYPALACE_HOSTS.
error-server-unknown-person = Ainda não conhecemos você. Prepare uma mesa ou aceite um convite.
error-server-not-found = Não há nada aqui.
error-server-method = Isso não pode ser feito aqui.
error-server-no-table = Essa mesa ou esse lugar não existe ou não está aberto para você.
error-server-broken-table = Esta mesa está danificada e não pode ser aberta no momento. Quem cuida do servidor já foi avisado.
error-server-no-code = Este link não funciona, ou não funciona mais. Peça um novo.
error-server-device-replaces = Este aparelho já é de alguém. Confirme que ele deve mudar de dono.
error-server-device-loses = Este aparelho é o único caminho para as suas mesas, e você as perderia. Leve-as antes para outro aparelho.
error-server-no-pack = Esse pacote não existe aqui.
error-server-not-your-seat = Este não é o seu lugar.
error-server-not-the-host = Só quem preparou a mesa pode fazer isso.
error-server-seat-taken = Este lugar está ocupado.
error-server-away = Um robô está jogando por você. Volte primeiro ao seu lugar.
error-server-out-of-time = Seu tempo neste turno acabou. Volte quando o robô tiver jogado.
error-server-nobody-plays = Pelo menos um lugar deve ser seu.
error-server-two-clocks = Indique um limite de tempo em segundos ou em dias, não os dois.
error-server-name-needed = Para se sentar à mesa você precisa de um nome.
error-server-name = Um nome é feito de caracteres visíveis em uma linha.
error-server-message = Uma mensagem é feita de caracteres visíveis.
error-server-not-started = A partida ainda não começou; há lugares livres.
error-server-no-event = Esta mesa ainda não tem o evento { $number }.
error-server-not-finished = A partida ainda não acabou.
error-server-no-hints = Nesta mesa as dicas estão desligadas.
error-server-over = Não há mais nada a decidir.
error-server-command-reused = Este comando já foi enviado com outras decisões. Dê a cada comando um id próprio.
error-server-staircase-not-asked = Agora não é hora de construir uma escadaria.
error-stale = Outros foram mais rápidos: a mesa já está no evento { $number }.
error-server-many-tables = Você tem { $most } mesas por terminar, que é o limite. Termine uma delas primeiro.
error-server-many-packs = Você guardou { $most } pacotes aqui, que é o limite.
error-server-many-returns = Você já voltou a este lugar { $most } vezes, que é o limite. O robô continua.
error-server-quota = Você atingiu o limite de hoje para { $kind ->
    [packs] pacotes
    [tables] mesas
    [messages] mensagens
    [events] comandos
   *[exports] downloads dos seus dados
}. Tente de novo em { $minutes ->
    [0] { $minutes } minutos
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}.
error-server-many-streams = Você tem { $most } mesas abertas ao mesmo tempo, que é o limite. Feche uma delas primeiro.
error-server-many-connections = Já há { $most } conexões abertas do seu endereço.
error-server-slow-down = Rápido demais. Tente de novo em { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-server-many-requests = Seus pedidos anteriores ainda estão sendo processados. Tente de novo em { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-server-busy = O servidor está com trabalho demais no momento. Tente de novo em { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-server-too-hard = Calcular isto aqui levaria tempo demais. Tente com menos peças.
error-server-review-running = Outra partida sua está sendo analisada. Espere até terminar.
error-server-picture-too-hard = Esta imagem levaria tempo demais para ficar pronta.
error-server-work-failed = Não deu para calcular isto. Tente de novo.
error-server-thinking-failed = O robô não conseguiu decidir. Tente de novo.
error-server-painting-failed = Não deu para fazer a imagem. Tente de novo.
error-server-storage = Não deu para guardar. Envie mais uma vez: nada acontece em dobro.
error-server-database = Não dá para usar o banco de dados: { $reason }
error-server-database-newer = O banco de dados foi feito por uma versão mais nova do programa. Instale essa versão ou restaure uma cópia mais antiga.
error-server-setting = “{ $text }” não serve como valor da variável de ambiente { $name }.
error-server-failure = Algo deu errado do nosso lado.
