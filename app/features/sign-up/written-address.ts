/**
 * An email address as it is meant: signs of wide keyboards as plain ones, without signs that nobody sees, without the name before it (`Anna <anna@example.com>`), and
 * without the stop that ended its sentence.
 */
export function writtenAddress(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, inside = plain] = /^[^<>]*<([^<>]*)>$/.exec(plain) ?? []
  return inside
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;:]+$/, '')
}
