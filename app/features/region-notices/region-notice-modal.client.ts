import { cookieOf } from '../../site/http/cookies.ts'
import { createModalManager } from '../../ui/modal/modal-manager.client.ts'
import { nodesOf } from '../../ui/server-html/server-html.client.ts'
import type { NoticeKind } from './due-notice.ts'
import { withNoticeQuery } from './notice-query.ts'

/** The notice that is due, as the server answers it (GET /api/region-notice). */
export type DueNotice = { notice: NoticeKind; html: string }

/**
 * Shows a notice in the server's markup; its links carry the page's query along. "Dismissing sets closeRM=1 and hides it."
 *
 * @param signal its page has been left
 * @returns resolves when the notice is closed
 */
export async function showNotice({ notice, html }: DueNotice, signal: AbortSignal): Promise<void> {
  const element = nodesOf(html).querySelector<HTMLElement>('.modal')
  for (const link of element?.querySelectorAll('a') ?? []) link.href = withNoticeQuery(link.href, location.search)
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      modal.remove()
      resolve()
    }
    const modal = createModalManager(document).register(
      element,
      { modalId: notice, clickToClose: false, lockScroll: true },
      {
        beforeClose() {
          document.cookie = cookieOf('closeRM', '1', location.protocol === 'https:')
          return true
        },
        closed: end
      }
    )
    signal.addEventListener('abort', end)
    modal.open().catch(reject)
  })
}
