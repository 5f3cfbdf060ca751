import type { SiteId } from '../../site/regions/site-id.ts'
import { expectNotices, settleNotices } from '../../site/visitor/notices-settled.client.ts'
import { openedWithMarkers } from '../../site/visitor/opened-with.client.ts'
import { visitor } from '../../site/visitor/visitor.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { dueNotice, type NoticeKind } from './due-notice.ts'
import { pathNow } from './page-now.client.ts'

/**
 * Shows the notice about place that is due, at most one a page view: asks who the visitor is, decides, and only then loads what shows it.
 * A notice that cannot be had is left out; what must hold is held by the server. Out: how to stop.
 */
export function startRegionNotices(): () => void {
  const siteId = document.documentElement.dataset.site as SiteId
  const closed = new Set<NoticeKind>()
  let view = new AbortController()

  const look = async () => {
    view.abort()
    view = new AbortController()
    const { signal } = view
    expectNotices()
    const answer = await visitor()
    if (signal.aborted) return
    const notice =
      answer &&
      dueNotice({
        siteId,
        location: answer,
        rule: answer.rule,
        path: pathNow(),
        closeRM:
          closed.has('ontario') || closed.has('region-warning') || document.cookie.split('; ').includes('closeRM=1'),
        markers: openedWithMarkers,
        whitelisted: answer.whitelisted,
        redirectClosed: closed.has('ontario-redirect')
      })
    if (notice) await show(notice, signal)
    if (!signal.aborted) settleNotices()
  }
  const show = async (notice: NoticeKind, signal: AbortSignal) => {
    try {
      const { showNotice } = await import('./region-notice-modal.client.ts')
      await showNotice(notice, signal)
      if (!signal.aborted) closed.add(notice)
    } catch (error) {
      if (!signal.aborted) console.warn(`The notice '${notice}' could not be shown`, error)
    }
  }

  void look()
  const stop = onPageChange(() => void look())
  return () => {
    stop()
    view.abort()
  }
}
