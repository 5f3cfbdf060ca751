import { heldBack } from '../fixtures/held-back.ts'
import { comeAlive, figures, island, rewrite, untilAskedAnew } from '../fixtures/islands.ts'
import { fontsLoaded, laidOutWhole } from '../fixtures/layout-faults.ts'
import { expect, live, test } from '../fixtures/quiet-page.ts'
import { quiet } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })

test('players online come anew "when the section comes near the view", in place, without anything moving', async ({
  page
}) => {
  const next = page.locator('[data-section="featured-tournaments"]')
  let answer = () => {}
  const measured = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/__nuxt_island/players-online.json*', async route => {
    await measured
    const { id, html } = await (await route.fetch()).json()
    await route.fulfill({ json: { id: `${id}1`, html: html.replace(/(?<=<dd[^>]*>)[^<]*/, '61,234') } })
  })
  await page.goto('/en/')
  await page.waitForSelector(live)
  await fontsLoaded(page)
  await laidOutWhole(page)
  await figures(page).first().scrollIntoViewIfNeeded()
  const before = await next.evaluate(element => element.getBoundingClientRect().top + scrollY)
  answer()
  await expect(figures(page).first()).toHaveText('61,234')
  expect(await next.evaluate(element => element.getBoundingClientRect().top + scrollY)).toBe(before)
})

test('"then every 60 s while visible and the tab is shown"; "same id, nothing replaced"', async ({ page }) => {
  let asked = 0
  let players = '1'
  await page.clock.install()
  await rewrite(page, 'players-online', html => {
    asked += 1
    return html.replace(/(?<=<dd[^>]*>)[^<]*/, players)
  })
  await page.goto('/en/')
  await comeAlive(page)
  await figures(page).first().scrollIntoViewIfNeeded()
  await expect(figures(page).first()).toHaveText('1')
  expect(asked).toBe(1)
  players = '2'
  await page.clock.runFor(30_000)
  await expect(figures(page).first()).toHaveText('1')
  await untilAskedAnew(page, 'players-online', 31)
  await expect(figures(page).first()).toHaveText('2')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(200_000)
  expect(asked).toBe(2)
  players = '3'
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(figures(page).first()).toHaveText('3')
})

test.describe('at a live stop', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('a start has the visitor’s own time beside that of the place', async ({ page }) => {
    const letThrough = await heldBack(page, '**/assets/featured-times.client-*.js')
    await page.goto('/en/live-series/highland-open/', { waitUntil: 'domcontentloaded' })
    const own = page.locator('.own-clock').first()
    await expect(own).toBeHidden()
    letThrough()
    await page.locator('.schedule').scrollIntoViewIfNeeded()
    await expect(own).toBeVisible()
    await expect(own).toContainText(/\d/)
  })
})

test.describe('past the boundary that they were rendered with', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the others are asked for; focus stays, and times are by the visitor’s own clock', async ({ page }) => {
    await page.clock.install({ time: '2036-02-01T12:00:00Z' })
    await rewrite(page, 'community-spotlight', html => html.replace(/(?<=<h3[^>]*>)[^<]*/g, 'Something new'))
    await rewrite(page, 'featured-tournaments', html =>
      html.replace(/(class="whole-link">)[^<]*/g, '$1A new tournament')
    )
    await page.goto('/en/')
    await comeAlive(page)
    const community = island(page, 'community-spotlight')
    const link = community.locator('a')
    await link.focus()
    await community.evaluate(element => element.querySelector('img')?.setAttribute('title', 'the same picture'))
    await expect(community.locator('h3').first()).toHaveText('Something new')
    await expect(link).toBeFocused()
    const schedule = island(page, 'featured-tournaments')
    await schedule.locator('h2').scrollIntoViewIfNeeded()
    await expect(schedule.locator('h3').first()).toHaveText('A new tournament')
    await expect(schedule.locator('.remark')).toContainText('Eastern Time')
    const [start] = await schedule.locator('time[data-start=clock]').all()
    const utc = new Date((await start?.getAttribute('datetime')) ?? '')
    expect(await start?.textContent()).toBe(
      utc.toLocaleTimeString('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' })
    )
  })
})

test('"keeps focus and open details", time after time', async ({ page }) => {
  let count = 0
  await page.clock.install({ time: '2036-02-01T12:00:00Z' })
  await rewrite(page, 'community-spotlight', html => {
    count += 1
    const panel = '<div class="panel panel--warm community__streamers">'
    return html.replace(panel, `${panel}<details><summary>More</summary>Answer ${count}</details>`)
  })
  await page.goto('/en/')
  await comeAlive(page)
  const details = island(page, 'community-spotlight').locator('details')
  await island(page, 'community-spotlight').scrollIntoViewIfNeeded()
  await expect(details).toContainText('Answer 1')
  await details.locator('summary').click()
  await untilAskedAnew(page, 'community-spotlight', 61)
  await expect(details).toContainText('Answer 2')
  await expect(details).toHaveAttribute('open')
  await expect(details.locator('summary')).toBeFocused()
})

test('"replaces content without moving the page": what is higher waits until it is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1244, height: 1300 })
  const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
  await rewrite(page, 'players-online', html => html.replace('</dl>', '</dl><h3>New</h3>'), seen)
  const answered = page.waitForResponse('**/__nuxt_island/players-online.json*')
  await page.goto('/en/')
  await page.waitForSelector(live)
  await figures(page).first().scrollIntoViewIfNeeded()
  await expect(island(page, 'players-online')).toBeInViewport()
  isSeen()
  await answered
  await quiet(page)
  await expect(island(page, 'players-online')).toBeInViewport()
  await expect(island(page, 'players-online').locator('h3')).toHaveCount(0)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(island(page, 'players-online').locator('h3')).toHaveCount(1)
})

test('"a failed call leaves what is there", and says nothing', async ({ page }) => {
  const answers = ['no JSON', JSON.stringify({ id: 'another-build.1', html: '<section></section>' }), '{}', 'null']
  let asked = 0
  await page.clock.install()
  await page.route('**/__nuxt_island/players-online.json*', route => route.fulfill({ body: answers[asked++] ?? '' }))
  await page.goto('/en/')
  const before = await island(page, 'players-online').innerHTML()
  await comeAlive(page)
  await figures(page).first().scrollIntoViewIfNeeded()
  const askedAfterAWhile = async () => {
    await page.clock.runFor(20_000)
    return asked
  }
  await expect.poll(askedAfterAWhile).toBeGreaterThan(answers.length)
  expect(await island(page, 'players-online').innerHTML()).toBe(before)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('"what the page had at build"', async ({ page }) => {
    await page.goto('/en/')
    await expect(figures(page).first()).toHaveText(/^\d\d,\d{3}$/)
  })
})
