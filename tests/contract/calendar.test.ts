import { afterAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const server = await runSite()
afterAll(() => server.stop())

it.each<[rule: string, host: string, path: string, status: number, said: RegExp]>([
  ['a tournament of the week is repeated', 'localhost', 'sunday-major.ics?lang=en', 200, /RRULE:FREQ=WEEKLY;BYDAY=SU/],
  ['it has an expected length', 'localhost', 'sunday-major.ics', 200, /DTSTART:\d{8}T180000Z\r\nDTEND:\d{8}T010000Z/],
  ['in the language that is asked for', 'localhost', 'sunday-major.ics?lang=en', 200, /Buy-in:/],
  ['in the site’s first language', 'localhost', 'sunday-major.ics', 200, /Buy-in ?: 215/],
  ['a language that the site does not have', 'ontario.localhost', 'sunday-major.ics?lang=fi', 200, /Buy-in:/],
  ['nothing is called so', 'localhost', 'nobody.ics', 404, /No such calendar/],
  ['what is no name of a calendar', 'localhost', `${'a'.repeat(200)}.ics`, 404, /No such calendar/]
])('%s: %s %s', async (_rule, host, path, status, said) => {
  const answer = await server.get(host, `/api/calendar/${path}`)
  expect(answer.status).toBe(status)
  expect(answer.text.replaceAll('\r\n ', '')).toMatch(said)
  if (status === 200) expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
})

it.each([
  ['may be shown gifts', visitors.norway, 200],
  ['may not', visitors.france, 404],
  ['is nowhere that is known', visitors.nowhere, 404]
])('S6-7 a freeroll is for the calendar of who %s', async (_who, headers, status) => {
  expect((await server.get('localhost', '/api/calendar/first-feather.ics', { headers })).status).toBe(status)
})
