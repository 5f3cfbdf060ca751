import { brotliCompressSync, constants } from 'node:zlib'
import { endOfFirstSection } from '../app/first-section.ts'

export type FirstFlight = {
  /** Brotli of the document to the end of its first section, and the response headers as they are sent. Brotli is at its best here; a process sends a tenth more (compress.ts). */
  flight: number
  /** Brotli of the whole document. */
  whole: number
  /** Brotli of the styles that are in the flight. */
  styles: number
}

/** Measures what the first paint of a document waits for. In: the document and its response headers. */
export function firstFlight(html: string, headers: Readonly<Record<string, string>>): FirstFlight {
  const top = html.slice(0, endOfFirstSection(html))
  const styles = Array.from(top.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css).join('')
  const sent = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)
  return { flight: compressed(top) + sent, whole: compressed(html), styles: compressed(styles) }
}

const compressed = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
