import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { claims as schema } from '../../../content/claims/claims.schema.ts'
import { inEveryLanguage } from '../../../tests/fixtures/in-every-language.ts'
import type { SiteId } from '../sites/site-id.ts'
import { forbiddenClaims } from './forbidden-claims.ts'

const claims = v.parse(schema, parse(readFileSync('content/claims/claims.yaml', 'utf8')))
const idsOf = (text: string, locale: 'fr' | 'en', siteId: SiteId | null) =>
  forbiddenClaims(text, locale, claims, siteId).map(fault => /\(([\w-]+)\)$/.exec(fault)?.[1])

const free = 'free-where-money-is-staked'
const skill = 'skill-decides'

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
    [
      'a non-breaking space hides nothing',
      'Easy\u00a0money, every\u202fevening: risk\u2011free.',
      'en',
      null,
      ['sure-winnings', 'sure-winnings']
    ],
    ['nor a straight apostrophe', "You can't lose.", 'en', null, ['sure-winnings']],
    ['nor a soft hyphen', 'ar\u00adgent facile', 'fr', null, ['sure-winnings']],
    ['other forms of the words', 'Your winnings are guaranteed.', 'en', null, ['sure-winnings']],
    ['other forms of the words, in French', 'Vous êtes sûr de gagner.', 'fr', null, ['sure-winnings']],
    [
      'a denial of something else, before a semicolon or a colon, denies nothing here',
      'No deposit: easy money. Not today; easy money.',
      'en',
      null,
      ['sure-winnings', 'sure-winnings']
    ],
    ['no link with success or income', 'Poker is a second income.', 'en', null, ['income-or-success']],
    ['nor in French', 'Un complément de revenu.', 'fr', null, ['income-or-success']],
    ['to deny it is allowed', 'It is neither a regular income nor a plan.', 'en', null, []],
    ['no call to immediate action', 'Play now!', 'en', null, ['pressure']],
    ['nor in French', 'Inscrivez-vous sans attendre.', 'fr', null, ['pressure']],
    ['"free" with a hyphen, or an amount', 'Free-bets, $100 free', 'en', 'united-kingdom', [free, free]],
    ['“offerts” is free too', 'Deux tickets offerts', 'fr', 'brazil', [free]],
    ['an account that costs nothing is free', 'Create a free account.', 'en', 'united-kingdom', []],
    ['playing better influences results: Brazil', 'Playing better can lower that cost.', 'en', 'brazil', [skill]],
    ['nor in French', 'Bien jouer améliore les chances.', 'fr', 'brazil', [skill]],
    ['"no superstition as fact": Philippines', 'Take your lucky seat.', 'en', 'philippines', ['luck-as-a-fact']],
    ['no glamour: Philippines', 'The lifestyle of a star', 'en', 'philippines', ['glamour']],
    ['part of a word is no claim', 'The unhurrying river', 'en', null, []]
  ])('%s', (_rule, text, locale, siteId, ids) => expect(idsOf(text, locale, siteId)).toEqual(ids))
})

it('a pattern that is no regular expression is refused', () => {
  const [claim] = claims
  const broken = [{ ...claim, patterns: inEveryLanguage(['(']) }]
  expect(v.safeParse(schema, broken).issues?.map(({ message }) => message)).toEqual([
    'a pattern is no regular expression'
  ])
})
