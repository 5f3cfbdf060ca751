import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { maxHashedBytes } from '../../app/features/download/check-file.ts'
import { expect, test } from '../fixtures/quiet-page.ts'
import { settled } from '../fixtures/settled-page.ts'

test.describe('check your file', () => {
  const answer = (page: Page) => page.locator('[data-verdict]:visible')
  const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    page.locator('[data-file-check] input').setInputFiles(file)

  test.beforeEach(async ({ page, baseURL }) => {
    // Consent asks for itself whenever it is ready, also after a choice: what follows starts when it has its answer.
    await page.context().addCookies([{ name: 'consent', value: 'v1.denied.20261126', url: baseURL ?? '' }])
    const consent = page.waitForResponse(/\/api\/consent\?/)
    await page.goto('/en/download/')
    await consent
    await expect(page.locator('[data-file-check]')).toBeVisible()
  })

  test('right, then wrong, then right again', async ({ page }) => {
    await choose(page, 'demo/sample-client/files/sample-windows.txt')
    await expect(answer(page)).toContainText(/This is our file\.\s*Windows/)
    await choose(page, { name: 'client.exe', mimeType: 'text/plain', buffer: Buffer.from('something else') })
    await expect(answer(page)).toContainText('not one of our current files')
    await expect(page.locator('[data-file-sum] code')).toHaveText(/^[0-9a-f]{64}$/)
    await choose(page, 'demo/sample-client/files/sample-android.txt')
    await expect(answer(page)).toContainText(/This is our file\.\s*Android/)
  })

  test('huge: it is not read, and cannot be ours', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'huge-'))
    const file = await open(join(folder, 'huge.bin'), 'w')
    await file.truncate(maxHashedBytes + 4096)
    await file.close()
    await choose(page, join(folder, 'huge.bin'))
    await expect(answer(page)).toContainText('not one of our current files')
    await expect(page.locator('[data-file-sum]')).toBeHidden()
    await rm(folder, { recursive: true })
  })

  test('nothing of it is sent', async ({ page }) => {
    await settled(page)
    const sent: string[] = []
    const isOfThePage = (request: Request) =>
      /^\/(assets\/[\w.-]+\.js|builds\/meta\/\w+\.json)$/.test(new URL(request.url()).pathname) &&
      request.postData() === null
    page.on('request', request => {
      if (!isOfThePage(request)) sent.push(request.url())
    })
    await choose(page, 'demo/sample-client/files/sample-macos.txt')
    await expect(answer(page)).toContainText('This is our file.')
    expect(sent).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the commands stand alone', async ({ page }) => {
    await page.goto('/download/')
    await expect(page.locator('[data-file-check]')).toBeHidden()
    await expect(page.locator('.commands code').first()).toContainText('Get-FileHash')
  })
})

test('"SHA-256 beside each build, with copy": the button copies it, and a toast says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/download/')
  const button = page.locator('[data-copy-sum]').first()
  await button.click()
  await expect(page.locator('[data-toast=sum-copied]')).toContainText('L’empreinte est copiée.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await button.getAttribute('data-copy-sum'))
})
