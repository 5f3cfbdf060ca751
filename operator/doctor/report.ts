import { escapeMarkup } from '../../app/site/markdown/escape-markup.ts'

export type State = 'good' | 'fault' | 'to-look-at' | 'not-asked'
export type Result = { name: string; state: State; says: readonly string[] }

/** The finds of a check: a fault keeps the site from a launch, the other is for a person to decide. */
type Finding = { state: 'fault' | 'to-look-at'; says: string }
export const fault = (says: string): Finding => ({ state: 'fault', says })
export const look = (says: string): Finding => ({ state: 'to-look-at', says })

const longestList = 12

/** One row: the worst of what was found, faults first; the sentence of a good one where nothing was. What is no finding is left out. */
export function row(name: string, found: readonly (Finding | false | null | '')[], good: string): Result {
  const findings = found.filter(finding => finding !== false && finding !== null && finding !== '')
  const { fault: faults = [], 'to-look-at': others = [] } = Object.groupBy(findings, ({ state }) => state)
  const isFault = faults.length > 0
  const lines = [...faults, ...others].map(({ state, says }) =>
    isFault && state === 'to-look-at' ? `to look at: ${says}` : says
  )
  const left = lines.length - longestList
  const says = left > 1 ? [...lines.slice(0, longestList), `and ${left} more`] : lines
  if (findings.length === 0) return { name, state: 'good', says: [good] }
  return { name, state: isFault ? 'fault' : 'to-look-at', says }
}

export const notAsked = (name: string, reason: string): Result => ({ name, state: 'not-asked', says: [reason] })

export type Report = {
  brand: string
  build: string
  content: string
  at: Date
  where: string
  results: readonly Result[]
}

const words: Readonly<Record<State, string>> = {
  good: 'good',
  fault: 'FAULT',
  'to-look-at': 'to look at',
  'not-asked': 'not asked'
}

/** The results as lines for a terminal: state, name, and what was found below one another. */
export function reportText({ results }: Pick<Report, 'results'>): string {
  const widest = Math.max(...results.map(({ name }) => name.length))
  const margin = ' '.repeat(12 + widest + 2)
  const lines = results.map(
    ({ name, state, says }) => `${words[state].padEnd(12)}${name.padEnd(widest)}  ${says.join(`\n${margin}`)}`
  )
  return [...lines, '', verdict(results)].join('\n')
}

function verdict(results: readonly Result[]): string {
  const count = (state: State) => results.filter(result => result.state === state).length
  const others = `${count('to-look-at')} to look at, ${count('not-asked')} not asked.`
  return count('fault') > 0 ? `Not ready: ${count('fault')} with faults, ${others}` : `No fault; ${others}`
}

/** The same as a page to print, which needs nothing else; a person decides beside each row that is not good, and signs. */
export function reportPage({ brand, build, content, at, where, results }: Report): string {
  const rows = results.map(({ name, state, says }) => {
    const list = says.map(line => `<li>${escapeMarkup(line)}</li>`).join('')
    const decision = state === 'good' ? '' : '☐ mended<br>☐ accepted'
    return `<tr class="${state}"><th scope="row">${escapeMarkup(name)}</th><td>${words[state]}</td><td><ul>${list}</ul></td><td>${decision}</td></tr>`
  })
  const facts = {
    Date: `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    Build: build,
    Content: content,
    Asked: where
  }
  const list = Object.entries(facts).map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`)
  const title = escapeMarkup(`${brand}: before a launch`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
body { font: 11pt/1.4 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem }
dd { margin: 0; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid; padding: .3rem .5rem; text-align: start; vertical-align: top }
td ul { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere }
td:nth-child(2), td:nth-child(4) { white-space: nowrap }
tr.fault td:nth-child(2) { font-weight: bold }
.signature { display: grid; grid-template-columns: repeat(3, 1fr); gap: 3rem 2rem; margin-top: 4rem }
.signature span { border-top: 1px solid; padding-top: .3rem }
tr, .signature { break-inside: avoid }
</style>
</head>
<body>
<h1>${title}</h1>
<dl>${list.join('')}</dl>
<p>${escapeMarkup(verdict(results))}</p>
<table>
<thead><tr><th scope="col">Check</th><th scope="col">State</th><th scope="col">Found</th><th scope="col">Decision</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<div class="signature">
${['Operations', 'Compliance'].map(role => `<span>${role}: name</span><span>Signature</span><span>Date</span>`).join('\n')}
</div>
</body>
</html>
`
}
