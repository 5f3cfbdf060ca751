import { writeFile } from 'node:fs/promises'
import type { Platform } from '../app/site/device/platform.ts'
import type { SiteId } from '../app/site/regions/site-id.ts'
import { siteIds } from '../app/site/regions/site-id.ts'
import type { Content } from '../content/content.ts'
import { readContent } from '../server/content/content-store.ts'
import { complianceAnswer } from './compliance-answer.ts'
import { dayArgument, devices } from './compliance-arguments.ts'
import { foldCells } from './fold-cells.ts'

export const matrixFile = 'docs/compliance-matrix.tsv'

const columns = [
  'country',
  'site',
  'page',
  'device',
  'rule',
  'modal',
  'download',
  'sign-up',
  'right-site',
  'offers',
  'ambassadors',
  'streamers',
  'hours',
  'currency',
  'age',
  'consent',
  'marks'
] as const

/** A page of each kind that the rules tell apart. */
const pages = { home: '/', download: '/download/', 'poker-school': '/poker-school/', other: '/about-us/' } as const

/** A country without rules stands for all of them. */
const other = 'ZZ'

/** The reviewed table of what visitors see: country x site x page x device. Returns the file's text; `*` stands for every page or device. */
export function complianceMatrix(content: Content, day: string): string {
  const now = new Date(`${day}T12:00:00Z`)
  const countries = [...new Set(content.countryRules.map(({ countryKey }) => countryKey)), other, null]
  const lines = countries.flatMap(countryKey =>
    siteIds.flatMap(siteId =>
      foldCells(Object.keys(pages), devices, (page, device) =>
        cellsOf(content, { siteId, countryKey, path: pages[page as keyof typeof pages], device, now })
      ).map(({ rows, columns: shown, value }) => [nameOf(countryKey), siteId, rows, shown, value].join('\t'))
    )
  )
  return [
    `# What visitors see, as of ${day}. Made by \`npm run matrix\`; a test compares it with the records: review every line that changes.`,
    columns.join('\t'),
    ...lines,
    ''
  ].join('\n')
}

/** The day that a matrix was made for. Throws where the file is none. */
export function dayOfMatrix(text: string): string {
  const day = /as of (\d{4}-\d{2}-\d{2})/.exec(text)?.[1]
  if (!day) throw new Error(`${matrixFile} does not say for which day it was made`)
  return day
}

/** Writes the matrix. Arguments: `--date=YYYY-MM-DD`, today by default. */
export async function writeComplianceMatrix(words: readonly string[]): Promise<void> {
  const day = dayArgument(words, new Date())
  await writeFile(matrixFile, complianceMatrix(await readContent('content'), day))
  console.log(`${matrixFile} is written, as of ${day}`)
}

const nameOf = (countryKey: string | null) =>
  countryKey === null ? 'unknown' : countryKey === other ? 'any other' : countryKey

type Cell = { siteId: SiteId; countryKey: string | null; path: string; device: Platform; now: Date }

/** The columns that follow country, site, page and device. */
function cellsOf(content: Content, cell: Cell): string {
  const { audience, notice, download, rightSite, offers, marks, visitorRule } = complianceAnswer(content, cell)
  const { rule, signUp, ambassadors, streamers, adHours, currency, minimumAge } = audience
  const kinds = [...new Set(offers.map(({ kind }) => kind))].map(kind =>
    offers.some(offer => offer.kind === kind && offer.headlineSites.includes(cell.siteId)) ? `${kind} (headline)` : kind
  )
  return [
    rule ?? '-',
    notice ?? '-',
    download,
    signUp,
    rightSite ?? '-',
    kinds.join(', ') || '-',
    ambassadors ? 'yes' : 'no',
    streamers ? 'yes' : 'no',
    adHours.map(({ from, until, timeZone }) => `${from}-${until} ${timeZone}`).join(', ') || '-',
    currency?.show.join(', ') ?? 'any',
    `${minimumAge}+`,
    visitorRule?.record.consent ?? 'by country',
    marks.map(({ mark, stands }) => (stands ? mark.id : `${mark.id} (neutral)`)).join(', ')
  ].join('\t')
}
