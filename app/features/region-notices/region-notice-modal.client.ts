import { cookieOf } from '../../site/http/cookies.ts'
import { allowedAddress } from '../../site/links/allowed-address.ts'
import { buildModal } from '../../ui/modal/build-modal.client.ts'
import { createModalManager } from '../../ui/modal/modal-manager.client.ts'
import type { NoticeKind } from './due-notice.ts'
import { withNoticeQuery } from './notice-query.ts'
import type { NoticeAction, NoticeWords } from './notice-words.ts'

/**
 * Shows a notice in the words that the server has for this visitor. "Dismissing sets closeRM=1 and hides it"; the redirect modal leaves the cookie alone.
 * In: the notice, and a signal that its page has been left. Out: resolves when the notice is closed. Throws where its words cannot be had.
 */
export async function showNotice(kind: NoticeKind, signal: AbortSignal): Promise<void> {
  const asked = new URLSearchParams({ notice: kind, page: location.pathname })
  const response = await fetch(`/api/region-notice?${asked}`, { signal })
  if (!response.ok) throw new Error(`${response.status} for the words of the notice`)
  const words: NoticeWords = await response.json()
  if (signal.aborted) return
  const element = buildModal({
    id: kind,
    title: words.title,
    body: words.paragraphs.map((text, index) => paragraph(text, kind === 'region-warning' && index === 0)),
    actions: words.actions.filter(mayBeShown).map(({ text, kind: look, href }) => ({
      text,
      kind: look,
      ...(href ? { href: withNoticeQuery(href, location.search) } : {})
    })),
    closeLabel: words.closeLabel
  })
  await new Promise<void>((resolve, reject) => {
    const modal = createModalManager(document).register(
      element,
      { modalId: kind, clickToClose: false, lockScroll: true },
      {
        beforeClose() {
          if (kind !== 'ontario-redirect') document.cookie = cookieOf('closeRM', '1', location.protocol === 'https:')
          return true
        },
        closed() {
          modal.remove()
          resolve()
        }
      }
    )
    signal.addEventListener('abort', () => {
      modal.remove()
      resolve()
    })
    modal.open().catch(reject)
  })
}

/** A button that closes, or a link to a place that a notice may send to: one of our sites, never a script. */
const mayBeShown = ({ href }: NoticeAction) => href === undefined || allowedAddress(href, { external: true }) !== null

/** A paragraph of the notice; what the law wants said stands out. */
function paragraph(text: string, isStrong: boolean): HTMLElement {
  const element = document.createElement('p')
  element.append(isStrong ? Object.assign(document.createElement('strong'), { textContent: text }) : text)
  return element
}
