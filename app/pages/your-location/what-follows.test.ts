import { expect, it } from 'vitest'
import { type WhatFollows, whatFollows } from './what-follows.ts'

type Facts = Parameters<typeof whatFollows>[0]
const open: Facts = {
  rule: null,
  siteClosed: false,
  siteInforms: false,
  signUp: 'open',
  offers: ['welcome-bonus'],
  adHours: []
}

it.each<[rule: string, facts: Partial<Facts>, follows: WhatFollows]>([
  ['no rule', {}, { signUp: 'open', download: 'open', offers: 'shown' }],
  [
    '"WARNING leaves download open"',
    { rule: 'WARNING', signUp: 'refused', offers: [] },
    { signUp: 'refused', download: 'open', offers: 'hidden' }
  ],
  [
    '"BLOCKED: no sign-up and no download"',
    { rule: 'BLOCKED', signUp: 'refused', offers: [] },
    { signUp: 'refused', download: 'closed', offers: 'hidden' }
  ],
  [
    'a licensed site, read from elsewhere',
    { signUp: 'elsewhere', offers: [] },
    { signUp: 'elsewhere', download: 'open', offers: 'hidden' }
  ],
  [
    'a site that informs has no form and no installer',
    { siteInforms: true, offers: [] },
    { signUp: 'elsewhere', download: 'closed', offers: 'hidden' }
  ],
  [
    'hours of the law',
    { adHours: [{ timeZone: 'Europe/Berlin', from: '21:00', until: '06:00' }] },
    { signUp: 'open', download: 'open', offers: 'hours' }
  ]
])('%s', (_rule, facts, follows) => expect(whatFollows({ ...open, ...facts })).toEqual(follows))
