import { formatLocale } from '../../site/figures/format-locale.ts'
import { type StartPart, writeStart } from './write-start.ts'

const timed = 'time[data-start], [data-own-clock]'

/**
 * Writes the times of a page's schedules again, by the visitor's own clock, and says so. It waits until the first comes near: formats of times take long to make, and
 * the app has better to do at its start. Out: how to stop.
 */
export function startFeaturedTimes(): () => void {
  const schedule = document.querySelector(timed)?.closest('section')
  if (!schedule) return () => {}
  const watch = (entries: IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    writeOwnTimes(document)
  }
  const observer = new IntersectionObserver(watch, { rootMargin: '600px' })
  observer.observe(schedule)
  return () => observer.disconnect()
}

/**
 * Writes the times of schedules by the visitor's own clock, and says which that is; beside the times of a live series, where the two differ. In: the document, or a
 * part that is about to stand in it.
 */
export function writeOwnTimes(root: ParentNode): void {
  const { lang } = document.documentElement
  for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-start]')) {
    time.textContent = writeStart(new Date(time.dateTime), time.dataset.start as StartPart, lang)
  }
  for (const beside of root.querySelectorAll<HTMLElement>('[data-own-clock]')) {
    const { ownClock = '', instant = '', shown } = beside.dataset
    const own = writeStart(new Date(instant), 'start', lang)
    beside.hidden = own === shown
    beside.textContent = ownClock.replace('{time}', own)
  }
  const places = root.querySelectorAll<HTMLElement>('[data-own-zone]')
  if (places.length === 0) return
  const parts = new Intl.DateTimeFormat(formatLocale(lang, 'browser'), { timeZoneName: 'longGeneric' }).formatToParts()
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC'
  for (const words of places) words.textContent = (words.dataset.ownZone ?? '').replace('{zone}', zone)
}
