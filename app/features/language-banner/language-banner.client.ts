import { withPageQuery } from '../../site/links/with-page-query.ts'
import { nodesOf } from '../../ui/server-html/server-html.client.ts'
import { adoptStyles } from '../../ui/styles/adopt-styles.client.ts'

/** Offers a page in the visitor's own language, by a bar of the server's that moves nothing and takes no focus, if the page is still shown by then. */
export async function offerLanguage(pathname: string, dismiss: () => void): Promise<void> {
  const response = await fetch(`/api/language-banner?page=${pathname}`)
  if (response.status !== 200) return
  const { html, styles }: { html: string; styles: string } = await response.json()
  if (pathname !== location.pathname) return
  adoptStyles(styles)
  const bar = nodesOf(html)
  const shown = bar.firstElementChild as HTMLElement
  const link = shown.querySelector('a')
  const href = link?.getAttribute('href') ?? ''
  link?.addEventListener('click', () => {
    link.href = withPageQuery(href, location.search)
  })
  shown.querySelector('button')?.addEventListener('click', () => {
    dismiss()
    shown.remove()
  })
  document.querySelector('header')?.append(bar)
  // On a phone the page's end has room for the banner.
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--language-banner', `${shown.offsetHeight}px`)).observe(shown)
}
