import { setTimeout as wait } from 'node:timers/promises'

type Waiting<Change> = { change: Change; done: () => void; failed: (fault: unknown) => void }

/**
 * Takes up changes that come close together as one, because each time costs as much as one: all upstreams are first asked at the same instant, and come back together
 * too. Where they cannot be taken up together, each is tried alone. One taking up runs at a time. In: how to take up changes, which throws where
 * that cannot be, and how long to wait for others. Out: a function that ends with its own change's fate.
 */
export function adoptTogether<Change>(
  adopt: (changes: readonly Change[]) => Promise<void>,
  gatherMs: number
): (change: Change) => Promise<void> {
  let gathering: Waiting<Change>[] | null = null
  let turn: Promise<void> = Promise.resolve()

  async function takeUp(waiting: readonly Waiting<Change>[]): Promise<void> {
    try {
      await adopt(waiting.map(({ change }) => change))
      for (const { done } of waiting) done()
    } catch (fault) {
      if (waiting.length > 1) for (const one of waiting) await takeUp([one])
      else waiting[0]?.failed(fault)
    }
  }
  async function gather(waiting: readonly Waiting<Change>[]): Promise<void> {
    await wait(gatherMs)
    gathering = null
    turn = turn.then(() => takeUp(waiting))
  }
  return change =>
    new Promise((done, failed) => {
      if (!gathering) {
        gathering = []
        void gather(gathering)
      }
      gathering.push({ change, done, failed })
    })
}
