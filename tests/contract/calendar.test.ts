import { afterAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'
import { visitors } from '../fixtures/visitors.data.ts'

const server = await runSite()
afterAll(() => server.stop())

it.each<[rule: string, host: string, path: string, status: number, said: RegExp]>([
  ['a tournament of the week is repeated', 'localhost', 'sunday-major.ics?lang=en', 200, /RRULE:FREQ=WEEKLY;BYDAY=SU/],
  ['it has an expected length', 'localhost', 'sunday-major.ics', 200, /DTSTART:\d{8}T180000Z\r\nDTEND:\d{8}T060000Z/],
  [
    'a later file replaces it in a calendar',
    'localhost',
    'sunday-major.ics',
    200,
    /LAST-MODIFIED:\d{8}T\d{6}Z\r\nSEQUENCE:\d+\r\n/
  ],
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

it.each<[says: string, query: string, of: RegExp, notOf: RegExp]>([
  ['the tournament that it names', '?of=sunday-major', /id="sheet"[^]*Sunday Major/, /names a tournament that has no/],
  ['the first, where it names none', '', /id="sheet"/, /names a tournament that has no/],
  ['that it names none there is, and no other', '?of=nobody', /names a tournament that has no sheet/, /id="sheet"/]
])('S2-95 the sheet of an address is %s: "%s"', async (_says, query, of, notOf) => {
  const answer = await server.get('localhost', `/en/tournaments/structures/${query}`, { headers: visitors.norway })
  expect(answer.status).toBe(200)
  expect(answer.text).toMatch(of)
  expect(answer.text).not.toMatch(notOf)
})
