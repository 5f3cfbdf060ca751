import type { Platform } from '../../site/device/platform.ts'

/**
 * Puts the buttons right where the browser knows the device better than the server: an iPad that asks for desktop pages poses as a Mac, and is never given
 * a desktop file; Android poses as Linux.
 */
export function correctDevice(platform: Platform): void {
  const root = document.querySelector<HTMLElement>('[data-download]')
  if (!root) return
  root.dataset.download = platform
  const primary = root.querySelector<HTMLElement>('[data-download-primary]')
  const others = root.querySelector<HTMLElement>('[data-download-others]')
  const own = root.querySelector<HTMLElement>(`[data-client="${platform}"]`)
  if (!primary || !others || !own) return
  const place = own.parentElement
  const former = primary.querySelector<HTMLElement>('[data-client]')
  former?.querySelector('a')?.classList.replace('button--act', 'button--quiet')
  own.querySelector('a')?.classList.replace('button--quiet', 'button--act')
  primary.append(own)
  primary.hidden = false
  if (former) place?.append(former)
  else place?.remove()
  others.classList.remove('get__others--all')
  for (const label of root.querySelectorAll<HTMLElement>('[data-download-label]'))
    label.hidden = label.dataset.downloadLabel !== 'others'
  root.querySelector('[data-download-without]')?.remove()
  if (platform === 'ios' || platform === 'android') document.querySelector('[data-phone-code]')?.remove()
  correctStart(platform, own)
}

/** The header's button, the download that starts by itself, and what comes after it, are those of the same device. */
function correctStart(platform: Platform, own: HTMLElement): void {
  const href = own.querySelector('a')?.href
  if (!href) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-start-own], [data-start-again]'))
    link.href = href
  const lists = [...document.querySelectorAll<HTMLElement>('[data-next]')]
  if (lists.some(list => list.dataset.next === platform))
    for (const list of lists) list.hidden = list.dataset.next !== platform
}
