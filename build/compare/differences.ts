import { openRecord } from './record-file.ts'

/** One way in which answers differ, and where. */
export type Difference = { kind: string; sign: '-' | '+' | '~'; line: string; count: number; examples: string[] }

const maxExamples = 3

/** How the lines of a section differ: fewer, more, or in another order. A line counts once, so that a change over many pages is one difference. */
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

/** The report: differences by kind, the most frequent first. */
export function reportLines(differences: readonly Difference[], most = Number.POSITIVE_INFINITY): string[] {
  const kinds = [...Map.groupBy(differences, ({ kind }) => kind)].flatMap(([kind, ofKind]) => [
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
  return [...kinds, differences.length > 0 ? `${differences.length} differences` : 'No difference']
}

/** How two records differ: answers that only one of them has, then each section of each answer. */
export function compareRecords(beforeFile: string, afterFile: string, { isPart = false } = {}): Difference[] {
  const [before, after] = [openRecord(beforeFile), openRecord(afterFile)]
  const differences = createDifferences()
  const known = new Map<string, ReturnType<typeof lineDifferences>>()
  const between = (one: string | undefined, other: string | undefined) => {
    const key = `${one} ${other}`
    const found = known.get(key) ?? lineDifferences(before.lines(one), after.lines(other))
    known.set(key, found)
    return found
  }
  for (const name of after.names())
    if (!before.find(name)) differences.add('answers', { sign: '+', line: 'not asked before' }, name)
  for (const name of before.names()) {
    const [old, now] = [before.find(name) ?? {}, after.find(name)]
    if (!now) {
      if (!isPart) differences.add('answers', { sign: '-', line: 'not found any more' }, name)
      continue
    }
    for (const kind of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (old[kind] === now[kind]) continue
      for (const difference of between(old[kind], now[kind])) differences.add(kind, difference, name)
    }
  }
  before.close()
  after.close()
  return differences.all()
}
