import { allowedAddress } from '../../site/links/allowed-address.ts'
import { withPageQuery } from '../../site/links/region-link.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { asksForBanner } from './asks-for-banner.ts'

/** What the server says of the page in the visitor's language (GET /api/language-banner). */
type Banner = { lang: string; sentence: string; switchTo: string; dismiss: string; href: string }

const storageKey = 'language-banner'

/** The storage may be denied; then the banner is dismissed for the page at hand alone. */
const session = (act: (storage: Storage) => unknown): unknown => {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

/** Offers the page in the visitor's own language, by a bar that moves nothing and takes no focus; anew for each page, never in one
 * that is embedded. Out: how to stop. */
export function startLanguageBanner(): () => void {
  let bar: HTMLElement | undefined
  const offer = async () => {
    bar?.remove()
    if (document.body.dataset.embedded) return
    const dismissed = Boolean(session(storage => storage.getItem(storageKey)))
    const { pathname } = location
    if (!asksForBanner({ dismissed, preferred: navigator.languages[0], lang: document.documentElement.lang })) return
    const response = await fetch(`/api/language-banner?page=${pathname}`).catch(() => null)
    if (response?.status !== 200 || pathname !== location.pathname) return
    const banner: Banner = await response.json()
    if (allowedAddress(banner.href, { external: false }) === null) return
    bar = markUp(banner)
    document.querySelector('header')?.append(bar)
  }
  void offer()
  const stop = onPageChange(() => void offer())
  return () => {
    stop()
    bar?.remove()
  }
}

function markUp({ lang, sentence, switchTo, dismiss, href }: Banner): HTMLElement {
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>
  ) => Object.assign(document.createElement(name), properties)
  const bar = make('div', { className: 'language-banner', lang, role: 'region', ariaLabel: switchTo })
  const link = make('a', { href, hreflang: lang, textContent: switchTo })
  link.onclick = () => {
    link.href = withPageQuery(href, location.search)
  }
  const button = make('button', { type: 'button', textContent: dismiss })
  button.onclick = () => {
    session(storage => storage.setItem(storageKey, 'dismissed'))
    bar.remove()
  }
  bar.append(make('p', { textContent: sentence }), link, button)
  return bar
}
