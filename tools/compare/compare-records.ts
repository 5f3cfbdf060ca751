import { createDifferences, type Difference, lineDifferences } from './differences.ts'
import { openRecord } from './record-file.ts'

/** How two records differ: answers that only one of them has, then each section of each answer. In: the files. */
export function compareRecords(beforeFile: string, afterFile: string): Difference[] {
  const [before, after] = [openRecord(beforeFile), openRecord(afterFile)]
  const differences = createDifferences()
  for (const name of after.names())
    if (!before.find(name)) differences.add('answers', { sign: '+', line: 'not asked before' }, name)
  for (const name of before.names()) {
    const [old, now] = [before.find(name) ?? {}, after.find(name)]
    if (!now) {
      differences.add('answers', { sign: '-', line: 'not found any more' }, name)
      continue
    }
    for (const kind of new Set([...Object.keys(old), ...Object.keys(now)])) {
      if (old[kind] === now[kind]) continue
      const found = lineDifferences(before.lines(old[kind]), after.lines(now[kind]))
      for (const difference of found) differences.add(kind, difference, name)
    }
  }
  before.close()
  after.close()
  return differences.all()
}
