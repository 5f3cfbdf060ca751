import { describe, expect, it } from 'vitest'
import { type Connection, createPrefetchQueue, maxPending, mayPrefetch } from './prefetch-queue.ts'

describe('S9-3 "Prefetch is skipped on data-saver or 2g connections"', () => {
  it.each<[what: string, connection: Connection, may: boolean]>([
    ['nothing is known of the connection', {}, true],
    ['4g', { saveData: false, effectiveType: '4g' }, true],
    ['3g', { effectiveType: '3g' }, true],
    ['2g', { effectiveType: '2g' }, false],
    ['slow-2g', { effectiveType: 'slow-2g' }, false],
    ['data-saver', { saveData: true, effectiveType: '4g' }, false]
  ])('%s', (_what, connection, may) => {
    expect(mayPrefetch(connection)).toBe(may)
  })
})

/** A queue whose prefetches end when they are told to. */
function queueOfTest(may = () => true) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  let most = 0
  const queue = createPrefetchQueue(may, path => {
    started.push(path)
    most = Math.max(most, ends.size + 1)
    return new Promise((resolve, reject) => {
      ends.set(path, () => {
        ends.delete(path)
        if (path.includes('broken')) reject(new Error(path))
        else resolve(undefined)
      })
    })
  })
  const end = async (path: string) => {
    ends.get(path)?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  return { queue, started, end, most: () => most }
}

describe('S9-2 "Prefetch queue stops at more than 4 pending preloads"', () => {
  it('four begin, the fifth waits until one has ended', async () => {
    const { queue, started, end, most } = queueOfTest()
    for (const path of ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/']) queue.add(path)
    expect(started).toEqual(['/a/', '/b/', '/c/', '/d/'])
    await end('/b/')
    expect(started).toEqual(['/a/', '/b/', '/c/', '/d/', '/e/'])
    await end('/a/')
    expect(started.at(-1)).toBe('/f/')
    expect(most()).toBe(maxPending)
  })

  it('one that cannot be had gives its place to the next', async () => {
    const { queue, started, end } = queueOfTest()
    for (const path of ['/broken/', '/b/', '/c/', '/d/', '/e/']) queue.add(path)
    await end('/broken/')
    expect(started.at(-1)).toBe('/e/')
  })

  it('what the visitor is about to press comes before what merely is in view', async () => {
    const { queue, started, end } = queueOfTest()
    for (const path of ['/a/', '/b/', '/c/', '/d/', '/e/', '/f/']) queue.add(path)
    queue.add('/f/', true)
    queue.add('/g/', true)
    await end('/a/')
    await end('/b/')
    await end('/c/')
    expect(started.slice(4)).toEqual(['/g/', '/f/', '/e/'])
  })

  it('each path once', async () => {
    const { queue, started, end } = queueOfTest()
    queue.add('/a/')
    queue.add('/a/', true)
    await end('/a/')
    queue.add('/a/', true)
    expect(started).toEqual(['/a/'])
  })

  it('a page that is left leaves nothing waiting, and the next may ask again', async () => {
    const { queue, started, end } = queueOfTest()
    for (const path of ['/a/', '/b/', '/c/', '/d/', '/e/']) queue.add(path)
    queue.clear()
    for (const path of ['/a/', '/b/', '/c/', '/d/']) await end(path)
    expect(started).not.toContain('/e/')
    queue.add('/a/')
    expect(started.at(-1)).toBe('/a/')
  })

  it('nothing begins where it may not', () => {
    const { queue, started } = queueOfTest(() => false)
    queue.add('/a/', true)
    expect(started).toEqual([])
  })
})
