import { isPlainPress } from '../../ui/press/is-plain-press.ts'

/** Lets links marked `data-back` go back in history. Where the tab has no history, or without this script, they lead to their address. */
export function startBackLinks(): void {
  const back = (event: MouseEvent) => {
    if (history.length < 2 || !isPlainPress(event) || !(event.target as Element).closest?.('[data-back]')) return
    event.preventDefault()
    history.back()
  }
  document.addEventListener('click', back, true)
}
