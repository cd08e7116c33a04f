### The commands of the server: what they do and how they fail.

help-serve = Serve tables for people and bots over the network.
help-db = Bring the server’s database up to date, back it up, restore or verify it.

serve-address = Serving at { $address } – stop with Ctrl+C.
serve-one-worker = SQLite serves one process only; for more than one worker use --database postgresql://…
serve-few-descriptors = This process may open { $limit } files, which is room for { $room } connections at a time. For all of them set the limit to { $needed } (ulimit -n, or LimitNOFILE in a unit of systemd).
serve-too-few-descriptors = This process may open { $limit } files only; a server needs at least { $fewest } (ulimit -n, or LimitNOFILE in a unit of systemd).
serve-needs-public-url = Notifications have links to tables: --mail-server and --web-hook need --public-url, and --mail-server needs --mail-from.
mail-code-subject = Your code
mail-code = { $code } is your code. With it you confirm that notifications of elbowroom may be sent to this address. It is valid for an hour. If you have not asked for it, do nothing: no more mail will come.
serve-numbers = There must be at least one worker and one process for bots, and a port is a number below 65536.

serve-log-level = There is no log level “{ $level }”; choose one of { $known }.
serve-port = The server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }. Stop the other program, or choose another --port.

db-upgraded = The database is up to date.
db-not-ready = { $database } is of an older version; run “elbowroom db upgrade” first.
db-newer = { $database } is of a newer version of elbowroom (migration { $theirs }; this version knows { $ours }). Install that version, or use another database.
db-in-use = { $file } is in use by a server or another program; nothing has been changed. Stop that first.
db-no-database = There is no database { $file }; check --database.
db-foreign = { $database } is not a database of elbowroom; check --database.
db-damaged = { $file } is damaged or not a database ({ $reason }). Restore a backup: elbowroom db restore.
db-not-openable = { $file } cannot be opened or written: { $reason }. Check the path, the permissions and the disk.
db-bad-address = “{ $database }” is not the address of a database; write sqlite:///file or postgresql://user@host/name.
db-unreachable = { $database } cannot be reached: { $reason }. Check that PostgreSQL runs, and the address.
db-broke-off = { $database } stopped working in the middle: { $reason }.
db-file-exists = { $file } already exists; choose another name.
db-backed-up = Copied to { $file }.
db-failed = It did not work: { $reason }
db-no-program = { $program } was not found; it comes with PostgreSQL and must be on the path.
db-not-restored = Games in { $file } are broken, so nothing has been changed. To restore it in spite of that, add --broken-games.
db-restored = Restored from { $file }.
# After a restore. $command is the command that undoes it.
db-kept = What was there before is kept as { $file }; to undo: { $command }
db-undone = Undone: the database is again what was kept as { $file }.
db-nothing-to-undo = There is nothing to undo: no restore of { $file } has been kept.
db-undo-postgres = On PostgreSQL, undo by restoring the dump that was made before: elbowroom db restore ….before-restore-….
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
