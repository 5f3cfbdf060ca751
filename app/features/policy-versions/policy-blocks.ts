import { Lexer, type Token, type Tokens } from 'marked'
import type { Policy } from '../../../content/policies/policy.schema.ts'
import { plainText } from '../../site/markdown/plain-text.ts'

/** A stretch of a policy that is compared as a whole: words without markup, their placeholders not yet filled. */
export type Block = { kind: 'section' | 'heading' | 'text' | 'item'; text: string }

/** A policy as its reader meets it: the title, the points in short below `inShort`, and the text; cells of a table stand in one line. */
export function policyBlocks({ title, summary, bodyMarkdown }: Policy, inShort: string): Block[] {
  return [
    block('text', title),
    block('section', inShort),
    ...summary.map(point => block('item', point)),
    ...new Lexer({ gfm: true }).lex(bodyMarkdown).flatMap(token => blocksOf(token, 'text'))
  ].filter(({ text }) => text !== '')
}

const block = (kind: Block['kind'], markdown: string): Block => ({
  kind,
  text: plainText(markdown)
    .replace(/\s+/g, match => (/^[\u00a0\u202f]$/.test(match) ? match : ' '))
    .trim()
})

/** Of an item first its words, then those of the lists inside it. `kind`: that of words that are nothing else. */
function blocksOf(token: Token, kind: 'text' | 'item'): Block[] {
  if (isHeading(token)) return [block(token.depth <= 2 ? 'section' : 'heading', token.text)]
  if (isList(token)) return token.items.flatMap(({ tokens }) => tokens.flatMap(inside => blocksOf(inside, 'item')))
  if (isTable(token)) return token.rows.map(row => block('item', row.map(({ text }) => text).join(' · ')))
  if (isQuotation(token)) return token.tokens.flatMap(inside => blocksOf(inside, kind))
  return 'text' in token && typeof token.text === 'string' ? [block(kind, token.text)] : []
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isQuotation = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote'
