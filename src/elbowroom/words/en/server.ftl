### The commands of the server: what they do and how they fail.

help-db-upgrade = Create or migrate the tables of the database to this version.
help-db-backup = Write a backup; the server may keep running.
help-db-restore = Verify a backup, then put it in the place of the database. Nothing is changed if games of the backup are broken, unless --broken-games is given.
help-db-undo-restore = Put back what was there before the last restore.
help-db-verify = Replay every game: no log line missing, every action legal, every die as its seed says.

help-gallery-list = List all entries, the most reported first.
help-gallery-reports = Show why an entry was reported.
help-gallery-hide = Hide an entry; “show” brings it back.
help-gallery-show = Show an entry that was hidden.
help-gallery-remove = Remove an entry for good; the same collection cannot be published again.
help-gallery-audit = Show who has hidden, shown and removed what, and why.
help-gallery-entry = the entry, as “list” shows it
help-gallery-reason = why, for “audit”
help-option-database = the database: sqlite:///elbowroom.sqlite3 or postgresql://user@host/name
help-option-backup = the file of the backup
help-option-broken-games = restore even if games of the backup are broken
help-option-account = the name of the account
help-option-host = the address at which to listen
help-option-port = the port at which to listen; 0 is any free one
help-option-lan = listen at all addresses, for friends in the local network
help-option-workers = how many processes serve; more than one needs PostgreSQL
help-option-origin = one more address whose pages may talk to the server; can be repeated
help-option-public-url = the address by which people reach the server, for links and QR codes
help-option-secure-cookies = send cookies over HTTPS only
help-option-web-hook = the address that gets a POST when it is an absent player’s turn
help-option-mail-server = the mail server that notifies absent players, as in mail.example.org:587
help-option-mail-from = the sender of that mail
help-option-operator-token = the token that opens the operator’s page
help-option-bot-processes = in how many processes bots think
help-option-bot-seconds = the most seconds that a seat may give a bot, as in champion@2s
help-option-public-bot-seconds = the same at public tables
help-option-log-level = what to log: debug, info, warning or error
help-option-json-logs = log JSON at a terminal, too
help-option-bot = a program that players may seat by name, as in “mybot=./mybot --deep”; can be repeated
help-option-open-browser = open the page as soon as the server is ready

serve-address = Serving at { $address } – stop with Ctrl+C.
serve-one-worker = SQLite serves one process only; for more than one worker use --database postgresql://…
serve-few-descriptors = This process may open { $limit } files, which is room for { $room } connections at a time. For all of them set the limit to { $needed } (ulimit -n, or LimitNOFILE in a unit of systemd).
serve-too-few-descriptors = This process may open { $limit } files only; a server needs at least { $fewest } (ulimit -n, or LimitNOFILE in a unit of systemd).
serve-needs-public-url = Notifications have links to tables: --mail-server and --web-hook need --public-url, and --mail-server needs --mail-from.
mail-code-subject = Your code
mail-code = { $code } is your code. With it you confirm that notifications of elbowroom may be sent to this address. It is valid for an hour. If you have not asked for it, do nothing: no more mail will come.
serve-numbers = There must be at least one worker and one process for bots, and a port is a number below 65536.

serve-log-level = There is no log level “{ $level }”; choose one of these: { FORM($known, "or") }.
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

## The gallery, for its operator

gallery-entry = Entry
gallery-name = Name
gallery-author = Author
gallery-status = Status
gallery-plays = Plays
gallery-reports = Reports
gallery-nothing = Nothing has been published.
gallery-done = { $action ->
    [hide] { $entry } is hidden: only its link is left, and it says that there is nothing.
    [show] { $entry } is shown again.
   *[remove] { $entry } is removed for good; games that use it go on.
}
gallery-no-entry = There is no entry { $entry }, or it has been removed already.
# A report by a player. $at: date and time
gallery-report = { $at }  { $reason }
gallery-audit-line = { $at }  { $operator }  { $action }  { $entry }  { $reason }
