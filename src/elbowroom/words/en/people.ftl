### How friends come together: the local network, short codes, talk before the game; people; the operator.

## The way in

# Printed by the server beside its address on this computer.
serve-lan = Friends in the same network open { $address }
serve-no-lan = No local network was found: only this computer can open the page.
serve-stopped = Stopped. Every game is saved.
# A code of six letters and digits, to be read aloud.
code-label = Or type this code on the page “Join a table”
code-unreadable = That is no short code: they have six letters and digits, without vowels.
refusal-no-such-code = No table waits under this code. It may have started; ask for the link.
refusal-already-started = The game has already started.
friends-lan = This link works in your local network. If it does not open, the firewall of this computer may be in the way.
friends-alone = Only this computer can open this link. To let friends in your network join, stop the server and start it with:

## People

nav-people = People
people-mine = My page and my data
refusal-no-such-person = Nobody here has claimed this name, or they keep their page to themselves.
people-none = No finished game yet. Practice does not count.
people-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
people-strength = Strength
people-strength-text = Everybody begins at 25. The true strength is most likely between the two numbers; every game makes it more certain.
people-among = Among people
people-against = Against bots
people-rating = { $value }
people-between = { $games ->
    [one] between { $low } and { $high }, after { $games } game
   *[other] between { $low } and { $high }, after { $games } games
}
people-favourites = Favourite combos
people-best = Best combos
# $coins is the average.
people-combo = { $games ->
    [one] once, { $coins } coins
   *[other] { $games } times, { $coins } coins each
}
people-last = Last games
people-place = Place { $place } of { $seats }
people-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
people-with = with { $names }
# $name: the name of a bot. $bot: its level, such as “Easy bot”.
people-bot = { $name } ({ $bot })
people-result = Result
people-next = Next game with the same people
own-title = What is yours
own-guest = Protect your name with a password, and it gets a page with your games and your strength.
own-hide = Hide my page from everybody else
own-export = Download everything
own-delete = Delete me
own-delete-lead = This deletes your name, your password, your results, your friendships and what you have said and published, for good. Games that you played with others stay, with the name that you had there.
own-delete-go = Delete for good

## Friends

friends-title = Friends
friends-none = No friends yet. Send your link to somebody: whoever opens it and agrees becomes your friend.
friends-here = here now
friends-at-table = at a table
friends-invite = Invite to a new table
friends-invite-name = Invite { $name }
friends-link = Share my link
friends-make-link = Make a link for friends
friends-new-link = Replace my link
friends-hidden = Your page is hidden: your link leads nowhere, and friends do not see that you are here.
friends-see = Friends can see
friends-see-nothing = nothing of me
friends-see-presence = that I am here
friends-see-table = that I am here, and at which table
friends-ask = { $name } would like to be friends with you
friends-ask-text = Friends can invite each other to tables, and see of each other what each of them allows.
friends-agree = Become friends
friends-now = You and { $name } are friends now.
refusal-no-account = Protect your name with a password first; friends know each other by it.
refusal-no-such-link = This link leads nowhere any more. Ask for a new one.
refusal-own-link = This is your own link. Send it to a friend.
refusal-too-many-friends = One of you has no room for more friends.
refusal-no-such-friend = You are not friends.

## The operator

nav-operator = Operator
help-people-password = Give an account a new password, and log all of its devices out.
help-people-forget = Delete an account and what is its own.
people-no-account = Nobody has claimed the name “{ $name }”; check it, and --database.
people-password = The new password of { $name }: { $password }
people-forgotten = { $name } is deleted.
serve-short-token = The operator’s token must have at least { $fewest } characters.
refusal-not-the-operator = That is not the operator’s token.
refusal-nothing-to-do = There is nothing like that any more.
operator-token = The operator’s token
operator-open = Open
operator-load = Load
operator-load-text = Tables in memory: { $tables }; open pages: { $sockets }; load of the machine: { $load }; hours since the start: { $hours }.
operator-people = People
operator-people-text = Accounts: { $accounts }; guests: { $guests }.
operator-person = Name of an account
operator-forget = Delete the account
operator-tables = Tables
operator-tables-text = Waiting: { $open }; running: { $playing }; finished: { $over }.
operator-gallery = Gallery
operator-reports = { $reports ->
    [one] { $reports } report
   *[other] { $reports } reports
}
operator-hide = Hide
operator-show = Show
operator-remove = Remove
operator-remove-sure = Really remove
operator-message = A message to everybody at a table
operator-send = Send
operator-reached = { $tables ->
    [one] It can be read at { $tables } table.
   *[other] It can be read at { $tables } tables.
}

## A forgotten password

recover-open = Forgot your password?
recover-lead = A code goes to the address that belongs to this name, if there is one.
recover-no-mail = This server sends no mail. Its operator can give you a new password.
recover-mail = { $code } is your code to set a new password for elbowroom. It is valid for an hour. If you have not asked for it, do nothing: your password stays as it is.
recover-send = Send the code
recover-code = Code from the mail
recover-go = Set the new password

## Talk in the waiting room

talk-title = Talk
talk-none = Nobody has said anything yet.
# Each is a button that says just that to the others.
talk-hello = Hello!
talk-ready = I am ready.
talk-moment = One moment, please.
talk-go = Shall we start?
