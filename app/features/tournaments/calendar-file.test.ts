import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  id: 'sunday-major',
  start: new Date('2026-11-22T18:00:00Z'),
  end: new Date('2026-11-23T01:00:00Z'),
  summary: 'Sunday Major',
  description: 'Re-entry',
  location: null,
  url: 'https://poker.example/tournaments/sunday-major/'
}
const made = (...events: CalendarEvent[]) =>
  calendarFile(events, { host: 'poker.example', product: 'Room', stamp: new Date('2026-11-21T20:00:00Z') })

it('an event in UTC, with an expected end, and with an id that stays', () => {
  expect(made(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Room//Tournaments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:sunday-major@poker.example',
    'DTSTAMP:20261121T200000Z',
    'LAST-MODIFIED:20261121T200000Z',
    'SEQUENCE:28065600',
    'DTSTART:20261122T180000Z',
    'DTEND:20261123T010000Z',
    'SUMMARY:Sunday Major',
    'DESCRIPTION:Re-entry',
    'URL:https://poker.example/tournaments/sunday-major/',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    ''
  ])
})

it.each<[rule: string, change: Partial<CalendarEvent>, line: string]>([
  ['one of every week is repeated', { weekdays: ['sunday'] }, 'RRULE:FREQ=WEEKLY;BYDAY=SU'],
  ['on each of its days', { weekdays: ['tuesday', 'friday'] }, 'RRULE:FREQ=WEEKLY;BYDAY=TU,FR'],
  ['what would end a value is escaped', { summary: 'A; B, C\\D\nE' }, 'SUMMARY:A\\; B\\, C\\\\D\\nE'],
  ['where it is played', { location: 'Quay House, Port Merrow' }, 'LOCATION:Quay House\\, Port Merrow']
])('%s', (_rule, change, line) => {
  expect(made({ ...event, ...change }).split('\r\n')).toContain(line)
})

it('"lines should not be longer than 75 octets": whatever it says, and unfolded it says the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), words => {
      const file = made({ ...event, description: words })
      const lines = file.split('\r\n')
      expect(Math.max(...lines.map(line => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
      const line =
        file
          .replaceAll('\r\n ', '')
          .split('\r\n')
          .find(found => found.startsWith('DESCRIPTION:')) ?? ''
      const read = line.slice('DESCRIPTION:'.length).replace(/\\([\\;,n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
      expect(read).toBe(words.replace(/\r\n|\r/g, '\n'))
    })
  )
})

it('a start that has changed reaches a calendar: the file fetched later has the higher sequence, of at most 31 bits', () => {
  const sequenceAt = (stamp: string, start: string) => {
    const file = calendarFile([{ ...event, start: new Date(start) }], {
      host: 'poker.example',
      product: 'Room',
      stamp: new Date(stamp)
    })
    return Number(/^SEQUENCE:(\d+)\r$/m.exec(file)?.[1])
  }
  const before = sequenceAt('2026-11-21T20:00:00Z', '2026-11-22T18:00Z')
  expect(sequenceAt('2026-11-21T20:00:01Z', '2026-11-22T19:00Z')).toBeGreaterThan(before)
  expect(sequenceAt('2026-11-21T20:00:02Z', '2026-11-22T17:00Z')).toBeGreaterThan(before + 1)
  expect(sequenceAt('2090-01-01T00:00:00Z', '2090-01-02T18:00Z')).toBeLessThan(2 ** 31)
  expect(sequenceAt('2025-01-01T00:00:00Z', '2025-01-02T18:00Z')).toBe(0)
})

it('a calendar of nothing is still one', () => {
  expect(made()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
})
