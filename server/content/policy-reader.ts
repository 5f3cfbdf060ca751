import { Lexer, type Token, type Tokens } from 'marked'
import { type Policy, type PolicySection, policyFrontMatter } from '../../content/policies/policy.schema.ts'
import { readMarkdownFile } from './markdown-file.ts'
import type { Validated } from './validate.ts'

/** Reads one policy in one language. Faults of the body have the field `body`. */
export function readPolicy(text: string, file: string): Validated<Policy> {
  const read = readMarkdownFile(text, file, policyFrontMatter)
  return read.value
    ? { value: { ...read.value, sections: sectionsOf(read.value.bodyMarkdown) }, faults: [] }
    : { value: null, faults: read.faults }
}

/** Text before the first ## heading is an introduction and no section. */
function sectionsOf(body: string): PolicySection[] {
  const sections: PolicySection[] = []
  for (const token of new Lexer({ gfm: true }).lex(body)) {
    if (isSectionHeading(token)) sections.push({ title: token.text, markdown: '' })
    const section = sections.at(-1)
    if (section !== undefined) section.markdown += token.raw
  }
  return sections.map(({ title, markdown }) => ({ title, markdown: markdown.trim() }))
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2
}
