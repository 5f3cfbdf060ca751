import * as v from 'valibot'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { pageMeta } from '../pages/page-parts.schema.ts'
import { whole as count, listOfUnique, missingLanguages, sites, slug, text, textOnSites } from '../record-fields.ts'
import { storyHand, storyHandFault } from './story-hand.schema.ts'

const year = v.pipe(v.number('write a year'), v.integer(), v.minValue(1970), v.maxValue(2100))

/** A place in a tournament, out of how many. Never a sum: what was won says nothing without what was paid. */
const result = v.pipe(
  v.strictObject({ event: textOnSites, year, place: count, entries: count }),
  v.check(({ place, entries }) => place <= entries, 'the place is beyond the last of the entries')
)

/** The subject that a person's story turns on, one drawing each. */
export const attributes = ['lamp', 'notebook', 'fraction', 'microphone', 'hinge', 'loupe', 'anchor', 'book'] as const

/** A brand ambassador: `slug` and `name` as /api/brand-ambassador answers them, and the facts of the listing and of their page. */
const facts = v.strictObject({
  slug,
  name: text,
  country: v.pipe(text, v.regex(/^[A-Z]{2}$/, 'write a country code of two capitals')),
  line: textOnSites,
  game: textOnSites,
  playsSince: year,
  /** A starting hand that they tell of. */
  hand: v.pipe(
    text,
    v.regex(/^(?:(?:A|K|Q|J|10|[2-9])[shdc])(?: (?:A|K|Q|J|10|[2-9])[shdc]){1,3}$/, 'write two to four cards: As Kd')
  ),
  handInWords: textOnSites,
  /** The same hand on the felt, where the story tells of it. */
  told: v.exactOptional(storyHand),
  /** The drawing engraved beside their cameo. */
  attribute: v.picklist(attributes, `write one of: ${attributes.join(', ')}`),
  results: v.pipe(v.array(result, 'write a list of results'), v.minLength(2, 'write at least two results')),
  sites,
  sample: v.literal(true, 'write true: the people of the demo are invented')
})

/** The words about a person in each language of their sites. */
const languageFields = ['line', 'game', 'handInWords'] as const

const ambassador = v.pipe(
  facts,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const person = dataset.value
    const fault = person.told && storyHandFault(person.told, person.hand)
    if (fault) addIssue({ message: `told: ${fault}` })
    const texts = [
      ...languageFields.map(field => ({ name: field, text: person[field] })),
      ...person.results.map(({ event }, index) => ({ name: `results.${index}.event`, text: event }))
    ]
    for (const { name, text: written } of texts)
      for (const locale of missingLanguages(person.sites, written))
        addIssue({ message: `${name}.${locale} is missing: a site of this person speaks it` })
  })
)

export const ambassadors = listOfUnique(ambassador, 'slug')

/** The front matter of a story, between its two lines of ---; below it, the story in Markdown. */
export const storyFrontMatter = v.strictObject({ meta: pageMeta, lead: text })

type StoryWords = v.InferOutput<typeof storyFrontMatter> & { bodyMarkdown: string }

/** An ambassador with their story, from `ambassadors/{slug}/{fr,en}.md`. */
export type Ambassador = v.InferOutput<typeof ambassador> & { words: Record<Locale, StoryWords> }
