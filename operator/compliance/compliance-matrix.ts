import { writeFile } from 'node:fs/promises'
import { audienceClassesOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import type { Content } from '../../content/content.ts'
import type { CountryRule } from '../../content/country-rules/country-rules.schema.ts'
import { readContent } from '../../server/content/content-reader.ts'
import { complianceAnswer, type Question } from './compliance-answer.ts'
import { devices, instantOf } from './compliance-arguments.ts'
import { foldCells } from './fold-cells.ts'

export const matrixFile = 'docs/compliance-matrix.tsv'

const columns = [
  'country',
  'site',
  'page',
  'device',
  'hour',
  'class',
  'rule',
  'modal',
  'download',
  'sign-up',
  'right-site',
  'offers',
  'inducements',
  'ambassadors',
  'streamers',
  'hours',
  'currency',
  'age',
  'advertising-age',
  'head',
  'warnings',
  'helplines',
  'registers',
  'regulators',
  'excluded',
  'consent',
  'marks'
] as const

/** A page of each kind that the rules tell apart. */
const pages = { home: '/', download: '/download/', 'poker-school': '/poker-school/', other: '/about-us/' } as const

/** An hour by day and one by night in all countries whose law sets hours. */
const hours = { day: '12:00', night: '22:30' } as const

/**
 * The reviewed table of what visitors see: country x site x page x device x hour. Returns the file's text; `*` means every page, device or hour. Parts of a state are
 * named beside it where they see the same, else in lines of their own.
 */
export function complianceMatrix(content: Content, day: string): string {
  const at = (hour: keyof typeof hours) => new Date(`${day}T${hours[hour]}:00Z`)
  const linesOf = (siteId: SiteId, countryKey: string | null) => {
    const [day, night] = (['day', 'night'] as const).map(hour =>
      foldCells(Object.keys(pages), devices, (page, device) =>
        cellsOf(content, { siteId, countryKey, path: pages[page as keyof typeof pages], device, now: at(hour) })
      )
    )
    const isSame = JSON.stringify(day) === JSON.stringify(night)
    return Object.entries(isSame ? { '*': day } : { day, night }).flatMap(([hour, cells = []]) =>
      cells.map(({ rows, columns: shown, value }) => [siteId, rows, shown, hour, value].join('\t'))
    )
  }
  const lines = withTheirParts(content.countryRules).flatMap(countries =>
    siteIds.flatMap(siteId =>
      [...Map.groupBy(countries, countryKey => linesOf(siteId, countryKey).join('\n'))].flatMap(([text, alike]) =>
        text.split('\n').map(line => `${alike.map(nameOf).join(', ')}\t${line}`)
      )
    )
  )
  return [
    `# What visitors see, as of ${day}. Made by \`npm run matrix\`; a test compares it with the records: review every line that changes.`,
    columns.join('\t'),
    ...lines,
    ''
  ].join('\n')
}

/** Each country that has a rule with its parts, then all others with the parts of states that have none, then an unknown place. */
function withTheirParts(rules: readonly CountryRule[]): (string | null)[][] {
  const states = new Set(rules.flatMap(({ countryKey, partOf }) => (partOf ? [] : countryKey)))
  const places = [...new Map(rules.map(({ countryKey, partOf = countryKey }) => [countryKey, partOf]))]
  const others = places.filter(([, state]) => !states.has(state))
  return [
    ...[...states].map(state => places.flatMap(([place, of]) => (of === state ? place : []))),
    [withoutRule, ...others.map(([place]) => place)],
    [null]
  ]
}

/** The day that a matrix was made for. Throws where the file is none. */
export function dayOfMatrix(text: string): string {
  const day = /as of (\d{4}-\d{2}-\d{2})/.exec(text)?.[1]
  if (!day) throw new Error(`${matrixFile} does not say for which day it was made`)
  return day
}

/** Writes the matrix. Arguments: `--date=YYYY-MM-DD`, today by default. */
export async function writeComplianceMatrix(args: readonly string[]): Promise<void> {
  const day = instantOf(args, new Date()).toISOString().slice(0, 10)
  const content = await readContent('content')
  await writeFile(matrixFile, complianceMatrix(content, day))
  const { countryRules } = content
  const classes = siteIds.map(id => `${id} ${audienceClassesOf(id, countryRules, new Date(`${day}T12:00:00Z`)).length}`)
  console.log(`${matrixFile} is written, as of ${day}. Audience classes: ${classes.join(', ')}`)
}

const nameOf = (countryKey: string | null) =>
  countryKey === null ? 'unknown' : countryKey === withoutRule ? 'any other' : countryKey

/** The columns that follow country, site, page, device and hour. */
function cellsOf(content: Content, cell: Question): string {
  const answer = complianceAnswer(content, cell)
  const { audience, notice, notices, download, rightSite, offers, inHours, marks, consentRequired } = answer
  const { rule, signUp, adHours, currency, minimumAge, advertisingMinimumAge, siteClosed } = audience
  const namesOf = (kind: 'helpline' | 'self-exclusion') =>
    notices.flatMap(({ help }) => help.filter(entry => entry.kind === kind).map(({ name }) => name))
  const kinds = [...new Set(offers.map(({ kind }) => kind))].map(kind =>
    offers.some(offer => offer.kind === kind && offer.headlineSites.includes(cell.siteId)) ? `${kind} (headline)` : kind
  )
  return [
    audience.name,
    rule ?? '-',
    notice ?? '-',
    download,
    signUp,
    rightSite ?? '-',
    list(inHours ? kinds : []),
    list(inHours ? audience.inducements : []),
    inHours && audience.ambassadors ? 'yes' : 'no',
    inHours && audience.streamers ? 'yes' : 'no',
    list(adHours.map(({ from, until, timeZone }) => `${from}-${until} ${timeZone}`)),
    currency?.show.join(', ') ?? 'any',
    `${minimumAge}+`,
    advertisingMinimumAge ? `${advertisingMinimumAge}+` : '-',
    siteClosed ? 'site-closed' : rule === 'BLOCKED' ? 'blocked' : '-',
    list(notices.flatMap(({ countryKey, warnings }) => warnings.map(() => countryKey))),
    list(namesOf('helpline')),
    list(namesOf('self-exclusion')),
    list(notices.flatMap(({ regulator }) => regulator?.name ?? [])),
    list(notices.flatMap(({ countryKey, excludedPersons }) => (excludedPersons ? countryKey : []))),
    cell.countryKey === withoutRule ? 'by country' : consentRequired ? 'required' : '-',
    marks.map(({ mark, isShown }) => (isShown ? mark.id : `${mark.id} (neutral)`)).join(', ')
  ].join('\t')
}

const list = (texts: readonly string[]) => texts.join(', ') || '-'
