import { fetchJson } from '../../site/http/fetch-with-retry.client.ts'
import { keepManifest, knowsNewerBuild, noteNewerBuild } from '../../site/page/known-build.client.ts'
import { readManifest } from '../../site/site-map/route-rules.ts'
import { wait } from '../../ui/wait/wait.client.ts'
import { checkHourly, namesNewerBuild } from './build-check.ts'

/**
 * Asks for the manifest of this build once, and each hour whether there is a newer one; once there is, links are left to the browser. Also asks when a file
 * of code is missing, which is how a deploy shows first. Failures go to the console only.
 */
export function startBuildFreshness(): void {
  const id = document.documentElement.dataset.build ?? ''
  let left = false

  const ask = (address: string) => fetchJson<unknown>(address, address)
  const warn = (error: unknown) => {
    if (!left) console.warn('The builds could not be read', error)
  }
  const askManifest = async () => {
    const manifest = readManifest(await ask(`/builds/meta/${id}.json`), id)
    if (!manifest) throw new Error('No manifest of this build')
    keepManifest(manifest)
    dispatchEvent(new Event('manifest-known'))
  }
  const checkLatest = async () => {
    if (knowsNewerBuild()) return
    if (namesNewerBuild(await ask(`/builds/latest.json?${Date.now()}`), id)) noteNewerBuild()
  }
  const check = () => void checkLatest().catch(warn)

  void askManifest().catch(warn)
  const checkIfDue = checkHourly({ now: () => Date.now(), wait, check })
  const seen = () => document.visibilityState === 'visible' && checkIfDue()
  document.addEventListener('visibilitychange', seen)
  addEventListener('pageshow', () => {
    left = false
    seen()
  })
  addEventListener('pagehide', () => {
    left = true
  })
  addEventListener('vite:preloadError', check)
}
