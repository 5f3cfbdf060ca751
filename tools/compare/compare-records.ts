import { createDifferences, type Difference, lineDifferences } from './differences.ts'
import { openRecord } from './record-file.ts'

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
