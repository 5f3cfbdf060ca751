import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'
import type { Site } from '../fixtures/sign-up-forms.ts'

let site: Site
let configured: Site
beforeAll(async () => {
  site = await runSite()
  configured = await runSite({
    variables: { CONSENT_ID: 'cmp-7', CONSENT_SCRIPT_URL: 'https://cmp.example/{id}.js', ANALYTICS_ID: 'w1' }
  })
})
afterAll(() => Promise.all([site.stop(), configured.stop()]))

const ask = async (at: Site, path: string, headers: Record<string, string> = {}) => {
  const answer = await at.get('localhost', path, { headers })
  return { ...answer, body: JSON.parse(answer.text) }
}

describe('GET /api/tags', () => {
  it('says which text asks today and where the tags are, and nothing else', async () => {
    const { body, headers } = await ask(site, '/api/tags')
    expect(body).toEqual({
      textVersion: '20261126',
      tags: {
        analytics: { id: null, src: '/sample-scripts/analytics.js' },
        tagManager: { id: null, src: '/sample-scripts/tag-manager.js' },
        grant: 'v1.granted.20261126'
      },
      signals: { gpc: false, dnt: false }
    })
    expect([headers['cache-control'], headers.vary]).toEqual(['private, max-age=300', 'Sec-GPC, DNT'])
    expect((await ask(configured, '/api/tags')).body.tags.analytics.src).toContain('/w1/')
  })

  it('repeats the signal of the request', async () => {
    const { body } = await ask(site, '/api/tags', { 'sec-gpc': '1' })
    expect(body.signals).toEqual({ gpc: true, dnt: false })
  })
})

it('S7-22 a consent service that is configured is named, and the policy allows its origin', async () => {
  expect((await ask(site, '/api/consent')).body.script).toBeNull()
  expect((await ask(configured, '/api/consent')).body.script).toBe('https://cmp.example/cmp-7.js')
  const { headers } = await configured.get('localhost', '/contact/')
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*https:\/\/cmp\.example/)
})
