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

/** Measures what the first paint of a document waits for. In: the document, its response headers and a quality of brotli. */
export function firstFlight(html: string, headers: Readonly<Record<string, unknown>>, quality = 11): FirstFlight {
  const top = html.slice(0, endOfFirstSection(html))
  const styles = Array.from(top.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css = '']) => css).join('')
  const sent = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, 0)
  return {
    flight: compressed(top, quality) + sent,
    whole: compressed(html, quality),
    styles: compressed(styles, quality)
  }
}

const compressed = (text: string, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
