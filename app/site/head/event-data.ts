import type { Thing } from './structured-data.ts'

type Start = { name: string; start: Date; sample: boolean }
type Place = {
  /** The address of the page that lists the starts, and where one plays: the download page. */
  url: string
  place: string
  organizer: { name: string; url: string }
}

/**
 * The next starts of tournaments as events, for the page that lists them. "Sample data must not pose as real": an event is a promise of a time and a place to
 * whoever reads it elsewhere, far from the note that says sample, so that samples are left out altogether.
 */
export const eventData = (starts: readonly Start[], { url, place, organizer }: Place): Thing[] =>
  starts
    .filter(({ sample }) => !sample)
    .map(({ name, start }) => ({
      '@type': 'Event',
      name,
      startDate: start.toISOString().replace('.000Z', 'Z'),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: place },
      organizer: { '@type': 'Organization', ...organizer },
      url
    }))
