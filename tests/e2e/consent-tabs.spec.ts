import { banner, pageViews, tag } from '../fixtures/consent-pages.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { followFooter, settled } from '../fixtures/settled-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway })

test('a choice in one tab holds in the other', async ({ page, context }) => {
  await page.goto('/about-us/')
  await expect(page.locator(banner)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/contact/')
  await other.locator(banner).getByRole('button', { name: 'Refuser' }).click()
  await expect(other.locator(banner)).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator(banner)).toHaveCount(0)
  await other.close()
})

for (const cookieStore of ['tells of it', 'is missing'])
  test(`withdrawn in one tab, the other stops by itself, and counts no further page, where the cookie store ${cookieStore}`, async ({
    page,
    context
  }) => {
    if (cookieStore === 'is missing') await page.addInitScript('delete window.cookieStore')
    await page.goto('/about-us/')
    await page.locator(banner).getByRole('button', { name: 'Accepter' }).click()
    await expect.poll(() => pageViews(page)).toEqual(['/about-us/'])
    const counted: unknown[] = []
    await page.exposeFunction('alsoCounted', (path: unknown) => counted.push(path))
    await page.evaluate(() => {
      const { analytics, alsoCounted } = window as unknown as Record<string, { page: unknown } & ((p: unknown) => void)>
      if (analytics) analytics.page = (_name: undefined, { path }: { path: string }) => alsoCounted?.(path)
    })
    const other = await context.newPage()
    await other.goto('/contact/')
    await expect(tag(other)).toHaveCount(2)
    await other.getByRole('button', { name: 'Arrêter la mesure d’audience' }).click()
    await expect(tag(other)).toHaveCount(0)
    if (cookieStore === 'is missing') {
      await expect(tag(page)).toHaveCount(2)
      await followFooter(page, '/download/')
      await page.waitForURL('**/download/')
    }
    await expect(tag(page)).toHaveCount(0)
    await settled(page)
    expect(counted).toEqual([])
  })
