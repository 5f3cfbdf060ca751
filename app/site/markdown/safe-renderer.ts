import { Renderer, type Tokens } from 'marked'
import { escapeMarkup } from '../markup/escape-markup.ts'
import type { Heading } from './heading-ids.ts'

/** Takes the path of a page without locale; out: its address on the site at hand, null where the page is not live there. */
export type ResolveHref = (path: string) => string | null

type SafeRendererSettings = { resolveHref: ResolveHref; idFor: (text: string) => string }

/** Writes HTML without any attribute that a text could choose, and collects the headings on its way. */
export class SafeRenderer extends Renderer {
  readonly headings: Heading[] = []
  readonly #settings: SafeRendererSettings
  readonly #tableLabels = new Set<string>()

  constructor(settings: SafeRendererSettings) {
    super()
    this.#settings = settings
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const text = this.parser.parseInline(tokens, this.parser.textRenderer)
    const id = this.#settings.idFor(text)
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
    const address = this.#settings.resolveHref(path)
    if (address === null) return words
    return `<a href="${escapeMarkup(address + href.slice(path.length))}"${titled}>${words}</a>`
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
