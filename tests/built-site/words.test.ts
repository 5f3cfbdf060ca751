import { it } from 'vitest'
import { readMessages } from '../../build/vite/messages.ts'
import { readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { allWords } from '../fixtures/visible-words.ts'

const { pages } = await readBuiltSite()
const words = new Map(pages.filter(({ sampled }) => sampled).map(({ html }) => [html, allWords(html)]))
const matches = (html: string, pattern: RegExp) => [...new Set((words.get(html) ?? '').match(pattern))]

const namespaces = [...new Set(Object.keys(readMessages('fr')).map(key => key.split('.')[0]))]
const rawKey = new RegExp(`(?<![\\w@/.-])(${namespaces.join('|')})\\.[a-z0-9]+(-[a-z0-9]+)*(?![\\w@/])`, 'g')

it.each<[rule: string, pattern: RegExp]>([
  ['no raw message key is ever shown', rawKey],
  ['no unfilled placeholder is ever shown', /\{[^{}]*\}?|\}/g],
  [
    'no undefined, NaN, [object Object], Infinity or Invalid Date',
    /\b(undefined|NaN|Infinity|Invalid Date)\b|\[object \w+\]/g
  ],
  [
    'no markup that was escaped twice',
    /&(amp|lt|gt|quot|nbsp|#x?\w+);|<\/?(p|a|b|strong|em|ul|li|br|span|h[1-6])\b[^>]*>/g
  ],
  ['no Markdown that was not rendered', /\]\([^)]*\)|\*\*[^*\n]+\*\*|^#{1,6} .*$/gm],
  ['no empty list of things: no ", ," and no "()"', /,\s*,|\(\s*\)/g],
  ['no filler', /[Ll]orem ipsum|\bTODO\b|\bTBD\b|\bFIXME\b/g]
])('%s', (_rule, pattern) =>
  expectNoFaults(pages, ({ html }) => matches(html, pattern).map(found => `it says ${found}`))
)
