import { createHash } from 'node:crypto'
import { htmlSections } from './html-sections.ts'
import { jsonLines } from './json-lines.ts'
import { addLines, type Sections } from './sections.ts'

const markup = /<\/?[a-z][\w-]*[\s/>]/i

/** What the body of an answer says. */
export function bodySections(type: string, bytes: Buffer, text: string, isPayload: boolean): Sections {
  if (bytes.length === 0) return {}
  if (type.startsWith('text/html')) return htmlSections(text)
  if (/json/.test(type)) return isPayload ? payloadSections(JSON.parse(text)) : jsonSections(JSON.parse(text))
  if (/xml/.test(type)) return { body: text.replaceAll('><', '>\n<').split('\n') }
  if (/^text\/|javascript/.test(type)) return { body: text.split(/\r?\n/) }
  return { body: [`${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`] }
}

/** Markup in a field of an answer is read as markup is. */
function jsonSections(value: unknown): Sections {
  const sections: Sections = {}
  const lines = jsonLines(value, text => {
    if (!markup.test(text)) return text
    for (const [kind, more] of Object.entries(htmlSections(text))) addLines(sections, kind, more)
    return '(markup)'
  })
  return { json: lines, ...sections }
}

/** Of a payload counts what it says, whatever its fields are called and in which order they come. */
function payloadSections(value: unknown): Sections {
  const { json = [], ...sections } = jsonSections(value)
  addLines(
    sections,
    'title',
    json.filter(line => line.startsWith('.title = '))
  )
  return Object.fromEntries(Object.entries(sections).map(([kind, lines]) => [`payload ${kind}`, lines.toSorted()]))
}
