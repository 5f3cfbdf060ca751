import { isDownloadPlatform } from '../../domain/downloads/download-platform.ts'
import type { Platform } from '../../site/device/platform.ts'
import { noticesResolved } from '../../site/visitor/notices-pending.client.ts'
import { autoIntent, usedSearch } from './auto-start.ts'
import { watchPlatform } from './device.client.ts'

/** How long the notice stays that a checksum was copied: it is short, and nothing depends on reading it. */
const noticeMs = 6000

/**
 * The scripts of the download page: they put a device right that poses as another, start the download where that was asked for, and show what needs a
 * secure context, which plain HTTP does not have: the check of a file, and the buttons that copy checksums.
 */
export function startDownload(): () => void {
  const end = new AbortController()
  const { signal } = end
  let start: Promise<void> | undefined
  watchPlatform(platform => {
    const corrected = correct(platform)
    start ??= corrected.then(() => startOnce(signal))
  }, signal)
  if (isSecureContext) startSecureTools(signal)
  return () => end.abort()
}

/** Puts the buttons right where the server took the device for another. */
async function correct(platform: Platform): Promise<void> {
  const named = document.querySelector<HTMLElement>('[data-download]')?.dataset.download
  if (named === platform || !isDownloadPlatform(platform)) return
  const { correctDevice } = await import('./correct-device.client.ts')
  correctDevice(platform)
}

/**
 * "`auto=1` starts once per intent", after the notices of the page, which the visitor answers first. The intent is used up before anything starts, so that
 * neither going back, nor the back-forward cache, nor loading the page again finds it.
 */
async function startOnce(signal: AbortSignal): Promise<void> {
  const again = document.querySelector<HTMLAnchorElement>('[data-auto-start] [data-start-again]')
  if (!again) return
  await noticesResolved()
  if (signal.aborted || !again.isConnected || autoIntent(new URLSearchParams(location.search).get('auto')) !== 'start')
    return
  history.replaceState(history.state, '', `${location.pathname}${usedSearch(location.search)}${location.hash}`)
  location.assign(again.href)
}

function startSecureTools(signal: AbortSignal): void {
  for (const tool of document.querySelectorAll<HTMLElement>('[data-file-check], [data-copy-sum]')) tool.hidden = false
  document.addEventListener('click', copySum, { signal })
}

/** "SHA-256 beside each build, with copy": copies it and says so by a toast. */
async function copySum({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy-sum]') : null
  if (!button) return
  const { copySum: sum = '', copied = '', close = '' } = button.dataset
  const [{ showToast }] = await Promise.all([
    import('../../ui/toast/toast.client.ts'),
    navigator.clipboard.writeText(sum)
  ])
  button.dataset.done = ''
  setTimeout(() => delete button.dataset.done, noticeMs)
  showToast({ id: 'sum-copied', text: copied, backgroundColor: 'var(--felt)', timeout: noticeMs }, { close })
}
