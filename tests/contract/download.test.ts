import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { content } from '../fixtures/content.ts'
import { userAgents } from '../fixtures/download-visitors.data.ts'
import { elementsOf, textOf } from '../fixtures/html-elements.ts'
import { runSite } from '../fixtures/running-site.ts'

const { brandAlias } = siteConfiguration
const from = (country: string) => ({ 'cf-ipcountry': country })
let site: Awaited<ReturnType<typeof runSite>>
let connected: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
  connected = await runSite({
    variables: {
      DESKTOP_INSTALLER_BASE_URL: 'https://get.example/desktop',
      MOBILE_DOWNLOAD_PAGE_BASE_URL: 'https://m.example'
    }
  })
})
afterAll(async () => {
  await Promise.all([site.stop(), connected.stop()])
})

describe('S6-2 "A BLOCKED visitor never receives an installer URL from any endpoint"', () => {
  const secret =
    /\/download\/start\/|sample-client|get\.example|m\.example|store\.example|files\.example|data-auto-start/
  const paths = [
    '/download/',
    '/en/download/',
    '/download/?auto=1',
    '/download/?auto=done',
    '/download/_payload.json',
    '/',
    '/poker-school/',
    '/?notice=download-blocked'
  ]

  it.each(paths.flatMap(path => (['windows', 'ios', 'linux'] as const).map(device => [path, device] as const)))(
    'not in %s on %s',
    async (path, device) => {
      const headers = { ...from('FR'), 'user-agent': userAgents[device] }
      expect((await site.get('localhost', path, { headers })).text).not.toMatch(secret)
    }
  )

  it.each(['NO', 'BE'])('which are there for others: %s', async country => {
    const headers = { ...from(country), 'user-agent': userAgents.windows }
    expect((await site.get('localhost', '/download/', { headers })).text).toMatch('/download/start/windows/?lang=fr')
  })

  it('S6-23 a site that informs starts none by itself either', async () => {
    const headers = { ...from('NO'), 'user-agent': userAgents.windows }
    expect((await site.get('localhost', '/download/?auto=1', { headers })).text).toMatch('http-equiv="refresh"')
    expect((await site.get('brazil.localhost', '/download/?auto=1', { headers })).text).not.toMatch(secret)
  })

  it('not even a sample: 403', async () => {
    for (const path of [
      `/sample-client/desktop/${brandAlias}/fr/windows`,
      `/sample-client/mobile/${brandAlias}/fr`,
      '/sample-client/files/sample-windows.txt'
    ]) {
      const answer = await site.get('localhost', path, { headers: from('FR') })
      expect(answer.status).toBe(403)
      expect(answer.text).not.toMatch(/sample-windows\.txt/)
    }
  })

  it('is told why, and where to read more', async () => {
    const { text } = await site.get('localhost', '/en/download/', { headers: from('FR') })
    expect(text).toContain('Downloads are not open where you are')
    expect(text).toMatch(/href="\/en\/your-location\/"/)
  })
})

describe('the button of the download page, without JavaScript', () => {
  const buttons = (html: string, place: string) =>
    elementsOf(html)
      .filter(({ attribs }) => (attribs.class ?? '').split(' ').includes(place))
      .flatMap(part => elementsOf(part, 'a').filter(({ attribs }) => /\bbutton\b/.test(attribs.class ?? '')))
  const page = async (device: keyof typeof userAgents) =>
    (await site.get('localhost', '/download/', { headers: { 'user-agent': userAgents[device] } })).text

  it.each([
    ['windows', 'Télécharger pour Windows'],
    ['macos', 'Télécharger pour Mac'],
    ['android', 'Télécharger pour Android'],
    ['ios', 'Télécharger pour iPhone et iPad']
  ] as const)('names the visitor’s platform, all others below: %s', async (platform, name) => {
    const html = await page(platform)
    const [primary] = buttons(html, 'get__primary')
    expect(primary && textOf(primary)).toContain(name)
    expect(primary?.attribs.href).toBe(`/download/start/${platform}/?lang=fr`)
    expect(buttons(html, 'get__others')).toHaveLength(3)
  })

  it('is left out on Linux', async () => {
    const html = await page('linux')
    expect(buttons(html, 'get__primary')).toEqual([])
    expect(buttons(html, 'get__others')).toHaveLength(4)
  })
})

describe('"both defaults are pages of this site that say they are a sample"', () => {
  it.each([
    ['localhost', `desktop/${brandAlias}/fr/windows`, 'fr', 'Un exemple, pas un programme'],
    ['localhost', `desktop/${brandAlias}/en/macos`, 'en', 'A sample, not a program'],
    ['ontario.localhost', `mobile/${brandAlias}/en?siteId=ontario`, 'en', 'A sample, not a program'],
    ['brazil.localhost', `mobile/${brandAlias}/pt?siteId=brazil`, 'pt-BR', 'Um exemplo, não o software']
  ])('%s %s', async (host, path, lang, words) => {
    const answer = await site.get(host, `/sample-client/${path}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain(words)
    expect(answer.text).toContain(`<html lang="${lang}"`)
    expect(answer.headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'")
    })
  })

  it('its files are those that the data describe, and nothing else is given out', async () => {
    const { builds } = content
    for (const { file } of builds) {
      if (!file) continue
      const answer = await site.get('localhost', `/sample-client/files/${file.name}`)
      expect(createHash('sha256').update(answer.text).digest('hex')).toBe(file.sha256)
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file.name}"`)
    }
    for (const path of ['files/sample-page.css', 'files/..', 'fonts/onest.LICENSE.txt', `desktop/other/fr/windows`, ''])
      expect((await site.get('localhost', `/sample-client/${path}`)).status, path).toBe(404)
  })

  it('an operator with installers of their own has no sample', async () => {
    expect((await connected.get('localhost', `/sample-client/desktop/${brandAlias}/fr/windows`)).status).toBe(404)
  })
})
