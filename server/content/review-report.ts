import { reviewEnd } from '../../app/domain/dated/dated-record.ts'
import type { Content } from '../../content/content.ts'

export const reviewedCollections = ['country-rules', 'offers', 'trust-marks', 'world-record'] as const
export const reviewStates = ['past', 'soon'] as const

/** A record that someone has to look at again: its file, what it is called there, the day, and whether that day is over or comes soon. */
export type DueReview = {
  collection: (typeof reviewedCollections)[number]
  file: string
  record: string
  reviewBy: string
  state: (typeof reviewStates)[number]
}

type Records = Pick<Content, 'countryRules' | 'offers' | 'trustMarks' | 'worldRecord'>
type Reviewed = Omit<DueReview, 'state'> & { ends: number }

const warningMs = 30 * 86_400_000

/** "The running site warns before a record's review date passes": records past it or within 30 days of it. Replaced rules and ended offers need none. */
export function reviewReport({ countryRules, offers, trustMarks, worldRecord }: Records, now: Date): DueReview[] {
  const today = now.toISOString().slice(0, 10)
  const replaced = (rule: Records['countryRules'][number]) =>
    countryRules.some(
      ({ countryKey, validFrom }) => countryKey === rule.countryKey && validFrom > rule.validFrom && validFrom <= today
    )
  const ended = ({ validUntil }: Records['offers'][number]) => Date.parse(validUntil) <= now.getTime()
  const reviewed: Reviewed[] = [
    ...countryRules
      .filter(rule => rule.partOf === undefined && !replaced(rule))
      .map(({ countryKey, validFrom, reviewBy }) =>
        review('country-rules', `${countryKey} from ${validFrom}`, reviewBy, reviewEnd(reviewBy))
      ),
    ...offers
      .filter(offer => !ended(offer))
      .map(({ id, reviewBy }) => review('offers', id, reviewBy, reviewEnd(reviewBy))),
    ...trustMarks.map(({ id, validUntil }) => review('trust-marks', id, validUntil, new Date(validUntil))),
    review('world-record', worldRecord.title.en, worldRecord.reviewBy, reviewEnd(worldRecord.reviewBy))
  ]
  return reviewed
    .filter(({ ends }) => ends - now.getTime() <= warningMs)
    .toSorted((a, b) => a.ends - b.ends)
    .map(({ ends, ...due }) => ({ ...due, state: ends <= now.getTime() ? 'past' : 'soon' }))
}

const review = (collection: DueReview['collection'], record: string, reviewBy: string, end: Date): Reviewed => ({
  collection,
  file: `${collection}/${collection}.yaml`,
  record,
  reviewBy,
  ends: end.getTime()
})
