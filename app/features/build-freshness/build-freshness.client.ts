import { fetchGet } from '../../site/http/fetch-get.client.ts'
import { keepManifest, knowsNewerBuild, noteNewerBuild } from '../../site/manifest/known-build.client.ts'
import { readManifest } from '../../site/manifest/route-rules.ts'
import { checkHourly, namesNewerBuild } from './build-check.ts'

/**
 * Asks for the manifest of this build once, and each hour whether there is a newer one; once there is, links are left to the browser. Also asks when a file
 * of code is missing, which is how a deploy shows first. Failures go to the console only. Out: how to stop.
 */
export function startBuildFreshness(): () => void {
  const id = document.documentElement.dataset.build ?? ''
  const end = new AbortController()
  const { signal } = end
  let left = false

  const ask = async (address: string): Promise<unknown> => {
    const response = await fetchGet(address, { signal })
    if (!response.ok) throw new Error(`${response.status} for ${address}`)
    return response.json()
  }
  const warn = (error: unknown) => {
    if (!signal.aborted && !left) console.warn('What the server says of its builds could not be read', error)
  }
  const askManifest = async () => {
    const manifest = readManifest(await ask(`/builds/meta/${id}.json`), id)
    if (!manifest) throw new Error('The answer is no manifest of this build')
    keepManifest(manifest)
    dispatchEvent(new Event('manifest-known'))
  }
  const checkLatest = async () => {
    if (knowsNewerBuild()) return
    if (namesNewerBuild(await ask(`/builds/latest.json?${Date.now()}`), id)) noteNewerBuild()
  }
  const check = () => void checkLatest().catch(warn)

  void askManifest().catch(warn)
  const hourly = checkHourly({
    now: () => Date.now(),
    wait(ms, act) {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    check
  })
  const seen = () => document.visibilityState === 'visible' && hourly.seen()
  document.addEventListener('visibilitychange', seen, { signal })
  const listen = (type: 'pageshow' | 'pagehide') =>
    addEventListener(
      type,
      () => {
        left = type === 'pagehide'
        if (!left) seen()
      },
      { signal }
    )
  listen('pageshow')
  listen('pagehide')
  addEventListener('vite:preloadError', check, { signal })
  return () => {
    hourly.stop()
    end.abort()
  }
}
