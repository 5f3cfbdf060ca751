import { expect, it } from 'vitest'
import { mainOf, picturesIn, wordsIn } from './page-words.ts'

const page = `<html><body><header>Menu</header><main><h1>L’or du mois</h1><p>50 000 $ <b>à gagner</b> — 18+</p>
<script>let words</script><picture><img alt="x"></picture></main></body></html>`

it.each<[what: string, count: (part: NonNullable<ReturnType<typeof mainOf>>) => number, expected: number]>([
  ['words of the page, not of menus and scripts', wordsIn, 8],
  ['pictures', picturesIn, 1]
])('counts %s', (_what, count, expected) => {
  const main = mainOf(page)
  expect(main && count(main)).toBe(expected)
})

it('a document without a main part has none', () => expect(mainOf('<p>x</p>')).toBeNull())
