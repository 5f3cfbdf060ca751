/** A heading of a text: its anchor, its words without markup, and its depth (2 for ##). */
export type Heading = { id: string; text: string; depth: number }

/** Gives out anchors for headings, each once: "Your data" is your-data, and the second one your-data-2. */
export function headingIds(): (text: string) => string {
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
