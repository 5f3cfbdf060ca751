import type { SiteMapRow } from './site-map.data.ts'

/** Longer addresses are cut: anything may be requested. */
const longest = 80
/** How much of an address may be different for a page to be near: half of it. */
const furthest = 0.5
const maxNamed = 3

/** The pages whose addresses are nearest to one that does not exist, the nearest first: a typing error, an old name, a wrong folder. */
export function nearestPages<Row extends Pick<SiteMapRow, 'path'>>(path: string, rows: readonly Row[]): Row[] {
  const asked = wordsOf(path)
  if (asked === '') return []
  return rows
    .filter(row => wordsOf(row.path) !== '')
    .map(row => ({ row, distance: distanceTo(asked, row.path) }))
    .filter(({ distance }) => distance <= furthest)
    .toSorted((a, b) => a.distance - b.distance || a.row.path.length - b.row.path.length)
    .slice(0, maxNamed)
    .map(({ row }) => row)
}

/** A page may be meant by its whole path or by the last part of it. */
function distanceTo(asked: string, path: string): number {
  const last = path.split('/').at(-2) ?? ''
  const ofLast = asked.split(' ').at(-1) ?? ''
  return Math.min(share(asked, wordsOf(path)), share(asked, wordsOf(last)) + 0.01, share(ofLast, wordsOf(last)) + 0.05)
}

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .slice(0, longest)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const share = (a: string, b: string) => editDistance(a, b) / Math.max(a.length, b.length, 1)

/** How many letters have to be put in, left out or changed to make one word of the other (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1]
    for (const [column, other] of [...b].entries())
      line.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1)
        )
      )
    above = line
  }
  return above[b.length] ?? 0
}
