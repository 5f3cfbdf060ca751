import type * as v from 'valibot'
import { markdownFaults } from '../../app/site/markdown/markdown-faults.ts'
import { fileFault } from './content-error.ts'
import { ownCopy, readYaml, type Validated } from './validate.ts'

/** Reads a Markdown file with front matter: the text below it becomes `bodyMarkdown`, its faults are of the field `body`. */
export function readMarkdownFile<Schema extends v.GenericSchema<unknown, object>>(
  text: string,
  file: string,
  schema: Schema
): Validated<v.InferOutput<Schema> & { bodyMarkdown: string }> {
  const parts = splitFrontMatter(text)
  if (parts === null)
    return { value: null, faults: [fileFault(file, 'begin the file with front matter between two lines of ---')] }
  const { frontMatter, body } = parts
  const front = readYaml(frontMatter, file, schema)
  const reasons = body === '' ? ['write the text below the front matter'] : markdownFaults(body)
  const inFile = front.faults.map(fault => (fault.line === undefined ? fault : { ...fault, line: fault.line + 1 }))
  const every = [...inFile, ...reasons.map(reason => ({ file, field: 'body', reason }))]
  if (front.value === null || every.length > 0) return { value: null, faults: every }
  return { value: { ...front.value, bodyMarkdown: ownCopy(body) }, faults: [] }
}

/** A Markdown file in its two parts, null when it does not begin with front matter between two lines of ---. */
export function splitFrontMatter(text: string): { frontMatter: string; body: string } | null {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text)
  return match === null ? null : { frontMatter: match[1] ?? '', body: (match[2] ?? '').trim() }
}
