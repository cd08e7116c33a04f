### The commands of the server: what they do and how they fail.

help-serve = Serve tables for people and bots over the network.
help-db = Bring the server’s database up to date, back it up, restore or verify it.

serve-address = Serving at { $address } – stop with Ctrl+C.
serve-one-worker = SQLite serves one process only; for more than one worker use --database postgresql://…
serve-few-descriptors = This process may open { $limit } files, which is room for { $room } connections at a time. For all of them set the limit to { $needed } (ulimit -n, or LimitNOFILE in a unit of systemd).
serve-too-few-descriptors = This process may open { $limit } files only; a server needs at least { $fewest } (ulimit -n, or LimitNOFILE in a unit of systemd).
serve-needs-public-url = Notifications have links to tables: --mail-server and --web-hook need --public-url, and --mail-server needs --mail-from.
mail-code-subject = Your code
mail-code =
    { $code }

    With this code you confirm that notifications of elbowroom may be sent to this address. It is valid for an hour. If you have not asked for it, do nothing: no more mail will come.
serve-numbers = There must be at least one worker and one process for bots, and a port is a number below 65536.

db-upgraded = The database is up to date.
db-not-ready = The database is not up to date; run “elbowroom db upgrade” first.
db-in-use = { $file } is in use by a server; stop it first.
db-file-exists = { $file } already exists; choose another name.
db-backed-up = Copied to { $file }.
db-failed = It did not work: { $reason }
db-game-broken = Game { $game }: { $fault }
db-verified = { $games ->
    [one] One game
   *[other] { $games } games
 } played again, { $broken } of them broken.
# Games of an older or newer version of the rules.
db-other-rules = { $games ->
    [one] One more game is
   *[other] { $games } more games are
 } of other rules: kept, complete, and not played again.
