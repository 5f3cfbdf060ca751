import { putHtml } from '../../ui/server-html/server-html.client.ts'

/** The server's own words for a fault in the browser: `PageFault` has left them in the document. */
const fault = () => document.getElementById('fault')

/** Shows the error screen of 500 in the place of the page. */
export function showFaultScreen(main: Element): void {
  const { title = '', screen = '' } = fault()?.dataset ?? {}
  document.title = title
  putHtml(main, screen)
}

/** Says at the foot of the window that something did not open, with a link that loads the document anew. */
export function showFaultNotice(): void {
  const place = fault()
  if (!place) return
  place.className = 'fault-notice'
  putHtml(place, place.dataset.notice ?? '')
}

/** Lets the link of a fault load the document anew, and its button close the notice. */
export function startFaultActions(): void {
  document.addEventListener('click', event => {
    const { target } = event
    if (!(target instanceof Element)) return
    if (target.closest('[data-again]')) {
      event.preventDefault()
      location.reload()
    } else if (target.closest('[data-close-fault]')) {
      const place = fault()
      if (!place) return
      place.className = ''
      place.textContent = ''
    }
  })
}
