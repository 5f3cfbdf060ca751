import { expect, test } from '../fixtures/quiet-page.ts'
import { visitors } from '../fixtures/visitors.data.ts'

test.use({ extraHTTPHeaders: visitors.norway, javaScriptEnabled: false })

test.describe('answers that follow a choice by style alone, without JavaScript', () => {
  test('the ten questions of responsible gaming: one yes, three, the fifth question, all no', async ({ page }) => {
    await page.goto('/en/responsible-gaming/')
    const readings = page.locator('.self-test__result li:visible')
    const answer = (question: number, word: 'Yes' | 'No') =>
      page.locator('.self-test > li').nth(question).getByRole('radio', { name: word }).check()
    await page.getByText('Take stock', { exact: true }).last().click()
    await expect(readings).toHaveCount(4)
    await answer(0, 'Yes')
    await expect(readings).toHaveText([/^One or two/])
    await answer(1, 'Yes')
    await answer(2, 'Yes')
    await expect(readings).toHaveText([/^Three or more/])
    await answer(4, 'Yes')
    await expect(readings).toHaveText([/^Three or more/, /^A yes to the fourth/])
    for (let question = 0; question < 10; question++) await answer(question, 'No')
    await expect(readings).toHaveText([/^Not a single yes/])
  })

  test('a puzzle of the poker school: the answer comes with the choice, and says whether it was right', async ({
    page
  }) => {
    await page.goto('/en/poker-school/')
    const puzzle = page.locator('.school-puzzle').first()
    const answer = puzzle.locator('.school-puzzle__answer')
    await expect(answer).toHaveText('', { useInnerText: true })
    await puzzle.getByRole('radio').nth(0).check()
    await expect(answer).toContainText('The other hand wins', { useInnerText: true, ignoreCase: true })
    await puzzle.getByRole('radio').nth(1).check()
    await expect(answer).toContainText('Right', { useInnerText: true, ignoreCase: true })
  })
})
