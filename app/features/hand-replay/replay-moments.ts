import { type Action, type PlayedHand, type Seat, seats, type WorkedHand } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import type { Translate } from '../../site/messages/translate.ts'
import type { TableFrame, TableSeat } from '../../ui/client-table/table-frame.ts'

type ReplaySeat = {
  seat: Seat
  stack: number
  /** In front of the seat on this street; 0 without a bet. */
  bet: number
  act: Action['act'] | null
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
  const seatAt = (seat: Seat, { bet = 0, act = null, wins = false }: Partial<ReplaySeat>): ReplaySeat => {
    const stack = (stacks.get(seat) ?? 0) / 100
    return { seat, stack, bet, act, folded: folded.has(seat), wins }
  }
  const streets = played.streets.map(({ name, dealt: cards, steps, pot }) => {
    board = `${board} ${cards}`.trim()
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
        return seatAt(seat, { bet: bets.get(seat) ?? 0, act: last?.act ?? null })
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

type ReplayWords = { t: Translate; money: (amount: number) => string; you: string; pot: string }

/** The moments of a hand as the table draws them. Cards of others are turned at the show-down. */
export function replayFrames(
  hand: WorkedHand,
  moments: readonly ReplayMoment[],
  { t, money, ...words }: ReplayWords
): TableFrame[] {
  const own = hand.cards[hand.you]?.split(' ').length ?? 2
  return moments.map(({ name, board, pot, seats }) => ({
    board,
    pot: { label: words.pot, amount: money(pot) },
    seats: seats.map(({ seat, stack, act, bet, folded, wins }, index): TableSeat => {
      const shown = index === 0 || (name === 'showdown' && !folded) ? hand.cards[seat] : undefined
      return {
        label: index === 0 ? words.you : seatCodes[seat],
        stack: money(stack),
        cards: shown ?? own,
        act: act ? t('hand-replay.act', { act }) : undefined,
        bet: bet > 0 ? money(bet) : undefined,
        button: seat === 'button',
        folded,
        wins
      }
    })
  }))
}
