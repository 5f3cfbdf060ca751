import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { claims as schema } from '../../../content/claims/claims.schema.ts'
import type { SiteId } from '../regions/site-id.ts'
import { forbiddenClaims } from './forbidden-claims.ts'

const claims = v.parse(schema, parse(readFileSync('content/claims/claims.yaml', 'utf8')))
const idsOf = (text: string, locale: 'fr' | 'en', siteId: SiteId | null) =>
  forbiddenClaims(text, locale, claims, siteId).map(fault => /\(([\w-]+)\)$/.exec(fault)?.[1])

describe('what may not be said, by site', () => {
  it.each<[rule: string, text: string, locale: 'fr' | 'en', site: SiteId | null, ids: string[]]>([
    ['no promise of winnings, on any site', 'Sign up for guaranteed winnings.', 'en', null, ['sure-winnings']],
    ['in French too', 'De l’argent facile, chaque soir.', 'fr', null, ['sure-winnings']],
    ['a guaranteed prize pool is a fact', 'A guaranteed prize pool of a million.', 'en', null, []],
    ['to deny it is allowed', 'Poker is not easy money.', 'en', null, []],
    ['to deny it is allowed, in French', 'Le poker n’est pas de l’argent facile.', 'fr', null, []],
    [
      'a denial in the sentence before counts for nothing',
      'We do not lie. It is easy money.',
      'en',
      null,
      ['sure-winnings']
    ],
    ['“risk-free” avoided', 'A risk-free evening', 'en', null, ['sure-winnings']],
    ['no countdown pressure', 'Hurry: only a few hours left!', 'en', null, ['pressure', 'pressure']],
    [
      'not "free" if own money is risked: United Kingdom',
      'Take your free rewards.',
      'en',
      'united-kingdom',
      ['free-where-money-is-staked']
    ],
    ['elsewhere the offer’s own words stand', 'Take your free rewards.', 'en', 'global', []],
    [
      'no claims that skill or experience influences results: Brazil',
      'In the end, skill decides.',
      'en',
      'brazil',
      ['skill-decides']
    ],
    ['to deny it is allowed in Brazil', 'No skill decides who wins.', 'en', 'brazil', []],
    ['elsewhere a school may say so', 'In the end, skill decides.', 'en', 'global', []],
    ['no "more you spend more you win": Ontario', 'The more you play, the more you win.', 'en', 'ontario', ['glamour']],
    ['part of a word is no claim', 'The unhurrying river', 'en', null, []]
  ])('%s', (_rule, text, locale, siteId, ids) => expect(idsOf(text, locale, siteId)).toEqual(ids))
})

it('a pattern that is no regular expression is refused', () => {
  const [claim] = claims
  const broken = [{ ...claim, patterns: { fr: ['('], en: ['('] } }]
  expect(v.safeParse(schema, broken).issues?.map(({ message }) => message)).toEqual([
    'a pattern is no regular expression'
  ])
})
