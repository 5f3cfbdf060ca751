import { fetchWithRetry } from '../../site/http/fetch-with-retry.client.ts'
import { markNoticesPending, resolveNotices } from '../../site/visitor/notices-pending.client.ts'
import { openedWithMarkers } from '../../site/visitor/opened-with.client.ts'
import { pageHere } from '../../site/visitor/page-here.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import type { NoticeKind } from './due-notice.ts'
import type { DueNotice } from './region-notice-modal.client.ts'

/**
 * Shows the notice about place that is due, at most one a page view: asks the server, which decides and sends it, and only then loads what shows it.
 * A notice that cannot be had is left out; the server holds the rules.
 */
export function startRegionNotices(): void {
  const closed = new Set<NoticeKind>()
  let view = new AbortController()

  const look = async () => {
    view.abort()
    view = new AbortController()
    const { signal } = view
    markNoticesPending()
    try {
      const due = await dueNow(closed, signal)
      if (due && !signal.aborted) {
        const { showNotice } = await import('./region-notice-modal.client.ts')
        if (!signal.aborted) await showNotice(due, signal)
        if (!signal.aborted) closed.add(due.notice)
      }
    } catch (error) {
      if (!signal.aborted) console.warn('The notice about place could not be shown', error)
    }
    if (!signal.aborted) resolveNotices()
  }

  void look()
  onPageChange(() => void look())
}

/** Asks for the notice that is due on the page. `closed` holds also where the browser takes no cookie. */
async function dueNow(closed: ReadonlySet<NoticeKind>, signal: AbortSignal): Promise<DueNotice | null> {
  const asked = new URLSearchParams(pageHere())
  for (const marker of openedWithMarkers) asked.set(marker, '')
  for (const notice of closed) asked.append('closed', notice)
  const response = await fetchWithRetry(`/api/region-notice?${asked}`, { signal })
  return response.status === 200 ? response.json() : null
}
