import { navigationRefused } from '../../site/page/follow-links.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { faultWords, make } from './fault-screen.client.ts'

/** Says of a pressed link whose page did not open that it did not, with a link that the browser opens by itself. The page stays. Out: how to stop. */
export function startFaultNotice(): () => void {
  const notice = make('div', { className: 'fault-notice', role: 'alert' })
  const say = (event: Event) => {
    const { notOpened, again, close } = faultWords()
    const button = make('button', { type: 'button', className: 'button button--quiet' }, close)
    button.onclick = () => notice.remove()
    const href = (event as CustomEvent<string>).detail
    document.body.append(notice)
    notice.replaceChildren(
      make('p', {}, notOpened),
      make('a', { href, target: '_self', className: 'button button--act' }, again),
      button
    )
  }
  addEventListener(navigationRefused, say)
  const stop = onPageChange(() => notice.remove())
  return () => {
    removeEventListener(navigationRefused, say)
    stop()
    notice.remove()
  }
}
