import { setImmediate as turn } from 'node:timers/promises'
import pLimit from 'p-limit'

/** What waits costs memory, and whoever waits long has gone: at some thirty renders a second these wait two to four seconds. */
const lines = {
  page: { limit: pLimit(2), mostWaiting: 100 },
  error: { limit: pLimit(1), mostWaiting: 50 }
}

/** Too many wait for pages of their own. Who asked may ask again after so many seconds. */
export class TooManyWait extends Error {
  readonly retryAfterSeconds = 5
}

/**
 * Renders what belongs to one request alone, when its turn has come: one after another, and what is stored is answered in between, however often somebody asks for
 * addresses that are no pages. Error screens have a line of their own, so that they hold up no page.
 *
 * @throws TooManyWait where too many wait already
 */
export async function renderInTurn<Result>(kind: keyof typeof lines, render: () => Promise<Result>): Promise<Result> {
  const { limit, mostWaiting } = lines[kind]
  if (limit.pendingCount >= mostWaiting) throw new TooManyWait(`${limit.pendingCount} wait for a render: ${kind}`)
  return limit(async () => {
    await turn()
    return render()
  })
}
