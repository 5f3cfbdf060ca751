import { it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { findPage } from '../../app/site/site-map/site-map.ts'
import { readMessages } from '../../build/vite/messages.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { quickWords } from '../fixtures/quick-words.ts'

const built = await readBuiltSite()
/** All of them, not the sample alone. */
const pages = built.pages.map(page => ({ name: page.name, page }))
const bars = new Map(locales.map(locale => [locale, readMessages(locale)['demo.bar'] ?? '?']))

/** As Britain spells it. */
const spelled = (words: string) => words.replaceAll('license', 'licence')

/** All that features/demo writes: with the record off it writes nothing, as the test beside it shows. */
const ofDemo = /<(p|span)\b[^>]* (?:data-demo=""|class="demo [^>]*)>[\s\S]*?<\/\1>/g

/** The mark in brackets, and what a demonstration is called, in any language. A worked example is none: a week, a day, a structure. */
const marks = new RegExp(
  [
    ...locales.map(locale => (readMessages(locale)['demo.mark'] ?? '?').replace(/[()]/g, '\\$&')),
    '\\bdemo(?:site|nstrat|nstracij|nstraç)|démonstration|demostración|esittelysivusto|fictitious|демонстрац'
  ].join('|'),
  'giu'
)

it('S1-24 every page says once, in its language, that it is a demonstration', () => {
  expectNoFaults(pages, ({ page: { html, locale } }) =>
    html.split('class="demo ').length === 2 && spelled(quickWords(html)).includes(spelled(bars.get(locale) ?? '?'))
      ? []
      : 'does not say so once'
  )
})

it('S1-24 with demo off nothing of it is left on any page in any language, but in policies and their history, which are law', () => {
  expectNoFaults(pages, ({ page: { siteId, path, html, words } }) => {
    if (findPage(siteId, path, built.rows)?.screen.startsWith('policy')) return []
    const rest = [quickWords(html.replace(ofDemo, '')), words.title, words.description].join('\n')
    return Array.from(rest.matchAll(marks), ({ 0: mark, index }) => `${rest.slice(index - 60, index)}${mark}`)
  })
})
