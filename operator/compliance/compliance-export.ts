import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { escapeMarkup } from '../../app/site/markdown/escape-markup.ts'
import type { Evidence } from '../../server/content/evidence.ts'
import { type LastChange, lastChanges, recordsOf } from './record-changes.ts'

const columns = [
  'what',
  'where',
  'record',
  'valid from',
  'valid until',
  'review by',
  'source',
  'checked on',
  'verified',
  'changed at',
  'changed by',
  'commit',
  'why'
] as const

type Row = Partial<Record<(typeof columns)[number], string>>

/** The records that decide who sees what: their files. */
const exported = [
  'country-rules/country-rules.yaml',
  'offers/offers.yaml',
  'trust-marks/trust-marks.yaml',
  'legal-positions/legal-positions.yaml',
  'claims/claims.yaml',
  'figures/figures.yaml',
  'figures/promotions.yaml'
] as const

type Facts = {
  folder: string
  /** Of the content that is exported. */
  version: string
  commit: string | null
  evidence: Evidence
  /** The instant that is asked about, and that at which the export is made. */
  at: Date
  made: Date
  /** The answer to a question, where one was asked: it stands on the page before the records. */
  answer: string | null
}

/** Writes the export for compliance as a table (`.tsv`) and as a page to print (`.html`). Returns the names of the files. */
export async function writeExport(file: string, facts: Facts): Promise<string[]> {
  const records = await Promise.all(exported.map(name => recordRows(facts.folder, name)))
  const rows = [...records.flat(), ...evidenceRows(facts.evidence)]
  const name = file.replace(/\.(tsv|html)$/, '')
  await writeFile(`${name}.tsv`, exportTable(rows))
  await writeFile(`${name}.html`, exportPage(basename(name), rows, facts))
  return [`${name}.tsv`, `${name}.html`]
}

async function recordRows(folder: string, name: string): Promise<Row[]> {
  const file = join(folder, name)
  const records = recordsOf(await readFile(file, 'utf8'))
  const changes = lastChanges(file, records)
  return [...records].map(([record, value]) => ({
    what: 'record',
    where: file,
    record,
    ...fieldsOf(value),
    ...changeOf(changes.get(record))
  }))
}

type Dated = Record<'validFrom' | 'validUntil' | 'reviewBy' | 'source' | 'checkedOn', string>
type Fields = Partial<Dated & { verified: boolean }>

function fieldsOf(value: unknown): Row {
  const { validFrom, validUntil, reviewBy, source, checkedOn, verified } = (value ?? {}) as Fields
  return {
    'valid from': validFrom ?? '',
    'valid until': validUntil ?? '',
    'review by': reviewBy ?? '',
    source: source ?? '',
    'checked on': checkedOn ?? '',
    verified: verified === undefined ? '' : verified ? 'yes' : 'no'
  }
}

function changeOf(change: LastChange | undefined): Row {
  if (!change || 'unknown' in change) return { 'changed at': change?.unknown ?? 'not known' }
  return { 'changed at': change.at, 'changed by': change.by, commit: change.commit, why: change.why }
}

/** The records of the database: switches of offers with who and why, and what was served since when. */
function evidenceRows({ events, served, missing }: Evidence): Row[] {
  if (missing !== null) return [{ what: 'withdrawals', where: 'database', why: missing }]
  return [
    ...events.map(
      ({ offerId, event, at, by, reason }): Row => ({
        what: event,
        where: 'database',
        record: offerId,
        'changed at': new Date(at).toISOString(),
        'changed by': by,
        why: reason
      })
    ),
    ...served.map(
      ({ at, build, commit, content }): Row => ({
        what: 'served',
        where: 'database',
        record: `content ${content.slice(0, 12)}, build ${build}`,
        'changed at': new Date(at).toISOString(),
        commit: commit ?? 'not known'
      })
    )
  ]
}

/** One row a line; a cell that a spreadsheet would reckon with is a text there. */
export const exportTable = (rows: readonly Row[]): string =>
  [columns, ...rows.map(row => columns.map(name => row[name] ?? ''))]
    .map(cells => cells.map(cell => cell.replace(/\s+/g, ' ').replace(/^[=+\-@]/, "'$&")).join('\t'))
    .join('\n')
    .concat('\n')

/** The same as a page that needs nothing else: facts, the answer to the question, one table of all rows. */
export function exportPage(name: string, rows: readonly Row[], { version, commit, at, made, answer }: Facts): string {
  const facts = {
    'As of': at.toISOString(),
    Made: made.toISOString(),
    Content: version,
    Commit: commit ?? 'not known'
  }
  const list = Object.entries(facts).map(([key, value]) => `<dt>${key}</dt><dd>${escapeMarkup(value)}</dd>`)
  const head = columns.map(column => `<th scope="col">${column}</th>`).join('')
  const body = rows.map(
    row => `<tr>${columns.map(column => `<td>${escapeMarkup(row[column] ?? '')}</td>`).join('')}</tr>`
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(name)}</title>
<style>
@page { size: A4 landscape; margin: 12mm }
body { font: 9pt/1.35 system-ui, sans-serif; margin: 2rem }
@media print { body { margin: 0 } }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
dd { margin: 0 }
pre { white-space: pre-wrap }
table { border-collapse: collapse; width: 100%; font-size: 7.5pt }
th, td { border: 1px solid; padding: .15rem .3rem; text-align: start; vertical-align: top; overflow-wrap: break-word }
tr { break-inside: avoid }
thead { display: table-header-group }
</style>
</head>
<body>
<h1>${escapeMarkup(name)}</h1>
<dl>${list.join('')}</dl>
${answer === null ? '' : `<h2>What a visitor saw</h2>\n<pre>${escapeMarkup(answer)}</pre>`}
<h2>Records, withdrawals, and what was served</h2>
<table>
<thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>
</body>
</html>
`
}
