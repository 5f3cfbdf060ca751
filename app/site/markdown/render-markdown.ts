import { Lexer, Parser, type Token } from 'marked'
import { type Heading, headingIds } from './heading-ids.ts'
import { MarkdownError, tokenFaults } from './markdown-faults.ts'
import { type ResolveHref, SafeRenderer } from './safe-renderer.ts'

/** `html` is safe to insert; `headings` is the table of contents, in the order of the text. */
export type RenderedMarkdown = { html: string; headings: Heading[] }

/**
 * Turns a text in Markdown, its placeholders already filled, into HTML for one site and locale.
 *
 * Links to pages go through `resolveHref`; where it answers null their words stand without a link.
 * @throws MarkdownError when the text holds HTML, a picture, an unsafe link, or a link to a heading that is not there
 */
export function renderMarkdown(markdown: string, { resolveHref }: { resolveHref: ResolveHref }): RenderedMarkdown {
  const tokens = new Lexer({ gfm: true }).lex(markdown)
  refuse(tokenFaults(tokens))
  const renderer = new SafeRenderer({ resolveHref, idFor: headingIds() })
  const html = Parser.parse(tokens, { renderer })
  const ids = new Set(renderer.headings.map(({ id }) => id))
  refuse(
    Array.from(html.matchAll(/<a href="#([^"]*)"/g), match => match[1] ?? '')
      .filter(id => !ids.has(id))
      .map(id => `"#${id}": no heading has this anchor; there are ${[...ids].join(', ')}`)
  )
  return { html, headings: renderer.headings }
}

/** The same for one line of text inside a paragraph or a list: emphasis and links only, no paragraph around it. */
export function renderInlineMarkdown(text: string, { resolveHref }: { resolveHref: ResolveHref }): string {
  const tokens: Token[] = Lexer.lexInline(text, { gfm: true })
  refuse(tokenFaults(tokens))
  return Parser.parseInline(tokens, { renderer: new SafeRenderer({ resolveHref, idFor: headingIds() }) })
}

function refuse(reasons: string[]): void {
  if (reasons.length > 0) throw new MarkdownError(reasons)
}
