import * as v from 'valibot'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { cardName, deckOf, type Game, readCards } from '../../app/domain/poker/card.ts'
import { acts, seats } from '../../app/domain/poker/play-hand.ts'
import { cards } from '../games/games.schema.ts'
import { pageMeta } from '../pages/page-parts.schema.ts'
import * as field from '../record-fields.ts'

const ownCards: Readonly<Record<Game, number>> = { holdem: 2, omaha: 4, 'short-deck': 2 }

/** The hand of a story as it is drawn on the felt: the board, and the players clockwise, the person first. Their own cards are `hand`. */
const storyHand = v.strictObject({
  /** Which section of the story it is beside, from 1. */
  section: field.whole,
  game: v.picklist(['holdem', 'omaha', 'short-deck'], 'write holdem, omaha or short-deck'),
  board: cards,
  players: v.pipe(
    v.array(
      v.strictObject({
        seat: field.oneOf(seats),
        act: v.optional(field.oneOf(acts)),
        /** Where they are shown. */
        cards: v.optional(cards),
        wins: v.optional(v.literal(true, 'write true, or leave it out'))
      })
    ),
    v.minLength(2, 'write at least two players'),
    v.maxLength(6, 'write at most six players')
  )
})

export type StoryHand = v.InferOutput<typeof storyHand>

/** The fault of a told hand, null where there is none. In: the hand, and the person's own cards. */
export function storyHandFault({ game, board, players }: StoryHand, own: string): string | null {
  const taken = players.map(({ seat }) => seat)
  const twice = taken.find((seat, index) => taken.indexOf(seat) !== index)
  if (twice) return `two players are at ${twice}`
  const [person] = players
  if (person?.cards !== undefined) return 'the cards of the person are hand: leave them out here'
  for (const { seat, act, wins, cards: shown } of players) {
    if (act === 'fold' && wins) return `${seat} folds and wins`
    if (shown !== undefined && readCards(shown).length !== ownCards[game])
      return `${seat} shows ${readCards(shown).length} cards: write ${ownCards[game]}`
  }
  if (readCards(own).length !== ownCards[game])
    return `hand has ${readCards(own).length} cards: write ${ownCards[game]}`
  if (![0, 3, 4, 5].includes(readCards(board).length)) return 'the board is none, three, four or five cards'
  const dealt = readCards([own, board, ...players.map(player => player.cards ?? '')].join(' ')).map(cardName)
  const again = dealt.find((card, index) => dealt.indexOf(card) !== index)
  if (again) return `${again} is there twice`
  const deck = deckOf(game).map(cardName)
  const strange = dealt.find(card => !deck.includes(card))
  return strange ? `${strange} is not in the deck of ${game}` : null
}

const year = v.pipe(v.number('write a year'), v.integer(), v.minValue(1970), v.maxValue(2100))

/** A place in a tournament, out of how many. Never a sum: what was won says nothing without what was paid. */
const result = v.pipe(
  v.strictObject({ event: field.textOnSites, year, place: field.whole, entries: field.whole }),
  v.check(({ place, entries }) => place <= entries, 'the place is beyond the last of the entries')
)

/** The subject that a person's story turns on, one drawing each. */
export const attributes = ['lamp', 'notebook', 'fraction', 'microphone', 'hinge', 'loupe', 'anchor', 'book'] as const

/** A brand ambassador: `slug` and `name` as /api/brand-ambassador answers them, and the facts of the listing and of their page. */
const facts = v.strictObject({
  slug: field.slug,
  name: field.text,
  country: v.pipe(field.text, v.regex(/^[A-Z]{2}$/, 'write a country code of two capitals')),
  line: field.textOnSites,
  game: field.textOnSites,
  playsSince: year,
  /** A starting hand that they tell of. */
  hand: v.pipe(
    field.text,
    v.regex(/^(?:(?:A|K|Q|J|10|[2-9])[shdc])(?: (?:A|K|Q|J|10|[2-9])[shdc]){1,3}$/, 'write two to four cards: As Kd')
  ),
  handInWords: field.textOnSites,
  /** The same hand on the felt, where the story tells of it. */
  told: v.exactOptional(storyHand),
  /** The drawing engraved beside their cameo. */
  attribute: field.oneOf(attributes),
  results: v.pipe(v.array(result, 'write a list of results'), v.minLength(2, 'write at least two results')),
  sites: field.sites,
  sample: v.literal(true, 'write true: the people of the demo are invented')
})

/** The words about a person in each language of their sites. */
const languageFields = ['line', 'game', 'handInWords'] as const

const ambassador = v.pipe(
  facts,
  field.refuse(({ told, hand }) => {
    const fault = told && storyHandFault(told, hand)
    return fault ? [`told: ${fault}`] : []
  }),
  field.refuse(person => {
    const texts = [
      ...languageFields.map(name => ({ name, text: person[name] })),
      ...person.results.map(({ event }, index) => ({ name: `results.${index}.event`, text: event }))
    ]
    return texts.flatMap(({ name, text: written }) =>
      field
        .missingLanguages(person.sites, written)
        .map(locale => `${name}.${locale} is missing: a site of this person speaks it`)
    )
  })
)

export const ambassadors = field.listOfUnique(ambassador, 'slug')

/** The front matter of a story, between its two lines of ---; below it, the story in Markdown. */
export const storyFrontMatter = v.strictObject({ meta: pageMeta, lead: field.text })

type StoryWords = v.InferOutput<typeof storyFrontMatter> & { bodyMarkdown: string }

/** An ambassador with their story, from `ambassadors/{slug}/{fr,en}.md`. */
export type Ambassador = v.InferOutput<typeof ambassador> & { words: Record<Locale, StoryWords> }
