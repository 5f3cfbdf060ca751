/** One way in which answers differ, and where. */
export type Difference = { kind: string; sign: '-' | '+' | '~'; line: string; count: number; examples: string[] }

/** A difference that a change is meant to make. */
export type Expected = {
  kinds: readonly string[]
  /** Tried on the line with its sign: `- id`, `+ id`. */
  pattern: RegExp
  /** Tried on the addresses of the examples: all of them match. */
  where?: RegExp
  reason: string
}

const maxExamples = 3

/**
 * How the lines of a section differ: what is there less often, what more often, and whether what both have comes in another order.
 * A line counts once however often it is missing, so that one change over many pages is one difference.
 */
export function lineDifferences(
  before: readonly string[],
  after: readonly string[]
): Pick<Difference, 'sign' | 'line'>[] {
  const counts = new Map<string, number>()
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) - 1)
  for (const line of after) counts.set(line, (counts.get(line) ?? 0) + 1)
  const changed = [...counts].filter(([, count]) => count !== 0)
  const differing = new Set(changed.map(([line]) => line))
  const [common, others] = [before, after].map(lines => lines.filter(line => !differing.has(line)))
  const isMoved = common?.some((line, index) => line !== others?.[index])
  return [
    ...changed.map(([line, count]) => ({ sign: count < 0 ? ('-' as const) : ('+' as const), line })),
    ...(isMoved ? [{ sign: '~' as const, line: 'in another order' }] : [])
  ]
}

/** Collects differences over all answers: the same one is there once, with how many answers have it and three of them. */
export function createDifferences() {
  const found = new Map<string, Difference>()
  return {
    add(kind: string, { sign, line }: Pick<Difference, 'sign' | 'line'>, address: string): void {
      const key = `${kind}\n${sign}${line}`
      const known = found.get(key) ?? { kind, sign, line, count: 0, examples: [] }
      known.count += 1
      if (known.examples.length < maxExamples) known.examples.push(address)
      found.set(key, known)
    },
    all: (): Difference[] => [...found.values()]
  }
}

/** The reason for which a difference is expected; null where nobody expects it. */
export const reasonOf = ({ kind, sign, line, examples }: Difference, expected: readonly Expected[]): string | null =>
  expected.find(
    ({ kinds, pattern, where }) =>
      kinds.includes(kind) &&
      pattern.test(`${sign} ${line}`) &&
      (where === undefined || examples.every(address => where.test(address)))
  )?.reason ?? null

/** The report: differences by kind, the most frequent first; at the end the expected ones, counted by their reasons. */
export function reportLines(
  differences: readonly Difference[],
  expected: readonly Expected[],
  most = Number.POSITIVE_INFINITY
): string[] {
  const faults = differences.filter(difference => reasonOf(difference, expected) === null)
  const kinds = [...Map.groupBy(faults, ({ kind }) => kind)].flatMap(([kind, ofKind]) => [
    `── ${kind}: ${ofKind.length} differences`,
    ...ofKind
      .toSorted((one, other) => other.count - one.count)
      .slice(0, most)
      .flatMap(({ sign, line, count, examples }) => [
        `${sign} ${Number.isFinite(most) && line.length > 300 ? `${line.slice(0, 300)} …` : line}`,
        `    ${count} × ${examples.join(' | ')}`
      ]),
    ...(ofKind.length > most ? [`  … ${ofKind.length - most} more of this kind`] : [])
  ])
  return [
    ...kinds,
    ...[...new Set(expected.map(({ reason }) => reason))].map(reason => {
      const count = differences.filter(difference => reasonOf(difference, expected) === reason).length
      return `expected: ${count} differences: ${reason}`
    }),
    faults.length > 0 ? `${faults.length} differences` : 'No difference'
  ]
}
