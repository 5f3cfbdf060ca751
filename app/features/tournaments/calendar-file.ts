import type { Weekday } from '../../domain/dated/weekdays.ts'

export type CalendarEvent = {
  id: string
  start: Date
  /** When it is expected to end. */
  end: Date
  /** The days on which it is repeated every week; left out: it happens once. */
  weekdays?: readonly Weekday[]
  summary: string
  description: string
  location: string | null
  url: string
}

type Of = {
  /** Whose calendar it is, as the part after the @ of every event's id. */
  host: string
  product: string
  /** When the file is made. */
  stamp: Date
}

/**
 * Events as a calendar file (RFC 5545) in UTC. A program keeps the event it has unless SEQUENCE is higher, so it is the second in which the file is made: the file that
 * was fetched last counts, whatever changed in the record, on whichever machine, and also where a change is taken back.
 */
export function calendarFile(events: readonly CalendarEvent[], { host, product, stamp }: Of): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(product)}//Tournaments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ id, start, end, weekdays, summary, description, location, url }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${instant(stamp)}`,
      `LAST-MODIFIED:${instant(stamp)}`,
      `SEQUENCE:${sequenceAt(stamp)}`,
      `DTSTART:${instant(start)}`,
      `DTEND:${instant(end)}`,
      ...(weekdays ? [`RRULE:FREQ=WEEKLY;BYDAY=${weekdays.map(day => day.slice(0, 2).toUpperCase()).join(',')}`] : []),
      `SUMMARY:${text(summary)}`,
      `DESCRIPTION:${text(description)}`,
      ...(location ? [`LOCATION:${text(location)}`] : []),
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT'
    ]),
    'END:VCALENDAR'
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const firstSecond = Date.UTC(2026, 0, 1)

/** Seconds of this year and those after it: the number may have 31 bits. */
const sequenceAt = (stamp: Date): number => Math.max(0, Math.floor((stamp.getTime() - firstSecond) / 1000))

/** 20261122T180000Z */
const instant = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '')

/** "Backslash, semicolon, comma and line breaks are escaped" (RFC 5545, 3.3.11). */
const text = (words: string): string => words.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

const longestLine = 75
const encoder = new TextEncoder()

/** "Lines of text should not be longer than 75 octets" (3.1); no letter is cut in two. A line that goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (encoder.encode(part + letter).length > longestLine) {
      parts.push(part)
      part = ' '
    }
    part += letter
  }
  return [...parts, part].join('\r\n')
}
