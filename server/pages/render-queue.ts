import { setImmediate as turn } from 'node:timers/promises'
import pLimit, { type LimitFunction } from 'p-limit'

/** Node accepts one connection in each turn of its event loop: so many are accepted, and answered from the cache, between two renders. */
const turnsBetween = 16
/** A waiting render costs memory, and a visitor who waits long has gone: at a hundred renders a second these wait some seconds. */
const maxWaiting = 300
/** So many renders may one network have waiting. */
const maxOfNetwork = 50

/** Too many renders wait. The request may be sent again after so many seconds. */
export class QueueFullError extends Error {
  readonly retryAfterSeconds = 5
}

type Line = { limit: LimitFunction; size: number }

/**
 * Renders one after another; cached pages are answered between two renders. Renders of one request wait in a line for each network, and the lines take turns,
 * so that no network can starve the others. They have a limit of their own, so that they cannot hold up pages for the cache.
 *
 * Both functions throw QueueFullError beyond the bound.
 */
export function createRenderQueue(onRefused: () => void = () => {}) {
  const sharedLimit = pLimit(1)
  const ownLimit = pLimit(1)
  const lines = new Map<string, Line>()
  let waiting = 0

  const refuse = (what: string) => {
    onRefused()
    return new QueueFullError(`Too many renders wait: ${what}`)
  }
  const inTurn =
    <Result>(render: () => Promise<Result>) =>
    async () => {
      for (let turns = 0; turns < turnsBetween; turns++) await turn()
      return render()
    }
  return {
    /** Renders what many visitors may get. */
    async shared<Result>(render: () => Promise<Result>): Promise<Result> {
      if (sharedLimit.pendingCount >= maxWaiting) throw refuse('shared')
      return sharedLimit(inTurn(render))
    },
    /** Renders what belongs to one request, in the line of its network. */
    async own<Result>(name: string, render: () => Promise<Result>): Promise<Result> {
      const line = lines.get(name) ?? { limit: pLimit(1), size: 0 }
      if (line.size >= maxOfNetwork || waiting >= maxWaiting) throw refuse(name)
      lines.set(name, line)
      line.size += 1
      waiting += 1
      try {
        return await line.limit(() => ownLimit(inTurn(render)))
      } finally {
        waiting -= 1
        line.size -= 1
        if (line.size === 0) lines.delete(name)
      }
    }
  }
}
