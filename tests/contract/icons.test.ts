import { afterAll, beforeAll, expect, it } from 'vitest'
import { runIconService, serviceBody } from '../fixtures/icon-service.ts'
import { runSite } from '../fixtures/running-site.ts'

let service: Awaited<ReturnType<typeof runIconService>>
let site: Awaited<ReturnType<typeof runSite>>

beforeAll(async () => {
  service = await runIconService()
  site = await runSite({ variables: { ICON_SERVICE_URL: service.url } })
})
afterAll(() => Promise.all([site.stop(), service.stop()]))

it('Iconify JSON of an installed icon, kept for 168 hours, the same on every site', async () => {
  const { status, headers, text } = await site.get('localhost', '/api/icons/lucide.json?icons=flame')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'public, max-age=604800'
  ])
  expect(JSON.parse(text)).toEqual({
    prefix: 'lucide',
    icons: { flame: { body: expect.stringMatching(/^<path .*\/>$/), width: 24, height: 24 } }
  })
  expect((await site.get('belgium.localhost', '/api/icons/lucide.json?icons=flame')).text).toBe(text)
})

it('an icon of the service: asked with names alone, by the server', async () => {
  const headers = { cookie: 'consent=v1.granted.1', 'x-forwarded-for': '203.0.113.9' }
  const { headers: sent, text } = await site.get('localhost', '/api/icons/other.json?icons=b,missing,a', { headers })
  expect(JSON.parse(text)).toEqual({
    prefix: 'other',
    icons: { b: { body: serviceBody, width: 24, height: 24 }, a: { body: serviceBody, width: 24, height: 24 } },
    not_found: ['missing']
  })
  expect(sent['cache-control']).toBe('public, max-age=3600')
  expect(service.asked).toEqual(['/other.json?icons=a,b,missing'])
})

it('HEAD has the headers alone', async () => {
  const { status, bytes } = await site.get('localhost', '/api/icons/lucide.json?icons=flame', { method: 'HEAD' })
  expect([status, bytes]).toEqual([200, 0])
})

it.each([
  ['set', '/api/icons/Lucide.json?icons=a'],
  ['set', '/api/icons/..%2f.json?icons=a'],
  ['icons', '/api/icons/lucide.json'],
  ['icons', '/api/icons/lucide.json?icons=%3Cscript%3E'],
  ['icons', `/api/icons/lucide.json?icons=${Array.from({ length: 51 }, (_, index) => `a${index}`).join()}`]
])('400 names the bad parameter and repeats nothing: %s, %s', async (parameter, path) => {
  const { status, headers, text } = await site.get('localhost', path)
  expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([
    400,
    'no-store',
    { statusCode: 400, message: expect.stringMatching(new RegExp(`^${parameter} `)), parameter, fatal: false }
  ])
  expect(text).not.toContain('script')
})

it('another address is 404, another method 405', async () => {
  expect((await site.get('localhost', '/api/icons/lucide')).status).toBe(404)
  expect((await site.get('localhost', '/api/icons/lucide.json', { method: 'POST' })).status).toBe(405)
})

it('where the service cannot be asked, nobody keeps the answer, and the installed icons are in it', async () => {
  service.behave = response => response.writeHead(503).end()
  const { status, headers, text } = await site.get('localhost', '/api/icons/lucide.json?icons=flame,of-tomorrow')
  expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(JSON.parse(text)).toEqual({ prefix: 'lucide', icons: { flame: expect.anything() } })
})
