import { watchDevice } from '../../site/device/device.client.ts'
import { noticesSettled } from '../../site/visitor/notices-settled.client.ts'
import { autoIntent, usedSearch } from './auto-start.ts'
import { startCopySum } from './copy-sum.client.ts'
import { correctDevice } from './correct-device.client.ts'
import { startFileCheck } from './file-check.client.ts'

/** What the download page does by itself: it puts a device right that poses as another, starts the download where that was
 * asked for, copies checksums, and checks files. */
export function startDownload(): () => void {
  let stopped = false
  let begun = false
  const stops = [
    watchDevice(({ platform }) => {
      correctDevice(platform)
      if (!begun) void startOnce(() => stopped)
      begun = true
    }),
    startFileCheck(),
    startCopySum()
  ]
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

/**
 * "`auto=1` starts once per intent", after the notices of the page, which the visitor answers first. The intent is used up before anything starts, so that
 * neither going back, nor the back-forward cache, nor loading the page again finds it.
 */
async function startOnce(stopped: () => boolean): Promise<void> {
  const again = document.querySelector<HTMLAnchorElement>('[data-auto-start] [data-start-again]')
  if (!again) return
  await noticesSettled()
  if (stopped() || !again.isConnected || autoIntent(new URLSearchParams(location.search).get('auto')) !== 'start')
    return
  history.replaceState(history.state, '', `${location.pathname}${usedSearch(location.search)}${location.hash}`)
  location.assign(again.href)
}
