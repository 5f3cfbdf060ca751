import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMonthOfFigures } from '../fixtures/month-of-figures.ts'
import { runSiteAt } from '../fixtures/site-at.ts'

const lastMinute = '2026-11-30T23:59:30Z'
const past = '2026-12-01T00:00:00Z'
const page = '/promotions/november-evenings/'
const next = '/promotions/december-evenings/'
/** Its path, and what it is called in either language with its title after it: nothing else of the site says either. */
const traces = /november-evenings|(?:Soirées|soirées) de novembre : |November evenings: |november-evenings/

let site: Awaited<ReturnType<typeof runSiteAt>>

beforeAll(async () => {
  site = await runSiteAt(lastMinute)
})
afterAll(() => site.stop())

const text = async (path: string) => (await site.get('localhost', path)).text
const islands = ['monthly-rewards', 'featured-tournaments', 'community-spotlight'].map(
  key => `/__nuxt_island/${key}.json?page=/`
)
const documents = () => site.paths.filter(path => !path.endsWith(page) && !path.endsWith(next))
const payloads = () => documents().map(path => `${path}_payload.json`)
const lists = () => ['/sitemap.xml', `/builds/meta/${site.buildId}.json`, '/api/navigations', ...islands]

describe('with the clock set to the last minute of a promotion', () => {
  it('it is there: its page, the menu of every page, the sitemap and the manifest', async () => {
    expect((await site.get('localhost', page)).status).toBe(200)
    expect((await site.get('localhost', next)).status).toBe(404)
    expect(await text('/')).toContain(`href="${page}"`)
    expect(await text('/sitemap.xml')).toContain(page)
    expect(await text(`/builds/meta/${site.buildId}.json`)).toContain(page)
    expect(await text('/promotions/')).toContain('Soirées de novembre')
  })
  it('every page, payload and list has been asked for, so that it is cached', async () => {
    for (const path of [...documents(), ...payloads(), ...lists()]) await text(path)
    expect(await text('/')).toContain(`href="${page}"`)
  })
})

describe('and then past it', () => {
  beforeAll(() => site.moveTo(past))

  it('every page, payload, menu, island, sitemap and structured data stops showing it', async () => {
    const asked = [...documents(), ...payloads(), ...lists()]
    const faults: string[] = []
    for (const path of asked) {
      const { status, text: body } = await site.get('localhost', path)
      const trace = traces.exec(body)
      if (status !== 200 || trace) faults.push(`${path}: ${status} ${trace?.[0] ?? ''}`)
    }
    expect(faults).toEqual([])
  })

  it.each([
    [page, 'fr', 'Les soirées de novembre', '1er décembre 2026'],
    [`/en${page}`, 'en', 'November evenings', '1 December 2026']
  ])('"its page answers 410 with its successor": %s', async (path, lang, name, day) => {
    const { status, text: body, headers } = await site.get('localhost', path)
    expect([status, headers['cache-control']]).toEqual([410, 'private, no-cache'])
    expect(body).toContain(`<html lang="${lang}"`)
    expect(body).toContain(name)
    expect(body).toContain(day)
    expect(body).toContain(`href="${lang === 'fr' ? '' : '/en'}${next}"`)
    expect(body).toContain('noindex')
  })
  it('its payload is none, so that the browser loads the document', async () => {
    expect((await site.get('localhost', `${page}_payload.json`)).status).toBe(410)
  })
  it('as JSON', async () => {
    const { text: body } = await site.get('localhost', page, { headers: { accept: 'application/json' } })
    expect(JSON.parse(body)).toEqual({ statusCode: 410, message: `Page gone: ${page}`, fatal: false })
  })
  it('the one that begins at that instant is there, in menu and sitemap too', async () => {
    expect((await site.get('localhost', next)).status).toBe(200)
    expect(await text('/')).toContain(`href="${next}"`)
    expect(await text('/sitemap.xml')).toContain(next)
  })
  it('an audience that may see no offer is told nothing of it', async () => {
    const { status, text: body } = await site.get('localhost', page, { headers: { 'cf-ipcountry': 'FR' } })
    expect(status).toBe(410)
    expect(body.slice(body.indexOf('<main'), body.indexOf('</main>'))).not.toMatch(/novembre/)
  })
})

it('S1-6 no page ever shows last month’s number', async () => {
  const seen = async (instant: string) => {
    site.moveTo(instant)
    const body = await text('/promotions/daily-leaderboards/holdem/')
    return [body.includes('Les montants du mois ne sont pas encore publiés'), /30\s?000\s?\$/.test(body)]
  }
  const last = new Date(inMonthOfFigures('28T23:59:30Z'))
  expect(await seen(last.toISOString())).toEqual([false, true])
  last.setUTCMonth(last.getUTCMonth() + 1, 1)
  expect(await seen(last.toISOString())).toEqual([true, false])
})

it('words of a page, and a page, begin on their day', async () => {
  site.moveTo(lastMinute)
  site.edit(content => ({
    ...content,
    laterWords: {
      'about-us/fr': [
        { validFrom: '2026-12-01', words: { ...content.pages['about-us'].fr, title: 'La salle de demain' } }
      ]
    },
    comingPages: [
      {
        id: 'affiliates',
        name: { en: '' },
        path: '/affiliates/',
        sites: ['global'],
        successor: null,
        validFrom: '2026-12-01'
      }
    ]
  }))
  const state = async () => [
    (await text('/about-us/')).includes('La salle de demain'),
    (await site.get('localhost', '/affiliates/')).status,
    (await text('/sitemap.xml')).includes('/affiliates/'),
    (await text('/')).includes('"/affiliates/"')
  ]
  expect(await state()).toEqual([false, 404, false, false])
  site.moveTo(past)
  expect(await state()).toEqual([true, 200, true, true])
})

it('an editor’s preview never works in production: the parameter changes nothing', async () => {
  const asked = await site.get('localhost', '/api/visitor?as-country=GB', {
    headers: { cookie: 'preview=%3Fas-country%3DGB' }
  })
  expect(JSON.parse(asked.text)).toMatchObject({ country: null })
  expect((await site.get('localhost', `${page}?as-of=2026-11-15`)).status).toBe(410)
  expect(await text('/about-us/?as-of=2027-06-01')).not.toContain('data-preview')
})
