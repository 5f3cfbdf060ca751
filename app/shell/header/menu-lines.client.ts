import { payloadOf } from '../../site/page/payload-requests.client.ts'
import { nodesOf } from '../../ui/server-html/server-html.client.ts'

const deadlineMs = 3000

/**
 * Puts a line below the names of the mega-menus once they are pointed at or come to by keyboard: the site index has them, so that no other document is heavier
 * for them. Without it the menus are names alone.
 */
export function startMenuLines(): void {
  const menus = document.querySelector('.main-navigation')
  if (!menus || !matchMedia('(min-width: 1244px)').matches) return
  const fill = () => {
    for (const type of ['pointerover', 'focusin']) menus.removeEventListener(type, fill)
    fillMenuLines().catch(() => {})
  }
  if (menus.matches(':hover, :focus-within')) return fill()
  for (const type of ['pointerover', 'focusin']) menus.addEventListener(type, fill)
}

async function fillMenuLines(): Promise<void> {
  const index = document.querySelector<HTMLAnchorElement>('.footer__link[href*="/site-index/"]')
  if (!index) return
  const { main } = await payloadOf(index.pathname, AbortSignal.timeout(deadlineMs))
  const told = nodesOf(main).querySelectorAll('.site-index a + p')
  const lines = new Map(
    Array.from(told, line => [(line.previousElementSibling as HTMLAnchorElement).pathname, line.textContent])
  )
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.main-navigation .menu__link[href]'))
    link.ariaDescription = lines.get(link.pathname) ?? null
}
