/** The least width that a drawing is made for: a card on a phone, or a page at 400 % zoom. */
export const narrowPx = 280
/** From this width a drawing has its wide form; the style sheet says the same. */
export const widePx = 480

/** Widths of Onest in em, a little above what is measured, so that a label never needs more than it is given. */
const widths: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[iljІЇіїј.,:;'’|!·()[\]\s]/u, 0.34],
  [/[frtJ/\-–"„“”°г]/u, 0.46],
  [/[mwMWЖШЩЮФжшщюфмМ%@—]/u, 0.94],
  [/\p{Lu}/u, 0.76],
  [/[\p{L}\p{N}$€£]/u, 0.64]
]
const anyOther = 0.7

/** The display face is extra condensed: a letter of it is about as wide as this part of one of the text face. */
const condensed = 0.7

/** About how many pixels a text is wide, never less than it is. */
export function textWidth(text: string, sizePx: number, face: 'body' | 'display' = 'body'): number {
  let em = 0
  for (const letter of text) em += widths.find(([letters]) => letters.test(letter))?.[1] ?? anyOther
  return em * sizePx * (face === 'display' ? condensed : 1)
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

/** Marks the end of a piece of a word: another line must follow. */
const broken = '\u00ad'

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
