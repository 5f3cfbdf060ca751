import { withPageQuery } from '../../site/links/region-link.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { nodesOf } from '../../ui/server-html/server-html.client.ts'
import { adoptStyles } from '../../ui/styles/adopt-styles.client.ts'
import { asksForBanner } from './asks-for-banner.ts'

const storageKey = 'language-banner'

/** The storage may be denied; then the banner is dismissed for the page at hand alone. */
const session = (act: (storage: Storage) => unknown): unknown => {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

/**
 * Offers the page in the visitor's own language, by a bar of the server's that moves nothing and takes no focus; on a phone the page's end has room for it. Anew for each page, never in one
 * that is embedded.
 */
export function startLanguageBanner(): void {
  const { style } = document.documentElement
  const room = new ResizeObserver(entries => {
    for (const { target } of entries)
      style.setProperty('--language-banner', `${(target as HTMLElement).offsetHeight}px`)
  })
  const remove = () => {
    room.disconnect()
    document.querySelector('.language-banner')?.remove()
  }
  const offer = async () => {
    remove()
    if (document.body.dataset.embedded) return
    const dismissed = Boolean(session(storage => storage.getItem(storageKey)))
    const { pathname } = location
    if (!asksForBanner({ dismissed, preferred: navigator.languages[0], lang: document.documentElement.lang })) return
    const response = await fetch(`/api/language-banner?page=${pathname}`).catch(() => null)
    if (response?.status !== 200) return
    const { html, styles }: { html: string; styles: string } = await response.json()
    if (pathname !== location.pathname) return
    adoptStyles(styles)
    const bar = nodesOf(html)
    const link = bar.querySelector('a')
    const href = link?.getAttribute('href') ?? ''
    link?.addEventListener('click', () => {
      link.href = withPageQuery(href, location.search)
    })
    bar.querySelector('button')?.addEventListener('click', () => {
      session(storage => storage.setItem(storageKey, 'dismissed'))
      remove()
    })
    const shown = bar.firstElementChild
    document.querySelector('header')?.append(bar)
    if (shown) room.observe(shown)
  }
  void offer()
  onPageChange(() => void offer())
}
