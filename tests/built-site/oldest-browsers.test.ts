import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildsFolder, currentBuildId } from '../../server/platform/builds.ts'

const folder = join(buildsFolder, currentBuildId(), 'client', 'assets')
const scripts = readdirSync(folder)
  .filter(file => file.endsWith('.js'))
  .map(file => [file, readFileSync(join(folder, file), 'utf8')] as const)

/** What the oldest browsers of `vite.config.ts` lack, which translates the language and not its library. */
it.each<[called: string, pattern: RegExp, since: string]>([
  ['AbortSignal.any', /AbortSignal\.any\b/, 'Chrome 116, Safari 17.4'],
  ['URL.canParse, URL.parse', /\bURL\.(canParse|parse)\(/, 'Chrome 120, Safari 17'],
  ['checkVisibility without a question', /^(?![\s\S]*`checkVisibility`in)[\s\S]*\.checkVisibility\(/, 'Safari 17.4'],
  [
    'requestIdleCallback without a question',
    /^(?![\s\S]*(`requestIdleCallback`in|\.requestIdleCallback\b))[\s\S]*\brequestIdleCallback\(/,
    'no Safari'
  ],
  ['`:has()` where a script looks for it', /["'`][^"'`{}]*:has\([^"'`{}]*["'`]/, 'Firefox 121'],
  ['groupBy', /\b(Object|Map)\.groupBy\(/, 'Chrome 117, Safari 17.4'],
  ['Array.fromAsync', /\bArray\.fromAsync\(/, 'Chrome 121'],
  ['Promise.withResolvers, Promise.try', /\bPromise\.(withResolvers|try)\(/, 'Chrome 119, Safari 17.4'],
  [
    'methods of sets',
    /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|union|intersection)\(/,
    'Chrome 122'
  ],
  [
    'methods of iterators',
    /\.((values|keys|entries)\(\)|matchAll\([^()]*\))\.(map|filter|some|every|find|reduce|toArray|take)\(/,
    'Chrome 122, Safari 18.4'
  ]
])('no script of the browser calls %s', (_called, pattern) => {
  expect(scripts.length).toBeGreaterThan(10)
  expect(scripts.filter(([, text]) => pattern.test(text)).map(([file]) => file)).toEqual([])
})
