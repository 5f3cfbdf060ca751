import { isPlainPress } from '../press/is-plain-press.ts'

/** A press waits for what it opens no longer than this; then the link leads to its page. */
const holdMs = 8000

/**
 * Makes the links with `data-opens="{name}"` open something in the page: by delegation, before navigation sees the press. Modified presses are the
 * browser's; where what opens cannot be had in time the link leads to its page, which says the same.
 */
export function openOnPress(name: string, open: () => Promise<void>, except = () => false): void {
  const press = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(`a[data-opens="${name}"]`)
    if (!link || !isPlainPress(event) || except()) return
    event.preventDefault()
    event.stopPropagation()
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error('not in time')), holdMs))
    Promise.race([open(), late]).catch(() => location.assign(link.href))
  }
  document.addEventListener('click', press, true)
}
