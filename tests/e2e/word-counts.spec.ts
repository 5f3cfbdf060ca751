import { expect, test } from '../fixtures/quiet-page.ts'

// All that home and promotions have is shown to a visitor from Japan.
test.use({ extraHTTPHeaders: { 'CF-IPCountry': 'JP' }, bypassCSP: true })

for (const [page, most, least] of [
  ['', 600, 300],
  ['promotions/', 900, 300]
] as const)
  for (const language of ['/', '/en/'])
    test(`S2-89 ${language}${page} has at most ${most} words to read before anything is opened`, async ({
      page: tab
    }) => {
      await tab.goto(`${language}${page}`)
      await tab.addStyleTag({ content: '* { content-visibility: visible !important }' })
      const words = (await tab.locator('main').innerText()).split(/[ \n\t]+/).filter(word => /[\p{L}\p{N}]/u.test(word))
      await expect(tab.locator('.poster').first()).toBeAttached()
      expect(words.length).toBeLessThanOrEqual(most)
      expect(words.length).toBeGreaterThan(least)
    })
