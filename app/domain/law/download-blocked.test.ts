import { expect, it } from 'vitest'
import type { RuleType } from './country-rule.ts'
import { downloadBlocked, mayDownload } from './download-blocked.ts'

it.each<[rule: string, country: RuleType | null, path: string, blocked: boolean]>([
  ['"true when the country rule is BLOCKED"', 'BLOCKED', '/about-us/', true],
  ['"and the path is not home"', 'BLOCKED', '/', false],
  ['"download"', 'BLOCKED', '/download/', false],
  ['"download" without its slash', 'BLOCKED', '/download', false],
  ['"or poker-school"', 'BLOCKED', '/poker-school/', false],
  ['a page below poker-school is another path', 'BLOCKED', '/poker-school/glossary/', true],
  ['WARNING leaves download open', 'WARNING', '/about-us/', false],
  ['no rule', null, '/about-us/', false]
])('S4-11 download blocked, %s: %s at %s', (_rule, country, path, blocked) => {
  expect(downloadBlocked(country, path)).toBe(blocked)
})

it.each<[what: string, rule: RuleType | null, siteClosed: boolean, may: boolean]>([
  ['S6-2 "Country rule BLOCKED: cannot download"', 'BLOCKED', false, false],
  ['"WARNING leaves download open"', 'WARNING', false, true],
  ['no rule', null, false, true],
  ['S6-23 nobody downloads on the site of a country where nothing is offered', null, true, false]
])('the strict guard, %s', (_what, rule, siteClosed, may) => {
  expect(mayDownload({ rule, siteClosed })).toBe(may)
})
