### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = O servidor precisa de mais pacotes do Python, entre eles { $module }. Instale-os com: pip install 'monkeypalace[server]'
server-ready = A mesa está pronta: { $address } (Ctrl-C encerra)
server-spectator = Espectador

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
server-event-rematch = Os jogadores jogam de novo em outra mesa.

# What the server refuses.
error-server-request = O pedido não está como deveria.
error-server-field = { $place }: { $reason }.
error-server-json = Não dá para ler o pedido.
error-server-length = O pedido não tem um tamanho válido.
error-server-too-large = O pedido é grande demais.
error-server-origin = Este pedido vem de outro site e foi recusado.
error-server-unknown-person = Ainda não conhecemos você. Prepare uma mesa ou aceite um convite.
error-server-not-found = Não há nada aqui.
error-server-method = Isso não pode ser feito aqui.
error-server-no-table = Essa mesa ou esse lugar não existe ou não está aberto para você.
error-server-no-code = Este link não funciona, ou não funciona mais. Peça um novo.
error-server-no-pack = Esse pacote não existe aqui.
error-server-not-your-seat = Este não é o seu lugar.
error-server-not-the-host = Só quem preparou a mesa pode fazer isso.
error-server-seat-taken = Este lugar está ocupado.
error-server-away = Um robô está jogando por você. Volte primeiro ao seu lugar.
error-server-nobody-plays = Pelo menos um lugar deve ser seu.
error-server-two-clocks = Indique um limite de tempo em segundos ou em dias, não os dois.
error-server-name-needed = Para se sentar à mesa você precisa de um nome.
error-server-name = Um nome é feito de caracteres visíveis em uma linha.
error-server-message = Uma mensagem é feita de caracteres visíveis.
error-server-not-started = A partida ainda não começou; há lugares livres.
error-server-no-event = Esta mesa ainda não tem o evento { $number }.
error-server-not-finished = A partida ainda não acabou.
error-server-over = Não há mais nada a decidir.
error-server-command-reused = Este comando já foi enviado com outras decisões. Dê a cada comando um id próprio.
error-server-staircase-not-asked = Agora não é hora de construir uma escadaria.
error-stale = Outros foram mais rápidos: a mesa já está no evento { $number }.
error-server-many-tables = Você tem { $most } mesas por terminar, e isso já basta.
error-server-many-streams = Você está vendo { $most } mesas ao mesmo tempo, e isso já basta.
error-server-slow-down = Rápido demais. Tente de novo em { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-server-many-requests = Suas últimas perguntas ainda estão sendo respondidas. Tente de novo em { $seconds ->
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
error-server-picture-too-hard = Esta imagem levaria tempo demais para ficar pronta.
error-server-work-failed = Não deu para calcular isto. Tente de novo.
error-server-thinking-failed = O robô não conseguiu pensar. Tente de novo.
error-server-painting-failed = Não deu para fazer a imagem. Tente de novo.
error-server-storage = Não deu para guardar. Envie mais uma vez: nada acontece em dobro.
error-server-database = Não dá para usar o banco de dados: { $reason }
error-server-setting = “{ $text }” não serve como valor da variável de ambiente { $name }.
error-server-failure = Algo deu errado do nosso lado.
