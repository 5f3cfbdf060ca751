import { banner, both, cookie, pageViews, tag, tagRequests, visitorFrom } from '../fixtures/consent-pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { followFooter, settled, unhurried } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.describe('in a country of the list', () => {
  test.use({ extraHTTPHeaders: visitors.norway })

  test('"load nothing before the choice", nor after a refusal, on no page', async ({ page }) => {
    const asked = tagRequests(page)
    await page.goto('/about-us/')
    await expect(page.locator(banner)).toBeVisible()
    await settled(page)
    expect(asked).toEqual([])
    await page.locator(banner).getByRole('button', { name: 'Refuser' }).click()
    await expect(page.locator(banner)).toHaveCount(0)
    await expect(page.locator('[data-toast=consent]')).toContainText('la mesure d’audience est arrêtée')
    expect(await cookie(page, 'consent')).toMatchObject({
      value: 'v1.denied.20261126',
      sameSite: 'Lax',
      httpOnly: false
    })
    await followFooter(page, '/contact/')
    await page.waitForURL('**/contact/')
    await settled(page)
    await page.goto('/download/')
    await settled(page)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('S7-16 after consent both tags load, once; "the analytics page call runs after each route change", by its path', async ({
    page
  }) => {
    const asked = tagRequests(page)
    await unhurried(page)
    await page.goto('/about-us/?utm_source=aff7&gclid=abc&q=secret', { referer: 'https://aff.example/rooms?ann' })
    await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
    await expect(tag(page)).toHaveCount(2)
    expect(await cookie(page, 'consent')).toMatchObject({ value: 'v1.granted.20261126' })
    expect((await cookie(page, 'consent-time'))?.value).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    await expect.poll(() => pageViews(page)).toEqual(['/about-us/'])
    await followFooter(page, '/contact/')
    await expect.poll(() => pageViews(page)).toEqual(['/about-us/', '/contact/'])
    await followFooter(page, '/download/')
    await expect.poll(() => pageViews(page)).toEqual(['/about-us/', '/contact/', '/download/'])
    expect(asked.sort()).toEqual(both)
    const calls = await page.evaluate(() => {
      type Calls = { words: [undefined, { search: string; referrer: string; campaign: object }] }[]
      const { analytics } = window as { analytics?: { calls?: Calls } }
      return (analytics?.calls ?? []).map(({ words: [, { search, referrer, campaign }] }) => ({
        search,
        referrer: referrer.replace(location.origin, ''),
        campaign
      }))
    })
    const campaign = { utm_source: 'aff7', gclid: 'abc' }
    expect(calls).toEqual([
      { search: '?utm_source=aff7&gclid=abc', referrer: expect.stringMatching(/^https:\/\/aff\.example\//), campaign },
      { search: '', referrer: '/about-us/', campaign },
      { search: '', referrer: '/contact/', campaign }
    ])
  })

  test('consent mode is told before the tag manager starts: all denied, then measurement alone', async ({ page }) => {
    await page.goto('/about-us/')
    await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
    await expect(tag(page)).toHaveCount(2)
    const layer = await page.evaluate(() =>
      ((window as { dataLayer?: object[] }).dataLayer ?? []).map(words => JSON.stringify(words))
    )
    expect(layer[0]).toContain('"1":"default"')
    expect(layer[0]).not.toContain('granted')
    expect(layer[1]).toBe('{"0":"consent","1":"update","2":{"analytics_storage":"granted"}}')
    expect(layer[2]).toContain('gtm.js')
  })

  test('one press in the footer withdraws: the page comes back without tags, and says so', async ({ page }) => {
    await page.goto('/about-us/')
    await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
    await expect(tag(page)).toHaveCount(2)
    await expect(page.locator(banner)).toHaveCount(0)
    const asked = tagRequests(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Arrêter la mesure d’audience' }).click()
    await reloaded
    await expect(page.locator('[data-toast=consent]')).toContainText('la mesure d’audience est arrêtée')
    await settled(page)
    await expect(tag(page)).toHaveCount(0)
    expect(asked).toEqual([])
    await expect(page).toHaveURL(/\/about-us\/$/)
    expect(await cookie(page, 'consent')).toMatchObject({ value: 'v1.denied.20261126' })
  })

  test('the last choice counts, whatever answer comes last', async ({ page }) => {
    const asked = tagRequests(page)
    const { promise: refused, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/consent', async route => {
      if (route.request().postDataJSON().decision === 'granted') await refused
      await route.continue().catch(() => {})
    })
    await page.goto('/about-us/')
    await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
    await page.getByRole('button', { name: 'Arrêter la mesure d’audience' }).click()
    await expect(page.locator(banner)).toHaveCount(0)
    const said = 'la mesure d’audience est arrêtée'
    await expect(page.locator('[data-toast=consent]')).toContainText(said)
    resolve()
    await settled(page)
    expect(await cookie(page, 'consent')).toMatchObject({ value: 'v1.denied.20261126' })
    // It goes by itself after 4 s; no other one has taken its place.
    await expect(page.locator('[data-toast=consent]', { hasNotText: said })).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('the page of choices asks by its own form, and shows the receipt', async ({ page }) => {
    await page.goto('/en/contact/')
    await page.locator(`${banner} a`).click()
    await page.waitForURL('**/en/privacy-choices/')
    await expect(page.locator(banner)).toBeHidden()
    await page.locator('main').getByRole('button', { name: 'Accept' }).click()
    await page.waitForURL('**/en/privacy-choices/?saved=1')
    await expect(page.locator('.receipt')).toContainText('You have accepted')
    await expect(tag(page)).toHaveCount(2)
    await page.locator('main').getByRole('button', { name: 'Refuse' }).click()
    await expect(page.locator('.receipt')).toContainText('You have refused')
    await settled(page)
    await expect(tag(page)).toHaveCount(0)
  })

  test('a consent for another text asks again', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'consent', value: 'v1.granted.20200101', url: baseURL ?? '' }])
    const asked = tagRequests(page)
    await page.goto('/contact/')
    await expect(page.locator(banner)).toBeVisible()
    expect(asked).toEqual([])
  })

  test('S7-22 a consent service asks in place of the banner, and its choice counts', async ({ page }) => {
    await page.route('**/api/consent?*', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), script: '/service.js' } })
    })
    const body = `fetch('/api/consent', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"decision":"granted"}'
    })`
    await page.route('**/service.js', route => route.fulfill({ contentType: 'text/javascript', body }))
    await page.goto('/about-us/')
    await expect(tag(page)).toHaveCount(2)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(await cookie(page, 'consent')).toMatchObject({ value: 'v1.granted.20261126' })
  })

  for (const marker of ['clean', 'lighthouse'])
    test(`S2-49 S7-15 "${marker} switches off consent and analytics scripts", for the document's life`, async ({
      page,
      baseURL
    }) => {
      await page.context().addCookies([{ name: 'consent', value: 'v1.granted.20261126', url: baseURL ?? '' }])
      const asked = tagRequests(page)
      await unhurried(page)
      await page.goto(`/about-us/?${marker}`)
      await settled(page)
      await followFooter(page, '/contact/')
      await page.waitForURL('**/contact/')
      await settled(page)
      await expect(page.locator(banner)).toHaveCount(0)
      expect(asked).toEqual([])
    })

  test('"clean" outlasts a page that could not be opened', async ({ browser, baseURL }) => {
    const page = await visitorFrom(browser, visitors.norway, baseURL)
    await page.addInitScript(() => sessionStorage.setItem('reloads', JSON.stringify({ '/contact/': Date.now() })))
    const asked = tagRequests(page)
    await page.goto('/about-us/?clean')
    await settled(page)
    await page.route('**/contact/_payload.json*', route => route.abort())
    await followFooter(page, '/contact/')
    await expect(page.locator('main .browser-fault')).toBeVisible()
    await settled(page)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(asked).toEqual([])
    await page.context().close()
  })

  test('no tag is shown the secret of a mail’s link', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'consent', value: 'v1.granted.20261126', url: baseURL ?? '' }])
    const asked = tagRequests(page)
    await page.goto('/your-data/?token=a.b')
    await settled(page)
    expect(asked).toEqual([])
  })

  test('an embedded page does not ask', async ({ page }) => {
    const asked = tagRequests(page)
    await page.goto('/contact/?embedded=1')
    await settled(page)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(asked).toEqual([])
  })
})

test.describe('where the law does not ask', () => {
  test.use({ extraHTTPHeaders: visitors.quebec })

  test('S7-14 tags load without asking, and nothing of consent is fetched; one press stops them', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    await page.goto('/about-us/')
    await expect(tag(page)).toHaveCount(2)
    await settled(page)
    await expect(page.locator(banner)).toHaveCount(0)
    expect(fetched.filter(path => /\/consent|\/api\/consent/.test(path))).toEqual([])
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Arrêter la mesure d’audience' }).click()
    await reloaded
    await settled(page)
    await expect(tag(page)).toHaveCount(0)
  })

  test('a tag that does not come is logged, and the site goes on', async ({ browser, baseURL }) => {
    const page = await visitorFrom(browser, visitors.quebec, baseURL)
    const warnings: string[] = []
    page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('**/sample-scripts/analytics.js', route => route.abort())
    await page.goto('/about-us/')
    await expect.poll(() => warnings.join()).toContain('analytics')
    await followFooter(page, '/contact/')
    await page.waitForURL('**/contact/')
    await page.context().close()
  })
})
