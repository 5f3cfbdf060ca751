import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'
import type { Site } from '../fixtures/sign-up-forms.ts'

let site: Site
beforeAll(async () => {
  site = await runSite()
})
afterAll(() => site.stop())

const here = () => `http://localhost:${site.port}`
const reports = { 'content-type': 'application/reports+json' }
const violation = (url = `${here()}/en/contact/?token=secret`) => ({
  type: 'csp-violation',
  url,
  body: { effectiveDirective: 'script-src-elem', blockedURL: 'https://cdn.evil.example/x.js?who' }
})
let networks = 0
/** Each request of a network of its own, so that the limits of a minute are met by the test of them alone. */
const post = (path: string, body: string, headers: Record<string, string>) => {
  networks += 1
  return site.get('localhost', path, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': `198.51.${networks}.7`, ...headers }
  })
}
const counted = async (metric: string) => {
  const lines = (await site.metrics.registry.metrics()).split('\n')
  return lines.filter(line => line.startsWith(`${metric}{`))
}

describe('POST /api/reports', () => {
  it('a document says where to report, by the older and the newer way, and what is no document does not', async () => {
    const document = await site.get('localhost', '/en/contact/')
    expect(document.headers['reporting-endpoints']).toBe('default="/api/reports"')
    expect(document.headers['content-security-policy']).toMatch(/; report-uri \/api\/reports; report-to default$/)
    const payload = await site.get('localhost', '/en/contact/_payload.json')
    expect(payload.headers['reporting-endpoints']).toBeUndefined()
  })

  it('takes what browsers send in both forms, and counts it by words of fixed lists', async () => {
    const older = {
      'csp-report': { 'document-uri': `${here()}/`, 'effective-directive': 'img-src', 'blocked-uri': 'data' }
    }
    const answers = [
      await post('/api/reports', JSON.stringify([violation(), violation()]), reports),
      await post('/api/reports', JSON.stringify(older), { 'content-type': 'application/csp-report' })
    ]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, '']
    ])
    expect(await counted('browser_reports_total')).toEqual([
      'browser_reports_total{type="csp-violation",detail="script-src-elem",blocked="other-origin"} 2',
      'browser_reports_total{type="csp-violation",detail="img-src",blocked="data"} 1'
    ])
  })

  it('a report about a document of another host is not counted', async () => {
    const before = await counted('browser_reports_total')
    const { status } = await post('/api/reports', JSON.stringify([violation('https://elsewhere.example/')]), reports)
    expect([status, await counted('browser_reports_total')]).toEqual([204, before])
  })

  it.each<[rule: string, body: string, headers: Record<string, string>, status: number, says: string]>([
    ['another site', '[]', { ...reports, origin: 'https://evil.example' }, 403, 'from another site'],
    [
      'another type',
      '[]',
      { 'content-type': 'application/json' },
      415,
      'Send application/reports+json or application/csp-report'
    ],
    ['what is too long', `["${'x'.repeat(70_000)}"]`, reports, 413, 'longer than 65536 bytes'],
    ['what is no JSON', '[<script>', reports, 400, 'The body is not JSON'],
    ['what is not agreed', '[{"type":"crash"}]', reports, 400, '0.url is missing: write a text here']
  ])('refuses %s, and says nothing that was sent', async (_rule, body, headers, status, says) => {
    const answer = await post('/api/reports', body, headers)
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([status, expect.stringContaining(says)])
    expect(answer.text).not.toMatch(/<script>|xxxx|evil/)
  })

  it('a network that sends more than twenty a minute gets 429 with the time to wait', async () => {
    const headers = { ...reports, 'x-forwarded-for': '203.0.113.9' }
    const statuses: number[] = []
    for (let index = 0; index < 22; index++) statuses.push((await post('/api/reports', '[]', headers)).status)
    expect([statuses.filter(status => status === 204).length, statuses.at(-1)]).toEqual([20, 429])
    const { headers: answered } = await post('/api/reports', '[]', headers)
    expect(Number(answered['retry-after'])).toBeGreaterThan(0)
  })
})

describe('POST /api/measurements', () => {
  const granted = { 'content-type': 'application/json', cookie: 'consent=v1.granted.20261126' }
  const measured = {
    page: '/en/download/',
    screen: 'mobile',
    vitals: { LCP: 1700, INP: 90, CLS: 0.02 },
    faults: [{ kind: 'error', name: 'TypeError', file: '/assets/parts-C8J.js', line: 1, column: 7 }]
  }

  it('counts by page family and screen type what a visitor sends who has agreed', async () => {
    const { status } = await post('/api/measurements', JSON.stringify(measured), granted)
    expect(status).toBe(204)
    const labels = 'family="download",screen="mobile"'
    expect(await counted('web_vital_seconds_sum')).toEqual([
      `web_vital_seconds_sum{vital="INP",${labels}} 0.09`,
      `web_vital_seconds_sum{vital="LCP",${labels}} 1.7`
    ])
    expect(await counted('web_vital_layout_shift_sum')).toEqual([`web_vital_layout_shift_sum{${labels}} 0.02`])
    expect(await counted('browser_faults_total')).toEqual(['browser_faults_total{kind="error",family="download"} 1'])
  })

  it.each<[rule: string, cookie: string]>([
    ['nobody has been asked', ''],
    ['the visitor has refused', 'consent=v1.denied.20261126'],
    ['the text was another one', 'consent=v1.granted.20200101']
  ])('without consent nothing is taken: %s', async (_rule, cookie) => {
    const before = await counted('web_vital_seconds_count')
    const { status } = await post('/api/measurements', JSON.stringify(measured), { ...granted, cookie })
    expect([status, await counted('web_vital_seconds_count')]).toEqual([403, before])
  })

  it.each<[rule: string, changed: object, says: string]>([
    ['a value that is no number', { vitals: { LCP: 'evil' } }, 'vitals.LCP'],
    ['a value below zero', { vitals: { LCP: -1 } }, 'vitals.LCP'],
    ['a file of others', { faults: [{ ...measured.faults[0], file: 'https://evil.example/x.js' }] }, 'faults.0.file'],
    ['a screen of another kind', { screen: 'evil' }, 'screen: must be one of mobile, tablet, desktop'],
    ['a page that is no path', { page: 'https://evil.example/' }, 'page: must begin with a slash']
  ])('refuses %s, and says nothing that was sent', async (_rule, changed, says) => {
    const { status, text } = await post('/api/measurements', JSON.stringify({ ...measured, ...changed }), granted)
    expect([status, JSON.parse(text).message]).toEqual([400, expect.stringContaining(says)])
    expect(text).not.toContain('evil')
  })

  it('a page that is not there is of the family other', async () => {
    await post('/api/measurements', JSON.stringify({ ...measured, page: '/made-up/', vitals: { FCP: 10 } }), granted)
    expect((await counted('web_vital_seconds_count')).join()).toContain('vital="FCP",family="other"')
  })
})
