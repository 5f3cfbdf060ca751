import { type Action, type PlayedHand, type Seat, seats, type WorkedHand } from '../../domain/poker/play-hand.ts'

export type ReplaySeat = {
  seat: Seat
  stack: number
  /** In front of the seat on this street; 0 without a bet. */
  bet: number
  act: Action['act'] | null
  allIn: boolean
  folded: boolean
  wins: boolean
}

/** A worked hand at one moment: the end of a street, or the show-down once the pot is paid. */
export type ReplayMoment = { name: string; board: string; pot: number; seats: ReplaySeat[] }

/** The moments of a hand, street by street and the show-down last. The seats begin with yours and follow clockwise; amounts are those of `playHand`. */
export function replayMoments(hand: WorkedHand, played: PlayedHand): ReplayMoment[] {
  const dealt = dealtSeats(hand)
  const stacks = new Map<Seat, number>(dealt.map(seat => [seat, cents(hand.stack)]))
  const folded = new Set<Seat>()
  const pay = (seat: Seat, amount: number) => stacks.set(seat, (stacks.get(seat) ?? 0) - cents(amount))
  for (const { seat, amount } of hand.posts) pay(seat, amount)
  let board = ''
  const seatAt = (seat: Seat, more: Partial<ReplaySeat>): ReplaySeat => ({
    seat,
    stack: (stacks.get(seat) ?? 0) / 100,
    bet: 0,
    act: null,
    allIn: false,
    folded: folded.has(seat),
    wins: false,
    ...more
  })
  const streets = played.streets.map(({ name, dealt: cards, steps, pot }) => {
    board = `${board} ${cards}`.trim()
    const before = new Set(folded)
    for (const { seat, act, amount } of steps) {
      pay(seat, amount)
      if (act === 'fold') folded.add(seat)
    }
    const bets = name === 'preflop' ? postsOf(hand) : new Map<Seat, number>()
    for (const { seat, to } of steps) bets.set(seat, to)
    return {
      name,
      board,
      pot,
      seats: dealt.map(seat => {
        const last = steps.findLast(step => step.seat === seat)
        if (before.has(seat)) return seatAt(seat, {})
        return seatAt(seat, { bet: bets.get(seat) ?? 0, act: last?.act ?? null, allIn: last?.allIn ?? false })
      })
    }
  })
  const winners = played.shown.filter(({ wins }) => wins).map(({ seat }) => seat)
  for (const seat of winners) pay(seat, -played.eachGets)
  const end = {
    name: 'showdown',
    board,
    pot: played.pot,
    seats: dealt.map(seat => seatAt(seat, { wins: winners.includes(seat) }))
  }
  return [...streets, end]
}

/** Who is dealt in, yours first, then clockwise. */
function dealtSeats({ you, posts, streets, cards }: WorkedHand): Seat[] {
  const named = new Set<string>([...posts, ...streets.flatMap(({ actions }) => actions)].map(({ seat }) => seat))
  const dealt = seats.filter(seat => named.has(seat) || seat in cards)
  const first = dealt.indexOf(you)
  return [...dealt.slice(first), ...dealt.slice(0, first)]
}

const postsOf = ({ posts }: WorkedHand) =>
  new Map<Seat, number>(posts.filter(({ dead }) => !dead).map(({ seat, amount }) => [seat, amount]))

const cents = (amount: number): number => Math.round(amount * 100)
