import { Lexer, type Token, type Tokens } from 'marked'
import { markdownFaults } from '../../app/site/markdown/markdown-faults.ts'
import { type Policy, type PolicySection, policyFrontMatter } from '../../content/policies/policy.schema.ts'
import type { ContentFault } from './content-error.ts'
import { splitFrontMatter } from './front-matter.ts'
import { parseYaml } from './parse-yaml.ts'
import { type Validated, validate } from './validate.ts'

/** Reads one policy in one language. Faults of the body stand under the field `body`. */
export function readPolicy(text: string, file: string): Validated<Policy> {
  const parts = splitFrontMatter(text)
  if (parts === null) {
    return {
      value: null,
      faults: [{ file, field: '', reason: 'begin the file with front matter between two lines of ---' }]
    }
  }
  const { data, faults } = parseYaml(parts.frontMatter, file)
  if (faults.length > 0) return { value: null, faults }
  const front = validate(policyFrontMatter, data, file)
  const every = [...front.faults, ...bodyFaults(parts.body, file)]
  if (front.value === null || every.length > 0) return { value: null, faults: every }
  return { value: { ...front.value, sections: sectionsOf(parts.body), bodyMarkdown: parts.body }, faults: [] }
}

function bodyFaults(body: string, file: string): ContentFault[] {
  const reasons = body === '' ? ['write the text below the front matter'] : markdownFaults(body)
  return reasons.map(reason => ({ file, field: 'body', reason }))
}

/** What stands before the first ## heading is an introduction and no section. */
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
