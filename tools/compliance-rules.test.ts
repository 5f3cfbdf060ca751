import { expect, it } from 'vitest'
import { content } from '../tests/fixtures/content.ts'
import { dayArgument, readQuestion } from './compliance-arguments.ts'
import { describeRules } from './compliance-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ask = (line: string) => describeRules(content, readQuestion(line.split(' '), now))
/** The answer with runs of spaces as one. */
const told = (line: string) => ask(line).replace(/ +/g, ' ')

it.each<[rule: string, asked: string, parts: string[]]>([
  [
    'what country Y sees on site X, page P',
    '--country=GB --site=global --page=/download/ --device=windows',
    [
      'A visitor from GB on global, page /download/, device windows, at 2026-11-20T12:00:00.000Z',
      'rule WARNING',
      'notice region-warning',
      'sign-up refused',
      'right site united-kingdom',
      'download installer',
      'offers none',
      'age 18+',
      'help National Gambling Helpline (GamCare) (helpline) 0808 8020 133 https://www.gamcare.org.uk/; GAMSTOP',
      'laws GB',
      'regulators Gambling Commission https://www.gamblingcommission.gov.uk/',
      'not verified none',
      'consent required'
    ]
  ],
  [
    'with the records that decide it',
    '--country=GB --site=belgium',
    [
      'file content/country-rules/country-rules.yaml record BE valid from 2026-01-01 review by 2036-01-01 source infogioco.it',
      'record GB valid from 2026-01-01',
      'checked on 2026-11-20, verified',
      'record over-18 valid from 2026-01-01 valid until 2036-01-01 source',
      'warnings Gambling is addictive.'
    ]
  ],
  [
    'offers with their kinds, and their records',
    '--country=SE',
    [
      'offers welcome-bonus (headline); monthly-giveaway (headline)',
      'file content/offers/offers.yaml record welcome-bonus valid from 2026-01-01 valid until 2036-01-01 review by'
    ]
  ],
  [
    'the licence sentence of the site',
    '--country=GB --site=united-kingdom',
    [
      'is licensed and regulated in Great Britain by the Gambling Commission under account number SAMPLE-GB-0000.',
      'sign-up open'
    ]
  ],
  [
    'a position that nobody has signed yet',
    '--country=SE --site=united-kingdom',
    ['not signed gb-wagering-cap: No offer of the British site has a release']
  ],
  [
    'BLOCKED on another page',
    '--country=fr --page=about-us',
    ['rule BLOCKED', 'download sent home', 'right site none']
  ],
  ['Ontario', '--country=CAON --page=/contact/', ['notice ontario', 'rule BLOCKED', 'right site ontario']],
  [
    'the licence of the global site',
    '--country=SE',
    ['licence Isle of Man Gambling Supervision Commission, SAMPLE-0000']
  ],
  ['who may not play', '--country=PH --site=philippines', ['excluded Philippine law also bars government officials']],
  ['consent, in a country with a rule too', '--country=US', ['consent not required']],
  ['consent, in a country without one', '--country=SE', ['consent required']],
  ['Ontario is in Canada', '--country=CAON', ['consent not required']],
  ['a site where nothing is offered', '--country=SE --site=poland', ['head of pages nothing is offered here']],
  ['hours', '--country=SE --site=germany', ['hours 21:00 to 06:00 Europe/Berlin', 'sign-up elsewhere']],
  [
    'currency',
    '--country=NL --site=netherlands',
    [
      'currency EUR; USD in shared-poker-pools',
      'age 18+ (advertising 24+)',
      'not verified Loket Kansspel 0800 24 000 22'
    ]
  ],
  ['unknown', '--country=unknown', ['A visitor from unknown on global', 'rule none', 'consent required']],
  [
    'at date Z, past the review',
    '--country=GB --site=united-kingdom --date=2037-01-01',
    ['offers none', 'licence none', 'help National Gambling Helpline']
  ]
])('%s: %s', (_rule, asked, parts) => {
  const answer = told(asked).replace(/\n /g, ' ')
  for (const part of parts) expect(answer).toContain(part)
})

it.each<[argument: string, asked: string, reason: RegExp]>([
  ['country', '--site=global', /^--country is missing: write a country code/],
  ['country', '--country=France', /^--country=France: write a country code of two letters/],
  ['site', '--country=FR --site=uk', /^--site=uk: there is no such site; there are global, europe/],
  ['page', '--country=FR --page=/nope/', /^--page=\/nope\/: the site map has no such page/],
  ['device', '--country=FR --device=tv', /^--device=tv: there is no such device; there are windows/],
  ['date', '--country=FR --date=2027-02-30', /^--date=2027-02-30: write a day/],
  ['date', '--country=FR --date=tomorrow', /^--date=tomorrow: write a day/],
  ['an argument that nobody knows', '--country=FR --when=now', /^--when: there is no such argument; there are country/],
  ['a word without a name', 'FR', /^'FR' is no argument: write --name=value/]
])('a bad argument gets a message with its name and the reason: %s', (_argument, asked, reason) => {
  expect(() => ask(asked)).toThrow(reason)
})

it.each<[rule: string, words: string[], day: string]>([
  ['the day of the matrix is today', [], '2026-11-20'],
  ['or another', ['--date=2027-07-01'], '2027-07-01']
])('%s', (_rule, words, day) => {
  expect(dayArgument(words, now)).toBe(day)
})
