import { readDevice } from '../../site/device/device.client.ts'
import { noticesSettled } from '../../site/visitor/notices-settled.client.ts'
import { autoIntent, usedSearch } from './auto-start.ts'
import { correctDevice } from './correct-device.client.ts'
import { startFileCheck } from './file-check.client.ts'

/** What the download page does by itself: it puts a device right that poses as another, starts the download where that was asked for, and checks files. */
export function startDownload(): () => void {
  let stopped = false
  const begin = async () => {
    correctDevice((await readDevice()).platform)
    await startOnce(() => stopped)
  }
  void begin()
  const stopFileCheck = startFileCheck()
  return () => {
    stopped = true
    stopFileCheck()
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
