import { formatLocale } from '../../site/figures/format-locale.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { type StartPart, writeStart } from './write-start.ts'

/** Writes the times of the featured tournaments again, by the visitor's own clock, and says so; on every page that shows some. Out: how to stop. */
export function startFeaturedTimes(): () => void {
  writeWhenNear()
  return onPageChange(writeWhenNear)
}

/** Waits until the schedule comes near: formats of times take long to make, and the app has better to do at its start. */
function writeWhenNear(): void {
  const schedule = document.querySelector('time[data-start]')?.closest('section')
  if (!schedule) return
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    writeOwnTimes(document)
  }
  new IntersectionObserver(watch, { rootMargin: '600px' }).observe(schedule)
}

/** Writes the times of a schedule by the visitor's own clock, and says which that is. In: the document, or a part that is about to stand in it. */
export function writeOwnTimes(root: ParentNode): void {
  const { lang } = document.documentElement
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-start]')) {
    time.textContent = writeStart(new Date(time.dateTime), time.dataset.start as StartPart, lang)
  }
  const words = root.querySelector<HTMLElement>('[data-own-zone]')
  if (!words) return
  const parts = new Intl.DateTimeFormat(formatLocale(lang, 'browser'), { timeZoneName: 'longGeneric' }).formatToParts()
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  words.textContent = (words.dataset.ownZone ?? '').replace('{zone}', zone)
}
