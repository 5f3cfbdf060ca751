import { expect, it } from 'vitest'
import { endOfFirstSection } from './first-section.ts'

it.each<[rule: string, html: string]>([
  ['after the first section', '<header></header><main><section>1</section>|<section>2</section></main>'],
  ['after the inner one, where a section holds another', '<main><section><section>1</section>|</section></main>'],
  ['at the end of a main without sections', '<main><p>1</p>|</main><section>2</section>'],
  [
    'after the banner',
    '<main><div><header class="masthead masthead--wide">1</header>|<section>2</section></div></main>'
  ],
  [
    'after a head with a look of its own, such as an ambassador’s',
    '<main><article><header class="contents-head ambassador__head">1</header>|<section>2</section></article></main>'
  ],
  [
    'after the text below a plain head, which is in the first screen',
    '<main><header class="contents-head">1</header><section>2</section>|<section>3</section></main>'
  ],
  ['after a section that holds a part', '<main><section><div data-hydrate="x">1</div></section>|</main>'],
  [
    'before a part that holds the section',
    '<main><h1>1</h1>|<div id="a" data-hydrate="x"><section>2</section></div></main>'
  ],
  ['before an island that holds the section', '<main>|<div data-island="x"><section>2</section></div></main>']
])('styles of what is below the fold come %s', (_rule, html) => {
  expect(endOfFirstSection(html.replace('|', ''))).toBe(html.indexOf('|'))
})
