import { type Card, cardName, type Game, readCards } from './card.ts'
import { type HandRank, rankHand } from './hand-rank.ts'
import { type Rake, rakeOf } from './rake.ts'

export const seats = ['under-the-gun', 'hijack', 'cutoff', 'button', 'small-blind', 'big-blind'] as const
export type Seat = (typeof seats)[number]
export const acts = ['fold', 'check', 'call', 'bet', 'raise'] as const
export const streetNames = ['preflop', 'flop', 'turn', 'river'] as const

export type Action = { seat: Seat; act: (typeof acts)[number]; to?: number | undefined }

export type WorkedHand = {
  game: Game
  limit: 'none' | 'pot'
  you: Seat
  /** The chips of everybody at the start, and the smallest bet. */
  stack: number
  unit: number
  /** Dead money is in the pot and is no bet. */
  posts: readonly { seat: Seat; amount: number; dead?: boolean | undefined }[]
  /** The cards of those who show them. */
  cards: Readonly<Partial<Record<Seat, string>>>
  /** `board` names the cards that this street deals. */
  streets: readonly { name: (typeof streetNames)[number]; board: string; actions: readonly Action[] }[]
}

export type PlayedStep = { seat: Seat; act: Action['act']; amount: number; to: number; allIn: boolean }
export type PlayedStreet = { name: (typeof streetNames)[number]; dealt: string; steps: PlayedStep[]; pot: number }
export type Shown = { seat: Seat; cards: string; rank: HandRank; wins: boolean }
export type PlayedHand = { streets: PlayedStreet[]; shown: Shown[]; pot: number; rake: number; eachGets: number }

/** Plays a hand: pots, show-down, winners, rake. Throws Error for an act against the rules: a bet over the stack or the pot, a street left open. */
export function playHand(hand: WorkedHand, rake: Rake): PlayedHand {
  dealtOnce(hand)
  const table = new Table(hand)
  for (const { seat, amount, dead } of hand.posts) table.post(seat, amount, dead === true)
  const streets = hand.streets.map(({ name, board, actions }) => {
    if (name !== 'preflop') table.nextStreet()
    const steps = actions.map(action => table.act(action))
    table.close(name)
    return { name, dealt: board, steps, pot: table.pot / 100 }
  })
  const board = readCards(hand.streets.map(street => street.board).join(' '))
  const shown = showDown(hand, table.remaining(), board)
  const pot = table.pot / 100
  const taken = rakeOf(pot, rake, board.length > 0)
  const winners = shown.filter(({ wins }) => wins).length
  return { streets, shown, pot, rake: taken, eachGets: Math.floor(((pot - taken) * 100) / winners) / 100 }
}

function dealtOnce({ cards, streets }: WorkedHand): void {
  const dealt = readCards([...Object.values(cards), ...streets.map(({ board }) => board)].join(' ')).map(cardName)
  const twice = dealt.find((name, index) => dealt.indexOf(name) !== index)
  if (twice) throw new Error(`${twice} is there twice`)
}

function showDown({ game, cards }: WorkedHand, remaining: readonly Seat[], board: readonly Card[]): Shown[] {
  const ranked = remaining.map(seat => {
    const own = cards[seat]
    if (own === undefined) throw new Error(`${seat} is at the show-down and shows no cards`)
    return { seat, cards: own, rank: rankHand([...readCards(own), ...board], game) }
  })
  const best = Math.max(...ranked.map(({ rank }) => rank.score))
  return ranked.map(one => ({ ...one, wins: one.rank.score === best }))
}

/** The money on the table, in cents, so that sums are exact. */
class Table {
  pot = 0
  readonly #hand: WorkedHand
  readonly #stacks: Record<Seat, number>
  readonly #folded = new Set<Seat>()
  #bets = everySeat(0)
  #bet = 0
  #leastRaise: number

  constructor(hand: WorkedHand) {
    this.#hand = hand
    this.#leastRaise = cents(hand.unit)
    this.#stacks = everySeat(cents(hand.stack))
  }

  post(seat: Seat, amount: number, dead: boolean): void {
    this.#put(seat, cents(amount), dead)
    if (!dead) this.#bet = Math.max(this.#bet, cents(amount))
  }

  nextStreet(): void {
    this.#bets = everySeat(0)
    this.#bet = 0
    this.#leastRaise = cents(this.#hand.unit)
  }

  act({ seat, act, to }: Action): PlayedStep {
    const mine = this.#bets[seat]
    const owes = this.#bet - mine
    const left = this.#stacks[seat]
    const refuse = (why: string): never => {
      throw new Error(`${seat} cannot ${act}${to === undefined ? '' : ` to ${to}`}: ${why}`)
    }
    if (this.#folded.has(seat)) refuse('it has folded')
    if (left === 0) refuse('it is all in')
    if ((act === 'bet' || act === 'raise') !== (to !== undefined)) refuse('a bet and a raise alone say to what')
    const target = cents(to ?? 0)
    let put = 0
    switch (act) {
      case 'fold':
        this.#folded.add(seat)
        break
      case 'check':
        if (owes > 0) refuse('there is a bet')
        break
      case 'call':
        if (owes <= 0) refuse('there is nothing to call')
        put = Math.min(owes, left)
        break
      case 'bet':
      case 'raise': {
        put = target - mine
        if ((act === 'bet') !== (this.#bet === 0)) refuse(this.#bet === 0 ? 'there is no bet' : 'there is a bet')
        if (put > left) refuse('it has not as much')
        if (target - this.#bet < this.#leastRaise && put < left) refuse('it is too little')
        if (this.#hand.limit === 'pot' && target > this.#bet + this.pot + owes) refuse('it is over the pot')
        this.#leastRaise = target - this.#bet
        this.#bet = target
        break
      }
    }
    this.#put(seat, put, false)
    return { seat, act, amount: put / 100, to: this.#bets[seat] / 100, allIn: put > 0 && put === left }
  }

  /** Throws unless everyone who has not folded has answered the last bet. */
  close(street: string): void {
    const open = this.remaining().find(seat => this.#bets[seat] < this.#bet && this.#stacks[seat] > 0)
    if (open) throw new Error(`The ${street} is not over: ${open} has not answered a bet`)
  }

  /** Who was dealt in and has not folded. */
  remaining(): Seat[] {
    const { posts, streets, cards } = this.#hand
    const acting = [...posts, ...streets.flatMap(({ actions }) => actions)].map(({ seat }) => seat)
    return seats.filter(seat => (acting.includes(seat) || seat in cards) && !this.#folded.has(seat))
  }

  #put(seat: Seat, amount: number, dead: boolean): void {
    this.#stacks[seat] -= amount
    if (!dead) this.#bets[seat] += amount
    this.pot += amount
  }
}

const everySeat = (amount: number) => Object.fromEntries(seats.map(seat => [seat, amount])) as Record<Seat, number>

const cents = (amount: number): number => Math.round(amount * 100)
