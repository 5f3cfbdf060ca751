import { expect, it } from 'vitest'
import type { Evidence } from '../../server/content/evidence.ts'
import type { OfferEvent } from '../../server/content/offer-events.ts'
import type { ServedVersion } from '../../server/content/served-versions.ts'
import { content } from '../../tests/fixtures/content.ts'
import { inMonthOfFigures } from '../../tests/fixtures/month-of-figures.ts'
import { instantOf, readQuestion } from './compliance-arguments.ts'
import { describeRules } from './compliance-rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const nothing: { evidence: Evidence; commit: string } = {
  evidence: { events: [], served: [], missing: null },
  commit: 'c0ffee'
}
const ask = (line: string, source = nothing) => describeRules(content, readQuestion(line.split(' '), now), source)
/** The answer with runs of spaces as one. */
const told = (line: string, source?: typeof nothing) => ask(line, source).replace(/[ \u00a0]+/g, ' ')

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
    `--country=AQ --date=${inMonthOfFigures('20')}`,
    [
      'offers welcome-bonus (headline); monthly-giveaway (headline)',
      'file content/offers/offers.yaml record welcome-bonus title $100 in free rewards, or a 100% match up to $600',
      'term One of the two; not combined with another offer for new players.',
      'conditions new-players; minimum deposit $10; release $10 for $50 in fees; maximum $600; expiry 90 days',
      'full terms /promotions/welcome-bonus/ valid from 2026-01-01 valid until 2036-01-01 review by'
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
    '--country=AQ --site=united-kingdom',
    ['not signed gb-wagering-cap: No offer of the British site has a release']
  ],
  [
    'BLOCKED on another page',
    '--country=fr --page=about-us',
    ['rule BLOCKED', 'download sent home', 'right site none']
  ],
  [
    'amounts are those of the site',
    '--country=GB --site=united-kingdom',
    ['record welcome-bonus-gb title', 'maximum £']
  ],
  [
    'Ontario as a country and a region',
    '--country=CA --region=ON',
    ['A visitor from CAON on global', 'notice ontario', 'rule BLOCKED']
  ],
  [
    'another region of Canada has the law of Canada',
    '--country=CA --region=QC',
    ['A visitor from CA on global', 'rule none']
  ],
  ['Ontario', '--country=CAON --page=/contact/', ['notice ontario', 'rule BLOCKED', 'right site ontario']],
  [
    'the licence of the global site',
    '--country=AQ',
    ['licence Isle of Man Gambling Supervision Commission, SAMPLE-0000']
  ],
  ['who may not play', '--country=PH --site=philippines', ['excluded Philippine law also bars government officials']],
  ['consent, in a country with a rule too', '--country=US', ['consent not required']],
  ['consent, in a country without one', '--country=SE', ['consent required']],
  ['Ontario is in Canada', '--country=CAON', ['consent not required']],
  ['a site where nothing is offered', '--country=AQ --site=poland', ['head of pages nothing is offered here']],
  ['hours', '--country=AQ --site=germany', ['hours 21:00 to 06:00 Europe/Berlin', 'sign-up elsewhere']],
  [
    'by day in Germany nothing that induces, whatever runs',
    '--country=DE --site=germany --date=2026-11-20',
    ['hours 21:00 to 06:00 Europe/Berlin: not at this instant, so that no offer, inducement or person is shown']
  ],
  [
    'by night it is shown',
    '--country=DE --site=germany --date=2026-11-20T21:00:00Z',
    ['hours 21:00 to 06:00 Europe/Berlin people']
  ],
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

const at = (instant: string) => Date.parse(instant)
const switched = (event: 'withdrawn' | 'restored', instant: string): OfferEvent => ({
  offerId: 'welcome-bonus',
  event,
  at: at(instant),
  by: 'Zoé',
  reason: 'wrong amount'
})
const served = (instant: string, version: string): ServedVersion => ({
  at: at(instant),
  build: 'b1',
  commit: 'c0ffee',
  content: version
})
const events = [switched('withdrawn', '2026-11-20T10:00:00Z'), switched('restored', '2026-11-20T14:00:00Z')]
const versions = [served('2026-11-19T00:00:00Z', content.version), served('2026-11-20T13:00:00Z', 'another')]
const noDatabase = 'there is no database'

it.each<[rule: string, date: string, evidence: Partial<Evidence>, parts: string[], not?: string]>([
  [
    'withdrawn then: with who, when and why, and in no list of offers',
    '2026-11-20T12:00:00Z',
    { events },
    ['withdrawn welcome-bonus at 2026-11-20T10:00:00.000Z by Zoé: wrong amount', 'offers daily-task'],
    'record welcome-bonus title'
  ],
  ['not yet', '2026-11-20T09:59:00Z', { events }, ['offers welcome-bonus (headline)', 'withdrawn none']],
  ['not any more', '2026-11-20T14:00:00Z', { events }, ['offers welcome-bonus (headline)', 'withdrawn none']],
  [
    'no database: withdrawals are not known, never none',
    '2026-11-20T12:00:00Z',
    { missing: noDatabase },
    ['served then there is no database', 'withdrawn there is no database']
  ],
  [
    'what was served is what is read here',
    '2026-11-20T12:00:00Z',
    { served: versions },
    [`commit c0ffee, build b1, since 2026-11-19T00:00:00.000Z`, 'commit c0ffee: the same content']
  ],
  [
    'what was served is another content',
    '2026-11-20T13:00:00Z',
    { served: versions },
    ['served then content another, commit c0ffee', 'OTHER CONTENT, check that commit out']
  ],
  [
    'before anything is on record',
    '2026-11-18',
    { served: versions },
    ['served then nothing is on record before 2026-11-19T00:00:00.000Z read here content']
  ]
])('%s', (_rule, date, evidence, parts, not) => {
  const source = { evidence: { ...nothing.evidence, ...evidence }, commit: 'c0ffee' }
  const answer = told(`--country=AQ --date=${date}`, source).replace(/\n /g, ' ')
  for (const part of parts) expect(answer).toContain(part)
  if (not) expect(answer).not.toContain(not)
})

it.each<[argument: string, asked: string, reason: RegExp]>([
  ['country', '--site=global', /^--country is missing: write a country code/],
  ['country', '--country=France', /^--country=France: write a country code of two letters/],
  ['region', '--country=CA --region=Ontario', /^--region=Ontario: write the code of a region/],
  ['site', '--country=FR --site=uk', /^--site=uk: there is no such site; there are global, europe/],
  ['page', '--country=FR --page=/nope/', /^--page=\/nope\/: the site map has no such page/],
  ['device', '--country=FR --device=tv', /^--device=tv: there is no such device; there are windows/],
  ['date', '--country=FR --date=2027-02-30', /^--date=2027-02-30: write a day/],
  ['date', '--country=FR --date=tomorrow', /^--date=tomorrow: write a day/],
  [
    'an argument that nobody knows',
    '--country=FR --when=now',
    /^Unknown option '--when'\. Usage: npm run rules -- \[--country=…\] \[--region=…\]/
  ],
  ['a word without a name', 'FR', /^Unexpected argument 'FR'\. Usage/]
])('a bad argument gets a message with its name and the reason: %s', (_argument, asked, reason) => {
  expect(() => ask(asked)).toThrow(reason)
})

it.each<[rule: string, args: string[], day: string]>([
  ['the day of the matrix is today', [], '2026-11-20'],
  ['or another', ['--date=2027-07-01'], '2027-07-01']
])('%s', (_rule, args, day) => {
  expect(instantOf(args, now).toISOString().slice(0, 10)).toBe(day)
})
