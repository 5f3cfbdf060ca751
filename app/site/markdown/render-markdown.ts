import { LRUCache } from 'lru-cache'
import { Lexer, Parser, Renderer, type Token, type Tokens } from 'marked'
import { escapeMarkup } from './escape-markup.ts'
import { tokenFaults } from './markdown-faults.ts'

/** `html` is safe to insert; `headings` is the table of contents, in the order of the text. */
export type RenderedMarkdown = { html: string; headings: Heading[] }

/**
 * Turns a text in Markdown, its placeholders already filled, into HTML for one site and locale.
 *
 * Links to pages go through `resolveHref`; where it answers null their words are without a link.
 * @throws when the text holds HTML, a picture, an unsafe link, or a link to a heading that is not there
 */
export function renderMarkdown(markdown: string, { resolveHref }: { resolveHref: ResolveHref }): RenderedMarkdown {
  const tokens = blocks.memo(markdown)
  const renderer = new SafeRenderer(resolveHref)
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
  return Parser.parseInline(lines.memo(text), { renderer: new SafeRenderer(resolveHref) })
}

/** A text is read once for all pages and sites that show it, as long as it is among the last ones. */
const cacheOf = (read: (text: string) => Token[]) =>
  new LRUCache<string, Token[]>({
    maxSize: 150_000,
    sizeCalculation: (_tokens, text) => text.length + 1,
    memoMethod(text) {
      const tokens = read(text)
      refuse(tokenFaults(tokens))
      return tokens
    }
  })
const blocks = cacheOf(text => new Lexer({ gfm: true }).lex(text))
const lines = cacheOf(text => Lexer.lexInline(text, { gfm: true }))

function refuse(reasons: string[]): void {
  if (reasons.length > 0) throw new Error(reasons.join('\n'))
}

/** Takes the path of a page without locale; out: its address on the site at hand, null where the page is not live there. */
type ResolveHref = (path: string) => string | null

/** Writes HTML without any attribute that a text could choose, and collects the headings on its way. */
class SafeRenderer extends Renderer {
  readonly headings: Heading[] = []
  readonly #resolveHref: ResolveHref
  readonly #idFor = headingIds()
  readonly #tableLabels = new Set<string>()

  constructor(resolveHref: ResolveHref) {
    super()
    this.#resolveHref = resolveHref
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const text = this.parser.parseInline(tokens, this.parser.textRenderer)
    const id = this.#idFor(text)
    this.headings.push({ id, text, depth })
    return `<h${depth} id="${escapeMarkup(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
  }

  override link({ href, title, tokens }: Tokens.Link): string {
    const words = this.parser.parseInline(tokens)
    const titled = title ? ` title="${escapeMarkup(title)}"` : ''
    if (!href.startsWith('/')) {
      const rel = /^https?:/i.test(href) ? ' rel="noopener"' : ''
      return `<a href="${escapeMarkup(href)}"${titled}${rel}>${words}</a>`
    }
    const end = href.search(/[?#]/)
    const path = end < 0 ? href : href.slice(0, end)
    const address = this.#resolveHref(path)
    if (address === null) return words
    const newTab = path.startsWith('/network/') ? ' target="_blank" rel="noopener"' : ''
    return `<a href="${escapeMarkup(address + href.slice(path.length))}"${titled}${newTab}>${words}</a>`
  }

  /** A wide table scrolls by itself, and a keyboard can reach it. */
  override table({ header, rows }: Tokens.Table): string {
    const head = header.map(cell => `<th scope="col"${alignment(cell)}>${this.parser.parseInline(cell.tokens)}</th>`)
    const body = rows.map(row => {
      const cells = row.map(cell => `<td${alignment(cell)}>${this.parser.parseInline(cell.tokens)}</td>`)
      return `<tr>${cells.join('')}</tr>`
    })
    const label = escapeMarkup(this.#tableLabel(header))
    return (
      `<section class="table-scroll" tabindex="0" aria-label="${label}"><table>\n` +
      `<thead><tr>${head.join('')}</tr></thead>\n<tbody>${body.join('\n')}</tbody>\n</table></section>\n`
    )
  }

  /** The heading above the table; a second table under the same heading adds the words of its first row. */
  #tableLabel(header: Tokens.TableCell[]): string {
    const columns = header.map(cell => this.parser.parseInline(cell.tokens, this.parser.textRenderer)).join(', ')
    const heading = this.headings.at(-1)?.text ?? columns
    const label = this.#tableLabels.has(heading) ? `${heading}: ${columns}` : heading
    this.#tableLabels.add(label)
    return label
  }
}

function alignment({ align }: Tokens.TableCell): string {
  return align === 'right' || align === 'center' ? ` class="align-${align}"` : ''
}

/** A heading of a text: its anchor, its words without markup, and its depth (2 for ##). */
type Heading = { id: string; text: string; depth: number }

/** Gives out anchors for headings, each once: "Your data" is your-data, and the second one your-data-2. */
function headingIds(): (text: string) => string {
  const given = new Set<string>()
  return text => {
    const plain = slugOf(text)
    let id = plain
    for (let times = 2; given.has(id); times += 1) id = `${plain}-${times}`
    given.add(id)
    return id
  }
}

function slugOf(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  if (words === null) return 'section'
  return /^\p{L}/u.test(words[0] ?? '') ? words.join('-') : `section-${words.join('-')}`
}
