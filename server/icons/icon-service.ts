import * as v from 'valibot'
import { iconFetchTimeoutMs } from '../../app/site/icons/icon-limits.data.ts'
import { type IconSet, isIconSet, readIconSet } from '../../app/site/icons/icon-set.ts'
import { fetchUpstream, UpstreamError } from '../http/fetch-upstream.ts'

/** No more calls to the service at a time, and in a minute, whoever asks us: nobody can have us flood it. */
const mostAtOnce = 4
const mostInAMinute = 60
const minuteMs = 60_000

type Settings = { url: string; now: () => Date; timeoutMs?: number }

/** A set of which the service says that it is unknown. */
const unknownSet: IconSet = { find: () => null }

/**
 * The public icon service, asked by the server, so that no visitor's address reaches it. In: its address and the clock.
 * Out: asks for icons of a set; 404 means that the service has no such set.
 *
 * @throws UpstreamError where no valid answer came within 1500 ms, or where too many were asked for
 */
export function createIconService({ url, now, timeoutMs = iconFetchTimeoutMs }: Settings) {
  let running = 0
  let began = 0
  let made = 0
  return async (set: string, names: readonly string[]): Promise<IconSet> => {
    const instant = now().getTime()
    if (instant - began >= minuteMs) [began, made] = [instant, 0]
    if (running >= mostAtOnce || made >= mostInAMinute)
      throw new UpstreamError('refused', 'too many icons were asked for')
    made += 1
    running += 1
    try {
      const address = `${url.replace(/\/$/, '')}/${set}.json?icons=${names.toSorted().join(',')}`
      const schema = v.pipe(
        v.unknown(),
        v.check(payload => isIconSet(payload, set), 'no Iconify JSON of this set')
      )
      return readIconSet(await fetchUpstream({ url: address, schema, timeoutMs }), set) ?? unknownSet
    } catch (error) {
      if (error instanceof UpstreamError && error.message === 'status 404') return unknownSet
      throw error
    } finally {
      running -= 1
    }
  }
}
