import { dayMs } from '../../app/domain/dated/day-ms.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import type { Content } from '../../content/content.ts'
import { reviewReport } from '../../server/content/review-report.ts'
import { fault, look, type Result, row } from './report.ts'

type Records = Parameters<typeof reviewReport>[0]

/** Licences, badges, offers and rules past their day; helplines whose last check is over a year ago, and those that are not shown because nobody has. */
export function checkRecords(content: Records, now: Date): Result {
  const yearAgo = new Date(now.getTime() - 365 * dayMs).toISOString().slice(0, 10)
  const soon = new Date(now.getTime() + 60 * dayMs).toISOString().slice(0, 10)
  const due = reviewReport(content, now)
  const countryRules = content.countryRules.filter(({ partOf }) => partOf === undefined)
  const helplines = countryRules.flatMap(({ countryKey, help }) =>
    help.map(({ name, checkedOn, verified }) => ({ name: `${countryKey}: ${name}`, checkedOn, verified }))
  )
  const checked = [
    ...countryRules.map(({ countryKey, checkedOn }) => ({ name: `rule of ${countryKey}`, checkedOn })),
    ...content.trustMarks.map(({ id, checkedOn }) => ({ name: `badge ${id}`, checkedOn })),
    ...content.offers.map(({ id, checkedOn }) => ({ name: `offer ${id}`, checkedOn }))
  ]
  const ending = [...content.trustMarks, ...content.offers].filter(
    ({ validUntil }) => Date.parse(validUntil) > now.getTime() && validUntil.slice(0, 10) <= soon
  )
  return row(
    'records',
    [
      ...due.map(({ file, record, reviewBy, state }) =>
        state === 'past'
          ? fault(`${file}: ${record}: its day was ${reviewBy}`)
          : look(`${file}: ${record}: to be reviewed by ${reviewBy}`)
      ),
      ...helplines
        .filter(({ checkedOn }) => checkedOn < yearAgo)
        .map(({ name, checkedOn }) => fault(`helpline ${name}: last checked on ${checkedOn}`)),
      ...checked
        .filter(({ checkedOn }) => checkedOn < yearAgo)
        .map(({ name, checkedOn }) => look(`${name}: last checked on ${checkedOn}`)),
      ...ending
        .filter(({ id }) => !due.some(({ record }) => record === id))
        .map(({ id, validUntil }) => look(`${id}: ends on ${validUntil}`)),
      ...helplines
        .filter(({ verified }) => !verified)
        .map(({ name }) => look(`helpline ${name}: not verified, and so not shown`))
    ],
    'none is past its day, each was checked within a year'
  )
}

/** What a launch is refused for: that the site is a demonstration, and each record that is marked as a sample, by collection. */
export function checkSamples(
  content: Content,
  { demo, operatorName }: { demo: boolean; operatorName: string } = siteConfiguration
): Result {
  const licences = content.countryRules.filter(({ licence }) => licence?.sample)
  const { countryRules: _, ...others } = content
  const counts = Object.entries(others)
    .map(([name, records]) => ({ name, count: countSamples(records) }))
    .filter(({ count }) => count > 0)
  return row(
    'samples',
    [
      demo && fault(`the site says that it is a demonstration, and ${operatorName} is its operator`),
      ...licences.map(({ countryKey, licence }) =>
        fault(`the licence of ${countryKey} is a sample: ${licence?.number}`)
      ),
      counts.length > 0 &&
        fault(`still marked as samples: ${counts.map(({ name, count }) => `${name} ${count}`).join(', ')}`)
    ],
    'nothing of the demo is left'
  )
}

function countSamples(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0
  const own = 'sample' in value && value.sample === true ? 1 : 0
  return Object.values(value).reduce<number>((sum, item) => sum + countSamples(item), own)
}
