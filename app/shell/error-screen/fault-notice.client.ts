import { navigationRefused } from '../../site/page/follow-links.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { faultWords } from './fault-words.client.ts'

/** Says of a pressed link whose page did not open that it did not, with a link that the browser opens by itself. The page stays. Out: how to stop. */
export function startFaultNotice(): () => void {
  const notice = document.createElement('div')
  notice.className = 'fault-notice'
  notice.role = 'alert'
  const say = (event: Event) => {
    const { notOpened = '', again = '' } = faultWords()
    const words = document.createElement('p')
    words.textContent = notOpened
    const link = document.createElement('a')
    link.href = (event as CustomEvent<string>).detail
    link.target = '_self'
    link.className = 'button button--act'
    link.textContent = again
    document.body.append(notice)
    notice.replaceChildren(words, link)
  }
  addEventListener(navigationRefused, say)
  const stop = onPageChange(() => notice.remove())
  return () => {
    removeEventListener(navigationRefused, say)
    stop()
    notice.remove()
  }
}
