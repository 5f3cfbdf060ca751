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
      .filter(rule => !replaced(rule))
      .map(({ countryKey, validFrom, reviewBy }) => ({
        collection: 'country-rules' as const,
        file: 'country-rules/country-rules.yaml',
        record: `${countryKey} from ${validFrom}`,
        reviewBy,
        ends: reviewEnd(reviewBy).getTime()
      })),
    ...offers
      .filter(offer => !ended(offer))
      .map(({ id, reviewBy }) => ({
        collection: 'offers' as const,
        file: 'offers/offers.yaml',
        record: id,
        reviewBy,
        ends: reviewEnd(reviewBy).getTime()
      })),
    ...trustMarks.map(({ id, validUntil }) => ({
      collection: 'trust-marks' as const,
      file: 'trust-marks/trust-marks.yaml',
      record: id,
      reviewBy: validUntil,
      ends: Date.parse(validUntil)
    })),
    {
      collection: 'world-record',
      file: 'world-record/world-record.yaml',
      record: worldRecord.title.en,
      reviewBy: worldRecord.reviewBy,
      ends: reviewEnd(worldRecord.reviewBy).getTime()
    }
  ]
  return reviewed
    .filter(({ ends }) => ends - now.getTime() <= warningMs)
    .toSorted((a, b) => a.ends - b.ends)
    .map(({ ends, ...due }) => ({ ...due, state: ends <= now.getTime() ? 'past' : 'soon' }))
}
