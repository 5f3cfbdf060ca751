import { formatLocale } from '../../domain/figures/format-locale.ts'
import { type StartPart, writeStart } from './write-start.ts'

/** Writes the times of a page's schedules again, by the visitor's own clock. Formats of times take long to make: start it when one comes near. */
export function startFeaturedTimes(): undefined {
  writeOwnTimes(document)
}

/** Writes the times of schedules by the visitor's own clock, and says which that is; beside the times of a live series, where the two differ. */
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
