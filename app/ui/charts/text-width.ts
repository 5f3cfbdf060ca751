import { letterWidths } from './letter-widths.data.ts'

/** A soft hyphen; also the end of a piece of a word, which another line must follow. */
const broken = '\u00ad'

/** The least width that a drawing is made for: a card on a phone, or a page at 400 % zoom. */
export const narrowPx = 280
/** From this width a drawing has its wide form; the style sheet of the charts says the same. */
export const widePx = 480

type Face = keyof typeof letterWidths

const widthOf: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  body: byLetter(letterWidths.body),
  display: byLetter(letterWidths.display)
}
/** The width of a letter of another script. */
const anyOther = { body: 105, display: 65 } as const

/** About how many pixels a text is wide, never less than it is. */
export function textWidth(text: string, sizePx: number, face: Face = 'body'): number {
  let hundredths = 0
  for (const letter of text.replaceAll(broken, '')) hundredths += widthOf[face].get(letter) ?? anyOther[face]
  return (hundredths * sizePx) / 100
}

/** Breaks a text into lines of at most so many pixels: between words, at soft hyphens, and a word that is wider by itself with a hyphen. */
export function linesOf(text: string, maxPx: number, sizePx: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/ /u).flatMap(written => piecesOf(written, maxPx, sizePx))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (textWidth(longer, sizePx) <= maxPx || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
    if (line.endsWith(broken)) {
      lines.push(line.replace(broken, '-'))
      line = ''
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

function piecesOf(written: string, maxPx: number, sizePx: number): string[] {
  const whole = written.replaceAll(broken, '')
  if (textWidth(whole, sizePx) <= maxPx) return [whole]
  const syllables = written.includes(broken) ? written.split(broken) : Array.from(whole)
  // About equally long, so that no single letter is left for the last line.
  const roomPx = maxPx - textWidth('-', sizePx)
  const needed = textWidth(whole, sizePx)
  const pieceWidth = Math.min(roomPx, needed / Math.ceil(needed / roomPx) + sizePx / 2)
  const pieces: string[] = []
  let piece = ''
  for (const syllable of syllables) {
    if (piece !== '' && textWidth(`${piece}${syllable}`, sizePx) > pieceWidth) {
      pieces.push(`${piece}${broken}`)
      piece = ''
    }
    piece += syllable
  }
  return [...pieces, piece]
}

function byLetter(rows: Readonly<Record<number, string>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(rows).flatMap(([width, letters]) => Array.from(letters, letter => [letter, Number(width)]))
  )
}
