// Made by `make types` from the server's messages. Do not edit.
// Times are milliseconds since 1970, UTC; seats, days, rounds and harbours count from 1.

/** Your message was carried out; a move is stored. `ref` is the one that you sent. */
export interface Accepted {
  type: "accepted"
  ref: string | null
  again: boolean
}

/** A token without its secret, which is not stored. */
export interface AccessTokenCard {
  id: string
  label: string
  created: number
  used: number | null
  scope: "play" | "read"
}

/** `secret` is shown only once. Send it as `Authorization: Bearer SECRET`. */
export interface AccessTokenMade {
  card: AccessTokenCard
  secret: string
}

/** `label` tells you later which program has the token. `scope`: `play` may do everything at tables, `read` may only watch. Neither may change your name or your devices, nor make or revoke tokens. */
export interface AccessTokenNew {
  label: string
  scope?: "play" | "read"
}

export interface AccessTokens {
  tokens: AccessTokenCard[]
}

/** `name` is your display name, typed again, so that nothing is deleted by mistake. */
export interface AccountDeletion {
  name: string
}

/** Every decision of a game, judged. `mistakes`: plies of the three most expensive ones. `luck`: every chance event. `turning_points`: the three largest changes of a win probability. */
export interface Analysis {
  game: string
  judge: string
  decisions: JudgedDecision[]
  groups: JudgedGroup[]
  totals: SeatTotal[]
  mistakes: number[]
  end: Worth
  luck?: LuckEvent[]
  turning_points?: TurningPoint[]
}

/** Progress: `done` of `plies` tokens. `analysis` is null until it is done: ask again. */
export interface AnalysisNow {
  done: number
  plies: number
  analysis: Analysis | null
}

/** How a buyer stands to the group on offer, or to the one being drawn. `idle`: no group is on offer. `to_come`: may still bid. `bid`: has bid `florins`. `passed`. `cannot`: has no room for the group or not enough money to beat the high bid, see `why`. `out`: the ship is full, so out for the day. */
export interface Auction {
  state: "bid" | "cannot" | "idle" | "out" | "passed" | "to_come"
  florins?: number | null
  why?: "money" | "room" | null
}

/** Win probability of a seat: `start + own + others + luck` is exactly `result`. `own`: lost by its own decisions. `others`: by decisions of the others, and what the judge expected of this seat. `luck`: by chance events. */
export interface Balance {
  start: number
  own: number
  others: number
  luck: number
  result: number
}

/** A bank of time for the whole game, in seconds: at the start, and more with each decision. */
export interface Bank {
  seconds: number
  increment: number
}

/** A bank of time for the whole game. It grows by `increment` seconds with each decision. */
export interface BankChoice {
  seconds: number
  increment?: number
}

/** The connection is alive. One comes at least every 25 seconds. */
export interface Beat {
  type: "beat"
  at: number
}

/** How the strongest bot played the deal in your seat. `money` and `tokens` as in a record. */
export interface BestGame {
  bot: string
  place: number
  money: number[]
  tokens: string[]
  same: number | null
  differs: number | null
}

export interface BidMade {
  event: "bid_made"
  seat: number
  florins: number
}

/** A bot that may take a seat, and the games that it plays. */
export interface BotCard {
  name: string
  games: string[]
}

export interface BotChoice {
  bot: string
}

/** Weakest first. */
export interface Bots {
  bots: BotCard[]
}

/** Continue that table's game from before token number `ply`; null: from its last position. */
export interface BranchChoice {
  table: string
  ply?: number | null
}

/** One buyer. `levels` are those of the last scoring, `levels_now` include today's lots. */
export interface Buyer {
  seat: number
  money: number
  ship: string[]
  free: number
  cargo: number
  levels: Stalls
  levels_now: Stalls
  auction: Auction
}

/** One buyer's line of the sheet. */
export interface BuyerSheet {
  seat: number
  cargo: number
  cargo_pay: number
  levels: Stalls
  awards: Stalls
  bonuses: Stalls
  stall_pay: number
  money_before: number
  money: number
}

/** The scoring if `seat` had the group aboard and the day ended now, compared with `projection`. `gain` is the sum of `cargo_gain` and of the gains on the stalls; the price is not subtracted. `stalls` lists the stalls that the group climbs. */
export interface BuyerWorth {
  seat: number
  gain: number
  cargo: number
  rank: number
  rank_after: number
  cargo_gain: number
  stalls: StallWorth[]
}

/** Your tries of one month, such as `2026-11`; days that have no deal yet are left out. */
export interface Calendar {
  month: string
  days: Day[]
}

/** Enter it on the other device before `expires`. It works once. */
export interface CarryCode {
  code: string
  expires: number
}

export interface CarryRequest {
  code: string
}

/** Take `seat` of a finished game; null: the first seat that a person had. `bot` takes the seats of its other people; null: a level of medium strength. */
export interface ChallengeNew {
  seat?: number | null
  bot?: string | null
  pace?: "brisk" | "calm" | "instant"
}

/** A finished game and those that play its deal again in the same seat, side by side. `seats`: which seats of the game a challenge may take. `bot`: what takes the seats of other people unless another is chosen. `deal`: the past deal of the day that is played again. */
export interface Challenges {
  table: string | null
  deal: string | null
  game: string
  seats: number[]
  bot: string
  games: RepeatCard[]
}

/** Chat lines, oldest first. `more`: there are earlier ones. */
export interface Chat {
  lines: ChatLine[]
  more: boolean
}

/** `text` is plain text. `seat`: of the author; null for a spectator. */
export interface ChatLine {
  id: number
  at: number
  name: string
  seat: number | null
  text: string
}

export interface ChatSay {
  text: string
}

/** Is `token` a good choice? `limit`: warn if it loses more win probability than this. */
export interface CheckRequest {
  ply: number
  era: number
  token: string
  seat?: number | null
  limit?: number
}

/** `warn`: `asked` loses more than your limit. `best` is what the coach would do. */
export interface Checked {
  warn: boolean
  asked: CoachChoice
  best: CoachChoice
}

export interface Chosen {
  token: string
  count: number
  percent: number
}

/** A choice. `win` and `money` are yours after it; `lost` compares it with the best one. `best`: it is as good as the best one. */
export interface CoachChoice {
  token: string
  best: boolean
  win: number
  money: number
  lost: Lost
  reasons: Reason[]
}

/** Your decision `token` at `ply`, and what others chose who came to the same position. `reached`: how many did. `best`: what the strongest bot chose, if it came here. */
export interface ComparedDecision {
  ply: number
  token: string
  reached: number
  chosen: Chosen[]
  best: string | null
}

export interface CouldNotBid {
  event: "could_not_bid"
  seat: number
  why: "money" | "room"
}

/** Today's deals and those of yesterday. Days are those of UTC. `streak`: days in a row on which you finished a deal. `since`: the first day of the archive. */
export interface Daily {
  at: number
  date: string
  ends: number
  deals: DealCard[]
  yesterday: DealCard[]
  streak: number
  best_streak: number
  since: string
}

export interface Day {
  date: string
  deals: DayDeal[]
}

/** `seat` selects first; `by_lot` if a lot decided among several. */
export interface DayBegan {
  event: "day_began"
  day: number
  seat: number
  by_lot: boolean
}

export interface DayDeal {
  deal: string
  game: string
  state: "finished" | "new" | "playing" | "unfinished"
  place: number | null
  money: number | null
}

export interface DayEnded {
  event: "day_ended"
  day: number
  why: "bag" | "ships"
}

export interface DayScored {
  event: "day_scored"
  day: number
  sheet: DaySheetView
}

/** A day's scoring: every award and bonus. */
export interface DaySheetView {
  game: "medici"
  day: number
  buyers: BuyerSheet[]
}

/** A deal of the day. `lineup`: the bot of each seat, null for `seat`, which is yours. `table`: where your try is. `ends`: when the day is over. `result`: of your try. */
export interface DealCard {
  deal: string
  date: string
  game: string
  seat: number
  lineup: (string | null)[]
  state: "finished" | "new" | "playing" | "unfinished"
  table: string | null
  ends: number
  result: DealResult | null
}

/** Your try, decision by decision. `others`: how many tries it is compared with. */
export interface DealDecisions {
  deal: string
  table: string
  others: number
  decisions: ComparedDecision[]
}

/** The results of a deal: for those who have finished it, and for all when its day is over. `ranking`: the best fifty. `players`: how many finished in time. `best`: null until it is computed. `seed`: null until the day is over. `repeats`: games without a rank, after the day. */
export interface DealPage {
  card: DealCard
  over: boolean
  seed: string | null
  players: number
  ranking: RankedTry[]
  best: BestGame | null
  repeats: RepeatCard[]
}

/** `pace`: how long bots wait before they move. */
export interface DealPlay {
  pace?: "brisk" | "calm" | "instant"
}

/** A finished try. `rank` among the `players` who finished in time: by place, then by money. `percent`: among the best so many per cent; null with fewer than five players. The rest is null until the game was analysed, in win chance: `own` was lost by own decisions, `luck` came from chance, `adjusted` is the result without luck. `accuracy`: 0 to 100. A try that was finished after its day has no rank. */
export interface DealResult {
  place: number
  money: number
  in_time: boolean
  rank: number | null
  players: number
  percent: number | null
  accuracy: number | null
  own: number | null
  luck: number | null
  adjusted: number | null
}

/** `seat` declined, so the active player must buy. */
export interface Declined {
  event: "declined"
  seat: number
}

/** The last buyer with room loads `lot` for free. */
export interface FreeLot {
  event: "free_lot"
  seat: number
  lot: string
  bag: number
}

/** A game. `players`: possible numbers of seats. `stage`: the name of a scored part. `bots`: weakest first. `orders`: the game has standing orders. */
export interface GameCard {
  name: string
  title: string
  players: number[]
  default_players: number
  stage: string
  stages: number
  options: RuleOption[]
  bots: string[]
  orders: boolean
}

export interface GameEnded {
  event: "game_ended"
  winners: number[]
  money: number[]
}

export interface Games {
  games: GameCard[]
}

/** `seat` selected the group, or bought it. */
export interface GroupDiscarded {
  event: "group_discarded"
  seat: number
  lots: string[]
  why: "choice" | "no bids" | "no room"
}

export interface GroupLoaded {
  event: "group_loaded"
  seat: number
  lots: string[]
  holds: number
  harbour: number
}

/** The group is complete: the selector stopped, or it can grow no more. */
export interface GroupOffered {
  event: "group_offered"
  seat: number
  lots: string[]
  by: "bag" | "room" | "stop" | "three"
}

export interface GroupSold {
  event: "group_sold"
  seat: number
  lots: string[]
  florins: number
}

/** The person on `seat` becomes the host. */
export interface Handover {
  seat: number
}

export interface Harbour {
  harbour: number
  tracks: Track[]
}

/** One harbour: total values of the ships there, what the higher earns, and its tracks. */
export interface HarbourSheet {
  harbour: number
  totals: [number, number]
  pay: [number, number]
  tracks: TrackSheet[]
}

/** Advice for `seat`. `fair`: the fair price of the group in hand by seat, null: cannot buy. `ties`: all tokens that are best. `choices`: the best one, then the best of every other kind. */
export interface Hint {
  seat: number
  fair: (number | null)[]
  ties: string[]
  choices: CoachChoice[]
}

/** Help me with this decision. `era` and `ply` are those of the table as you see it. */
export interface HintRequest {
  ply: number
  era: number
  seat?: number | null
}

/** `until`: milliseconds since 1970. */
export interface HolidayNew {
  until: number
}

/** `until` is null if you are not on holiday. `days_left`: within 365 days. */
export interface HolidayState {
  until: number | null
  days_left: number
}

/** One of the two players. */
export interface House {
  seat: number
  money: number
  fleet: ShipView[]
}

/** What the group would bring `seat`, by loading. No loading: it could only be discarded. `gain` and `swing` are those of the loading with the best swing, 0 without one. */
export interface HouseWorth {
  seat: number
  gain: number
  swing: number
  best: string | null
  loadings: LoadingView[]
}

/** `token` was played as number `ply`; the judge prefers `best`, or `token` if it is as good. `ties`: all tokens that are best. `stake`: what the best choice gains in win probability over the best one of another kind. `fair`: the fair price of the group in hand for this seat. `phases`: see `phases` of `SeatTotal`. `reasons` speak about the best token, `against` about the played one, if it is another. */
export interface JudgedDecision {
  ply: number
  seat: number
  token: string
  best: string
  before: Worth
  after: Worth
  lost: Lost
  ties?: string[]
  stake?: number
  fair?: number | null
  phases?: string[]
  reasons?: Reason[]
  against?: Reason[]
}

/** A group on offer; `ply` is that of the first decision about it. `fair`: florins by seat, null for a seat that cannot buy. `buyer`: null if it was not sold. */
export interface JudgedGroup {
  ply: number
  seat: number
  lots: string[]
  fair: (number | null)[]
  buyer: number | null
  florins: number | null
}

/** The legal tokens of `seat`. `tokens` is complete, runs of numbers written as `"4..40"` and an open end as `"0.."`. `words` are its tokens that are no numbers; `least` and `most` bound the numbers, `most` being null if a price has no upper limit. */
export interface Legal {
  seat: number
  tokens: string[]
  words: string[]
  least?: number | null
  most?: number | null
}

/** The scoring if the buyer had loaded the group so and the round ended now. `gain` is the buyer's own pay, `swing` the change of the balance between the players. The price is not subtracted. `harbour` is the scoring of the harbour that changes, as `projection` has it. */
export interface LoadingView {
  token: string
  gain: number
  swing: number
  harbour: HarbourSheet
}

/** An uploaded record, replayed. */
export interface Look {
  game: string
  players: string[]
  start: PositionView
  steps: Step[]
  sheets: SheetView[]
  legal: Legal | null
}

/** How much better the best token was than the one played. Neither is below 0. */
export interface Lost {
  win: number
  money: number
}

/** `seat` turned up `lot`; `bag` lots are left. */
export interface LotDrawn {
  event: "lot_drawn"
  seat: number
  lot: string
  bag: number
}

/** A chance event, and how it changed the win probability of each seat. */
export interface LuckEvent {
  ply: number
  token: string
  win: number[]
}

/** The mail address of the link, partly hidden. */
export interface MailLink {
  address: string
}

/** A confirmation is sent to `address`, in `language`. */
export interface MailNew {
  address: string
  language: "de" | "en" | "it" | "nl"
}

/** Who you are here. `language` is null until you choose one: follow the browser. `handle` is null until you choose one. `profile_public`: others may see your profile. `games_shared`: puzzles may be made from your finished games, without names. */
export interface Me {
  name: string
  language: "de" | "en" | "it" | "nl" | null
  theme: "dark" | "light" | "system"
  since: number
  handle?: string | null
  profile_public?: boolean
  games_shared?: boolean
}

/** What to change. A field that is left out stays as it is. */
export interface MeChange {
  name?: string | null
  language?: "de" | "en" | "it" | "nl" | null
  theme?: "dark" | "light" | "system" | null
  handle?: string | null
  profile_public?: boolean | null
  games_shared?: boolean | null
}

/** The whole position: everything but the order of the bag is public. */
export interface MediciView {
  game: "medici"
  day: number
  days: number
  holds: number
  gold: number
  level_bonus: number[]
  phase: "begin" | "bid" | "free" | "lot" | "over" | "select"
  to_act: number | "chance" | null
  selector: number | null
  buyers: Buyer[]
  group: string[]
  group_value: number
  group_limit: number
  high: number
  bidder: number | null
  bidding: number[]
  bag: number
  unseen: string[]
  discarded: string[]
  projection: DaySheetView
  worth: BuyerWorth[]
}

/** As the body of POST moves. `ref` comes back in `accepted` or `refused`. */
export interface Move {
  type: "move"
  ply: number
  token: string
  seat?: number | null
  era?: number | null
  ref?: string | null
}

/** Play `token` as token number `ply` of `era`. `seat`, if given, must be right too. `era` may be left out at a table without an undo; a client should always send it. `update`: whether the reply contains the update; null: if no WebSocket of yours delivers it. */
export interface MoveRequest {
  ply: number
  token: string
  seat?: number | null
  era?: number | null
  update?: boolean | null
}

/** The move is stored. `again`: it was stored before, this was a retry. `update` is everything since that ply. It is null if you have this table open on a WebSocket, which delivers it, unless the request says otherwise. */
export interface Moved {
  again: boolean
  update: Update | null
}

/** Sends a test. `push`: the id of one browser. */
export interface NoticeTest {
  channel: "mail" | "push" | "webhook"
  push?: string | null
}

/** `detail` says what went wrong; null: it was sent. */
export interface NoticeTested {
  detail: string | null
}

/** A notice that did not arrive (`failed`), or may not have (`unknown`): it is not repeated. */
export interface NoticeTrouble {
  at: number
  kind: "digest" | "half" | "invitation" | "nearly" | "over" | "turn"
  channel: "mail" | "push" | "webhook"
  state: string
  detail: string
}

/** Your notices. `push_key` is what a browser needs to subscribe. `mail_offered`: this site can send mail. `mail_pending` waits for its confirmation. `troubles`: what did not arrive in the last two weeks, the latest first. */
export interface Notices {
  choices: Record<string, ("mail" | "push" | "webhook")[]>
  zone: string
  quiet: QuietHours | null
  digest_hour: number
  push_key: string
  push: PushCard[]
  mail_offered: boolean
  mail: string | null
  mail_pending: string | null
  webhook: string | null
  holiday: HolidayState
  troubles: NoticeTrouble[]
}

/** All of your choices. `language` is that of mails and messages. */
export interface NoticesChange {
  choices: Record<string, ("mail" | "push" | "webhook")[]>
  zone: string
  quiet: QuietHours | null
  digest_hour: number
  language: "de" | "en" | "it" | "nl"
}

/** A table's options. `seeded`: its maker chose the deal. `rules`: the rule options that differ from their defaults. `first` is `rules.first`. `same_deal`: no coach, because the deal is played at other tables for a comparison. `practice`: the coach has helped at this table. */
export interface Options {
  first: number | null
  rules: Record<string, number | string>
  clock: 30 | 120 | 86400 | 259200 | null
  bank: Bank | null
  public: boolean
  pace: "brisk" | "calm" | "instant"
  stand_in: "pass" | "play"
  seeded: boolean
  same_deal: boolean
  practice: boolean
}

/** What the maker of a table may choose. `clock`: seconds for each decision; null: none. `bank`: time for the whole game instead. `stand_in`: what a bot does that decides for a person: pass where the game allows it, or play. `public`: listed in the lobby. `seed`: for playing the same deal at several tables; anyone who knows it knows the deal. `first`: the same as `rules.first`, kept for older clients. `same_deal`: the same deal is played at other tables for a comparison, so the coach gives no help. `lesson`: a guided game, which lists of games leave out. */
export interface OptionsChoice {
  first?: number | null
  clock?: 30 | 120 | 86400 | 259200 | null
  bank?: BankChoice | null
  public?: boolean
  pace?: "brisk" | "calm" | "instant"
  stand_in?: "pass" | "play"
  seed?: string | null
  same_deal?: boolean
  lesson?: boolean
}

/** A standing order of yours. No other client is sent it. `now`: the token that this order, taken alone, would play if your turn came now; `ask`: it would leave the decision to you; null: it does not apply now. */
export interface Order {
  seat: number
  kind: string
  florins: number | null
  commodity: string | null
  now: string | null
}

/** One order of a list. */
export interface OrderChoice {
  kind: string
  florins?: number | null
  commodity?: string | null
}

/** The orders that `seat` may leave now; florins from `least` to `most`. An order about a commodity names one of `commodities`, and has florins from 1 to `most`. */
export interface OrderOffer {
  seat: number
  kinds: string[]
  least: number
  most: number
  commodities: string[]
}

/** Decide before your turn. `may_order` in `You` says which orders are possible now. `era`, if given, must be that of the table. */
export interface OrderRequest {
  kind: string
  florins?: number | null
  commodity?: string | null
  era?: number | null
}

/** All orders of a seat: the first one that applies decides. They replace those it had. An order that the seat has already may stay, even if it could not be left now. `era`, if given, must be that of the table. */
export interface OrdersRequest {
  orders: OrderChoice[]
  era?: number | null
}

/** What a game continues; `table` is null for an uploaded record or a private table. */
export interface Origin {
  table: string | null
  ply: number
}

export interface Passed {
  event: "passed"
  seat: number
}

/** A passkey of yours. `synced`: it is on several of your devices. `used`: the last sign-in. */
export interface PasskeyCard {
  id: string
  label: string
  synced: boolean
  created: number
  used: number | null
}

/** `recovery_codes` come with the first passkey. They are shown only once. */
export interface PasskeyMade {
  card: PasskeyCard
  recovery_codes: string[]
}

/** `credential` is what the browser made of the options, as JSON. */
export interface PasskeyNew {
  credential: Record<string, unknown>
  label?: string | null
}

/** What the browser needs to create or use a passkey, as Web Authentication defines it. */
export interface PasskeyOptions {
  options: Record<string, unknown>
}

/** `codes_left`: recovery codes that have not been used. */
export interface Passkeys {
  passkeys: PasskeyCard[]
  codes_left: number
}

/** Some decisions of a seat together. `best`: how many were best. `accuracy`: 0 to 100. */
export interface PhaseTotal {
  decisions: number
  best: number
  lost: Lost
  accuracy: number
}

/** Answered by a beat. */
export interface Ping {
  type: "ping"
}

/** An event as a sentence; `name` is its class. */
export interface PlainEvent {
  event: "plain"
  name: string
  text: string
}

/** A scored stage as lines of text. */
export interface PlainSheet {
  game: string
  stage: number
  text: string[]
}

/** A position as lines of text. */
export interface PlainView {
  game: string
  stage: number
  stages: number
  to_act: number | "chance" | null
  money: number[]
  text: string[]
}

/** A finished game of a person. `share`: 1 for a win, less for a shared one, 0 for a defeat. `counted`: it is part of the numbers. `practice`: the coach helped. `accuracy` and `luck` are null until the game is analysed. */
export interface PlayedGame {
  table: string
  game: string
  size: number
  finished: number
  place: number
  share: number
  money: number
  against: "both" | "bots" | "people"
  practice: boolean
  counted: boolean
  accuracy: number | null
  luck: number | null
  visibility: "everyone" | "link" | "players"
  seats: PlayedSeat[]
  skill?: Skill | null
}

/** The latest first. `next`: send it as `before` for the next page; null on the last one. */
export interface PlayedGames {
  games: PlayedGame[]
  next: string | null
}

/** A seat of a finished game. `handle`: its holder has a public profile. */
export interface PlayedSeat {
  seat: number
  name: string
  bot: string | null
  money: number
  own: boolean
  handle: string | null
}

/** Where the coach helped, in the order of the game. */
export interface Practice {
  marks: PracticeMark[]
}

/** The coach helped `seat` with token number `ply` of `era`. `hint`: it gave advice. `check`: it compared a choice; `warning`: the choice lost too much. */
export interface PracticeMark {
  era: number
  ply: number
  seat: number
  kind: "check" | "hint" | "warning"
  at: number
}

/** Seats whose holders have the table open now, and the number of spectators. */
export interface Presence {
  type: "presence"
  present: number[]
  spectators: number
}

export interface PriceNamed {
  event: "price_named"
  seat: number
  florins: number
}

/** Why a request was refused. `detail` is for programmers, `text` for readers in their language. `legal` comes with illegal_move, `now` with stale_ply. */
export interface Problem {
  error: "analysis_failed" | "bad_access_token" | "bad_cookie" | "bad_passkey" | "bad_record" | "bad_request" | "bad_target" | "banned" | "busy" | "cross_origin" | "deal_hidden" | "deal_open" | "deal_ranked" | "deal_under_way" | "game_under_way" | "handle_taken" | "illegal_move" | "method_not_allowed" | "muted" | "needs_handle" | "needs_passkey" | "no_coach" | "no_holiday" | "no_mail" | "no_order" | "no_undo" | "not_for_tokens" | "not_found" | "not_your_seat" | "not_your_table" | "not_your_turn" | "players_only" | "removed" | "seat_taken" | "seats_open" | "server_error" | "stale_ply" | "too_large" | "too_many_requests" | "unknown_bot" | "unknown_code" | "unknown_table" | "wrong_status"
  detail: string
  text?: string | null
  legal?: Legal | null
  now?: Snapshot | null
}

/** A person's profile, or your own. `handle` is null for a guest. `public`: others may see it. `own`: it is yours. `game`: the game that the numbers are about; null: all. `listed`: finished games that you may see here. `under_way`: games in progress; in a profile of another person, those at public tables. */
export interface ProfilePage {
  name: string
  handle: string | null
  since: number
  public: boolean
  own: boolean
  game: string | null
  totals: Totals
  setups: SetupTotals[]
  bots: Score[]
  people: Score[]
  trend: TrendPoint[]
  listed: number
  under_way: TableCard[]
}

/** A browser that shows notices. */
export interface PushCard {
  id: string
  device: string
  created: number
}

/** Base64url, as a browser gives them. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A subscription of a browser; `language` is that of the messages. */
export interface PushNew {
  endpoint: string
  keys: PushKeys
  language: "de" | "en" | "it" | "nl"
}

/** A position to solve as `seat`. `tried`: you have answered it before; it is not rated again. `moves`: the game up to here, for the record. `offered`: the tokens to choose from, in the order of the rules; empty if an amount is asked for, from `least` to `most` florins. `themes` would give hints: they come with the result. */
export interface Puzzle {
  id: string
  game: string
  kind: string
  seat: number
  position: PositionView
  legal: Legal
  moves: string[]
  offered: string[]
  least: number | null
  most: number | null
  rating: number
  tried: boolean
}

/** A token; for the kind `worth`: a number of florins. */
export interface PuzzleAnswer {
  answer: string
}

export interface PuzzleChoice {
  token: string
  right: boolean
  lost: Lost
  reasons: Reason[]
}

/** How many puzzles a game, kind or theme has. */
export interface PuzzleCount {
  name: string
  count: number
}

/** What puzzles there are, and may be asked for. */
export interface PuzzleCounts {
  total: number
  games: PuzzleCount[]
  kinds: PuzzleCount[]
  themes: PuzzleCount[]
}

/** `right`: all tokens that are right. `fair`: the answer to `worth`, in florins. `least` and `most`: if an amount was asked for, those from `least` to `most` are right. `choices`: the best one first, with what the others lose, and reasons; of amounts, some. `yours`: your answer, if it is known what it loses. `reasons`: facts about the best choice. `rated`: this was your first answer. `change`: of your rating. `rating`: of the puzzle now. */
export interface PuzzleResult {
  solved: boolean
  right: string[]
  fair: number | null
  least: number | null
  most: number | null
  choices: PuzzleChoice[]
  yours: PuzzleChoice | null
  reasons: Reason[]
  themes: string[]
  rated: boolean
  change: number
  rating: number
  solver: Solver
}

/** Minutes of the day, from 0; `until` may be earlier than `start`: over midnight. */
export interface QuietHours {
  start: number
  until: number
}

/** `same`: decisions made as in your try before the first difference; null without one. `differs`: the ply of that difference; null if there is none. */
export interface RankedTry {
  rank: number
  name: string
  you: boolean
  table: string
  place: number
  money: number
  accuracy: number | null
  adjusted: number | null
  same: number | null
  differs: number | null
}

/** A fact about a choice. docs/learn.md lists the kinds and what their numbers mean. `seat`: whom it is about. The text in the reader's language has the key `reason-GAME-KIND`. */
export interface Reason {
  kind: string
  seat: number
  commodity?: string | null
  florins?: number | null
  level?: number | null
  harbour?: number | null
}

/** A game as records write it; see docs/records.md. */
export interface RecordBody {
  florin: number
  game: string
  players: string[]
  options: Record<string, number | string>
  moves: string[]
}

/** Each signs you in once. They are shown only once. */
export interface RecoveryCodes {
  recovery_codes: string[]
}

/** Your message was not carried out. */
export interface Refused {
  type: "refused"
  ref: string | null
  problem: Problem
}

/** A game on a deal that was played before. `same` and `differs` compare with the original. */
export interface RepeatCard {
  table: string
  name: string
  seat: number
  you: boolean
  original: boolean
  status: "open" | "over" | "playing"
  place: number | null
  money: number[] | null
  same: number | null
  differs: number | null
}

export interface Result {
  winners: number[]
  money: number[]
  shared: boolean
}

/** A decision of a finished game, again. `asked`: your choice; null if you have made none. `choices`: as in `Hint`; empty if you have made no choice. */
export interface Retry {
  ply: number
  legal: Legal
  asked: CoachChoice | null
  choices: CoachChoice[]
}

/** Decide again as the seat that decided token number `ply`. Without `token`: what is legal. */
export interface RetryRequest {
  ply: number
  token?: string | null
}

/** A finished game for learning. `analysis` is null until it is done: ask again. `practice`: where the coach helped. */
export interface Review {
  done: number
  plies: number
  analysis: Analysis | null
  practice: PracticeMark[]
}

/** `seat` is active first. Round 1 has no such event: it begins with the game. */
export interface RoundBegan {
  event: "round_began"
  round: number
  seat: number
}

export interface RoundEnded {
  event: "round_ended"
  round: number
  why: "bag" | "ships"
}

export interface RoundScored {
  event: "round_scored"
  round: number
  sheet: RoundSheetView
}

/** A round's scoring: every award and bonus. */
export interface RoundSheetView {
  game: "strozzi"
  round: number
  harbours: HarbourSheet[]
  harbour_pay: [number, number]
  monopoly_pay: [number, number]
  money_before: [number, number]
  money: [number, number]
}

/** A rule option. Kind `seat`: a seat from 1. Kind `choice`: one of `values`. `default` is null if the option may be left out and then has no value. */
export interface RuleOption {
  name: string
  kind: "choice" | "seat"
  values: (number | string)[]
  default: number | string | null
}

/** A new chat line. */
export interface Said {
  type: "chat"
  line: ChatLine
}

export interface Say {
  type: "say"
  text: string
  ref?: string | null
}

/** Counted games with one opponent: how often ahead, equal games as half. `bot` for a bot. `name` for a person, and `handle` if that profile is public. Neither: all other people together. */
export interface Score {
  games: number
  ahead: number
  bot: string | null
  name: string | null
  handle: string | null
}

/** One seat. `present`: its holder has the table open. `absent`: a bot keeps it for a person. `invited`: the name of the person for whom an open seat is kept. `missed`: decisions in a row for which the clock ran out; after `chances` more of them a bot keeps the seat. `host`: its holder owns the table. `holiday`: the holder is on holiday until then, and clocks of a day or more wait; null otherwise. `time_left`: the seat's bank of time in milliseconds when its last turn ended; null without one. */
export interface Seat {
  seat: number
  kind: "bot" | "open" | "person"
  name: string
  bot: string | null
  present: boolean
  absent: boolean
  invited: string | null
  missed: number
  chances: number
  host: boolean
  holiday?: number | null
  time_left?: number | null
}

/** `bot` takes the seat; null opens it. */
export interface SeatBot {
  bot: string | null
}

/** Who sits there. `name` is for several people at one device; default: your own name. */
export interface SeatChoice {
  kind: "bot" | "me" | "open"
  bot?: string | null
  name?: string | null
}

/** `name`: the name shown at this seat; null: your own. */
export interface SeatTake {
  name?: string | null
}

/** All decisions of a seat; `mistakes` are plies, the most expensive decision first. `good`: plies of the best decisions on which most depended. `accuracy`: mean, 0 to 100. `best`: how many decisions were best. `phases`: by phase of the game; the key of the text is `phase-GAME-NAME`. `skill`: null in analyses of earlier versions. */
export interface SeatTotal {
  seat: number
  decisions: number
  lost: Lost
  mistakes: number[]
  good?: number[]
  accuracy?: number
  best?: number
  balance?: Balance | null
  phases?: Record<string, PhaseTotal>
  skill?: SkillSums | null
}

/** A browser where you are signed in. `used` is precise to an hour; `current`: this one. */
export interface SessionCard {
  id: string
  device: string
  created: number
  used: number
  current: boolean
}

export interface Sessions {
  sessions: SessionCard[]
}

/** The totals of one game with one number of players. */
export interface SetupTotals {
  game: string
  size: number
  totals: Totals
}

/** the ship is assigned to the harbour for this round. */
export interface ShipDocked {
  event: "ship_docked"
  seat: number
  holds: number
  harbour: number
}

/** `seat` is out for the day. */
export interface ShipFull {
  event: "ship_full"
  seat: number
}

/** A ship; `harbour` is null until it is first loaded. */
export interface ShipView {
  holds: number
  harbour: number | null
  lots: string[]
  free: number
  cargo: number
}

/** `credential` is the browser's answer to the options, as JSON. */
export interface SignIn {
  credential: Record<string, unknown>
}

export interface SignInByCode {
  code: string
}

/** `contact`: whom to ask, in the operator's words; may be empty. Days: 0 means for ever. */
export interface Site {
  contact: string
  keep_guest_days: number
  keep_open_days: number
  keep_idle_days: number
  keep_chat_days: number
}

/** Florins lost per decision, forced and hopeless decisions left out: less is better. `decisions`: how many count. `lost` and `squares`: sums over them, of florins and their squares. `each`: the mean. `margin`: the mean is right within so much, 19 times in 20; null below `LEAST_SKILL` decisions. */
export interface Skill {
  decisions: number
  lost: number
  squares: number
  each: number
  margin: number | null
}

/** Florins lost by the decisions that were neither forced nor hopeless, from which games add up. `decisions`: how many there were. `lost`: the sum. `squares`: the sum of the squares. */
export interface SkillSums {
  decisions: number
  lost: number
  squares: number
}

/** Everything about a table now: it replaces what you have. `position` is null until the game starts. `steps` are the latest few, without positions. `undone` are the latest undos, oldest first. */
export interface Snapshot {
  type: "snapshot"
  at: number
  table: Table
  position: PositionView | null
  sheets: SheetView[]
  steps: Step[]
  undone: Undone[]
  chat: ChatLine[]
  you: You
}

/** Your rating (Glicko-2) with its standard deviation. `streak`: solved in a row. */
export interface Solver {
  rating: number
  deviation: number
  solved: number
  failed: number
  streak: number
  best_streak: number
}

/** What the group changes on one stall for one buyer; florins. */
export interface StallWorth {
  commodity: "cloth" | "dye" | "fur" | "grain" | "spice"
  level: number
  level_after: number
  gain: number
  bonus_gain: number
}

/** One number for each stall: levels, or florins. */
export interface Stalls {
  cloth: number
  fur: number
  grain: number
  dye: number
  spice: number
}

/** One token of the game. `by`: `clock` is a bot that decided because a person's time ran out, `absent` the bot that keeps a person's seat, `fallback` a random move because a bot failed. `position` is the one after the token; it is null in the steps of a snapshot. */
export interface Step {
  ply: number
  actor: number | "chance" | null
  token: string
  by: "absent" | "bot" | "chance" | "clock" | "fallback" | "person"
  at: number
  events: EventView[]
  position: PositionView | null
}

/** Steps with their positions. `start` is the position before token 0. */
export interface Steps {
  start: PositionView
  steps: Step[]
}

/** The whole position: everything but the order of the bag is public. */
export interface StrozziView {
  game: "strozzi"
  round: number
  rounds: number
  gold: number
  phase: "answer" | "load" | "lot" | "over" | "price" | "select"
  to_act: number | "chance" | null
  active: number
  players: House[]
  harbours: Harbour[]
  track_end: number
  field_bonus: number[]
  group: string[]
  group_value: number
  group_limit: number
  price: number | null
  buyer: number | null
  bag: number
  unseen: string[]
  discarded: string[]
  projection: RoundSheetView
  worth: HouseWorth[]
}

/** A table as everyone sees it. `ply` counts the tokens so far. `era` counts the undos: a ply number means the same position only within one era. `version` grows with every change. `paused`: since when the game waits for a person to come back, because all are away; null if it goes on. `visibility`: who may see the finished game; null before it is over. `deal`: the deal of the day that is tried here. `source`: the finished table, or past deal of the day, whose deal is played again here. */
export interface Table {
  id: string
  game: string
  status: "open" | "over" | "playing"
  seats: Seat[]
  options: Options
  owner: string
  created: number
  ply: number
  era: number
  version: number
  turn: Turn | null
  paused: number | null
  undo: Undo | null
  result: Result | null
  origin: Origin | null
  rematch: string | null
  seed: string | null
  visibility: "everyone" | "link" | "players" | null
  spectators: number
  deal: string | null
  source: string | null
}

/** A table in a list. `stage`: see `stage` in `GET /api/games`. `waiting`: for your decision. `money`: by seat; null before the game, and where none was stored yet. */
export interface TableCard {
  id: string
  game: string
  status: "open" | "over" | "playing"
  seats: Seat[]
  options: Options
  owner: string
  created: number
  changed: number
  ply: number
  stage: number
  money: number[] | null
  turn: Turn | null
  paused: number | null
  yours: number[]
  waiting: boolean
  result: Result | null
}

/** A new table. With `branch` or `record` it continues that game, and `game` may be left out. `rules`: rule options of the game, see `GET /api/games`. `record_ply`: continue from before that token. `start`: begin at once if no seat is open. */
export interface TableNew {
  seats: SeatChoice[]
  game?: string | null
  options?: OptionsChoice
  rules?: Record<string, number | string> | null
  start?: boolean
  branch?: BranchChoice | null
  record?: RecordBody | null
  record_ply?: number | null
}

export interface Tables {
  tables: TableCard[]
}

/** Counted games together. `wins`: the sum of shares; `fair`: what equal players would win. `money` and `average` are means: of the person, and of all seats. `judged`: how many games have an analysis; `accuracy` is their mean, `luck` their sum, `skill` is of all their decisions. */
export interface Totals {
  games: number
  wins: number
  fair: number
  money: number
  average: number
  best: number
  judged: number
  accuracy: number | null
  luck: number | null
  skill?: Skill | null
}

/** A monopoly track: the marker as of the last scoring, and with this round's lots. */
export interface Track {
  commodity: "cloth" | "dye" | "fur" | "spice"
  marker: number
  marker_now: number
}

/** One monopoly track. The marker counts positive on Medici's side, negative on Strozzi's. */
export interface TrackSheet {
  commodity: "cloth" | "dye" | "fur" | "spice"
  marker: number
  award: [number, number]
  bonus: [number, number]
}

/** After one more counted game. `above`: wins above the fair share since the first point. `luck`: the part of chance in it. `accuracy`, `lead` and `skill` are means over the latest games: `lead` is money above the average of the table. */
export interface TrendPoint {
  finished: number
  above: number
  luck: number
  accuracy: number | null
  lead: number
  skill?: Skill | null
}

/** The seat that must decide. `deadline`: when a bot decides instead; null without a clock. */
export interface Turn {
  seat: number
  since: number
  deadline: number | null
}

/** A token that moved the win probability of `seat` most; `actor` is null for chance. */
export interface TurningPoint {
  ply: number
  seat: number
  actor: number | null
  win: number
}

/** `seat` asks to go back to before token `ply`; it happens when `waiting` is empty. `token` is what `seat` played then. `decisions`: how many decisions would be taken back, this one included. */
export interface Undo {
  seat: number
  ply: number
  token: string
  decisions: number
  waiting: number[]
  agreed: number[]
}

/** `agree` false ends the request. `era` and `ply` are those of the table as you see it. */
export interface UndoAnswer {
  era: number
  ply: number
  agree: boolean
}

/** Take back the last decision of `seat`; null: the latest decision of your seats. `era` and `ply` are those of the table as you see it. */
export interface UndoAsk {
  era: number
  ply: number
  seat?: number | null
}

/** `seat` may ask to take back `token`, its last decision. That would take back `decisions` decisions of players, this one included. */
export interface Undoable {
  seat: number
  ply: number
  token: string
  decisions: number
}

/** An undo that happened: `seat` took back its `token` and all that followed it. These were `plies` tokens from number `ply` on, `decisions` of them decisions of players. The undo ended `era`. */
export interface Undone {
  era: number
  seat: number
  ply: number
  at: number
  token: string
  plies: number
  decisions: number
}

/** A token that was taken back. `seat` is null for chance. */
export interface UndoneMove {
  ply: number
  seat: number | null
  token: string
  by: "absent" | "bot" | "chance" | "clock" | "fallback" | "person"
  at: number
}

/** The tokens that the undo of `seat` took back. */
export interface UndoneMoves {
  era: number
  seat: number
  at: number
  moves: UndoneMove[]
}

/** Undos of a table, oldest first. */
export interface Undos {
  undos: UndoneMoves[]
}

/** What is new: append `steps`, take the last one's position, replace `table` and `you`. `steps` may be empty, for instance after a seat was taken. `sheets` is null if unchanged. Apply it by `table.version` and the plies of its steps: an update may arrive twice. */
export interface Update {
  type: "update"
  at: number
  table: Table
  steps: Step[]
  sheets: SheetView[] | null
  you: You
}

/** Who may see the finished game: `everyone`, those who have the `link`, its `players`. */
export interface VisibilityChoice {
  visibility: "everyone" | "link" | "players"
}

/** Whether you can see the page. While you cannot, notices of this table are sent to you. */
export interface Visible {
  type: "visible"
  visible: boolean
}

export interface WebhookNew {
  url: string
}

/** The value of a position, by seat: share of the win, and money at the end. */
export interface Worth {
  win: number[]
  money: number[]
}

/** What only the receiver is sent. A spectator has no seats. */
export interface You {
  name: string | null
  seats: number[]
  owner: boolean
  legal: Legal | null
  orders: Order[]
  may_order: OrderOffer[]
  may_undo: number[]
  undoable: Undoable[]
  undo_asked: number[]
  may_coach: boolean
}

export type ServerMessage = Snapshot | Update | Said | Presence | Accepted | Refused | Beat

export type ClientMessage = Move | Say | Ping | Visible

export type PositionView = MediciView | StrozziView | PlainView

export type SheetView = DaySheetView | RoundSheetView | PlainSheet

export type EventView = LotDrawn | GroupOffered | GroupSold | GroupDiscarded | GameEnded | DayBegan | FreeLot | BidMade | Passed | CouldNotBid | ShipFull | DayEnded | DayScored | RoundBegan | PriceNamed | Declined | ShipDocked | GroupLoaded | RoundEnded | RoundScored | PlainEvent
