import { isIntercepted } from '../site/http/intercepted.ts'
import { loadDocument } from '../site/http/reload-guard.client.ts'
import { isLeftToBrowser } from '../site/page/known-build.client.ts'
import { payloadOf } from '../site/page/payload-requests.client.ts'
import { announcePage } from '../ui/page-change/page-change.client.ts'

/**
 * Shows other pages of this origin and locale from their payloads. The browser keeps history, scroll positions and abortion; every other navigation, and all
 * of them in a browser without the Navigation API, are left to it. `data-leaving` says that a page is on its way.
 */
export function startNavigation(): void {
  announcePage(location.pathname)
  window.navigation?.addEventListener('navigate', event => {
    if (!isOurs(event)) return
    const handler = async () => {
      document.documentElement.dataset.leaving = ''
      const payload = payloadOf(new URL(event.destination.url).pathname, event.signal)
      payload.catch(() => {})
      const { showPage } = await import('./show-page.ts').catch(() => ({ showPage: null }))
      if (showPage) await showPage(event, payload)
      else {
        // Back would find the line again.
        delete document.documentElement.dataset.leaving
        if (!event.signal.aborted) loadDocument(event.destination.url)
      }
    }
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
  })
}

function isOurs({ canIntercept, hashChange, downloadRequest, formData, navigationType, destination }: NavigateEvent) {
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false
  switch (navigationType) {
    case 'reload':
      return false
    // An entry of this document: we have put it there.
    case 'traverse':
      return destination.sameDocument
    default: {
      const to = new URL(destination.url)
      const { base = '/' } = document.documentElement.dataset
      return !destination.sameDocument && !isLeftToBrowser(to.pathname) && isIntercepted(to, location, base)
    }
  }
}
