import { expect, it } from 'vitest'
import { asksVisitor, type ConsentFacts, type ConsentState, consentState, runsTags } from './consent-state.ts'

const today = '20261121'
const granted = { decision: 'granted', textVersion: today } as const
const denied = { decision: 'denied', textVersion: today } as const
const older = '20250101'
const plain: ConsentFacts = {
  markers: [],
  carriesSecret: false,
  consentRequired: true,
  gpc: false,
  dnt: false,
  choice: null,
  textVersion: today,
  defaultConsentEnabled: false
}

it.each<[rule: string, facts: Partial<ConsentFacts>, state: ConsentState]>([
  ['S7-14 "loaded only for countries in the GDPR list": the consent script asks there', {}, 'ask'],
  ['S7-15 "loaded unless clean or lighthouse is present": elsewhere tags load', { consentRequired: false }, 'run'],
  ['"consentRequired: country in COUNTRIES_WITH_GDPR, or unknown"', { consentRequired: null }, 'ask'],
  ['S2-49 S7-15 "clean and lighthouse switch off consent and analytics scripts"', { markers: ['clean'] }, 'off'],
  ['S2-49 S7-15 lighthouse, elsewhere', { markers: ['lighthouse'], consentRequired: false }, 'off'],
  ['over a consent too', { markers: ['clean'], choice: granted }, 'off'],
  ['"is_Lighthouse suppresses the region warning", and nothing else', { markers: ['is_Lighthouse'] }, 'ask'],
  ['is_Lighthouse, elsewhere', { markers: ['is_Lighthouse'], consentRequired: false }, 'run'],
  ['an address with a secret is shown to no tag', { carriesSecret: true, choice: granted }, 'off'],
  ['accepted', { choice: granted }, 'run'],
  ['accepted, and the country is not known', { choice: granted, consentRequired: null }, 'run'],
  ['refused', { choice: denied }, 'refused'],
  ['refused where the law does not ask', { choice: denied, consentRequired: false }, 'refused'],
  ['"GPC counts as refusal everywhere"', { gpc: true }, 'refused'],
  ['GPC where the law does not ask', { gpc: true, consentRequired: false }, 'refused'],
  ['GPC, and the country is not known', { gpc: true, consentRequired: null }, 'refused'],
  ['"Do-Not-Track where consent is required"', { dnt: true }, 'refused'],
  ['Do-Not-Track, and the country is not known', { dnt: true, consentRequired: null }, 'refused'],
  ['Do-Not-Track elsewhere', { dnt: true, consentRequired: false }, 'run'],
  ['"the visitor may still opt in" under GPC', { gpc: true, choice: granted }, 'run'],
  ['and under Do-Not-Track', { dnt: true, choice: granted }, 'run'],
  ['"and withdraw"', { gpc: true, choice: denied }, 'refused'],
  ['a consent for another text asks again', { choice: { ...granted, textVersion: older } }, 'ask'],
  [
    'where the law does not ask, tags load without one',
    { choice: { ...granted, textVersion: older }, consentRequired: false },
    'run'
  ],
  [
    'under GPC a consent for another text is none',
    { choice: { ...granted, textVersion: older }, gpc: true },
    'refused'
  ],
  ['a refusal of another text is asked again', { choice: { ...denied, textVersion: older } }, 'ask'],
  ['and is never taken for a yes', { choice: { ...denied, textVersion: older }, consentRequired: false }, 'refused'],
  ['S1-18 "default consent": counts as given before a choice', { defaultConsentEnabled: true }, 'presumed'],
  ['also where the country is not known', { defaultConsentEnabled: true, consentRequired: null }, 'presumed'],
  ['elsewhere it changes nothing', { defaultConsentEnabled: true, consentRequired: false }, 'run'],
  ['never over GPC', { defaultConsentEnabled: true, gpc: true }, 'refused'],
  ['never over Do-Not-Track', { defaultConsentEnabled: true, dnt: true }, 'refused'],
  ['never over a refusal', { defaultConsentEnabled: true, choice: denied }, 'refused'],
  [
    'nor over a refusal of another text',
    { defaultConsentEnabled: true, choice: { ...denied, textVersion: older } },
    'ask'
  ],
  [
    'for another text it counts as before any choice',
    { defaultConsentEnabled: true, choice: { ...granted, textVersion: older } },
    'presumed'
  ],
  ['never over a marker', { defaultConsentEnabled: true, markers: ['clean'] }, 'off']
])('%s', (_rule, facts, state) => {
  expect(consentState({ ...plain, ...facts })).toBe(state)
})

const booleans = [true, false]
const every: ConsentFacts[] = booleans.flatMap(gpc =>
  booleans.flatMap(dnt =>
    booleans.flatMap(defaultConsentEnabled =>
      [true, false, null].flatMap(consentRequired =>
        [null, granted, denied, { ...granted, textVersion: older }, { ...denied, textVersion: older }].map(choice => ({
          ...plain,
          gpc,
          dnt,
          defaultConsentEnabled,
          consentRequired,
          choice
        }))
      )
    )
  )
)

it.each<[rule: string, facts: (facts: ConsentFacts) => boolean, holds: (state: ConsentState) => boolean]>([
  [
    '"nothing loads before consent in the listed countries"',
    facts => facts.consentRequired !== false && facts.choice !== granted && !facts.defaultConsentEnabled,
    state => !runsTags(state)
  ],
  [
    'no signal is overruled but by a choice',
    facts => facts.gpc && facts.choice !== granted,
    state => state === 'refused'
  ],
  ['no refusal loads anything', facts => facts.choice?.decision === 'denied', state => !runsTags(state)],
  ['who chose today is not asked', facts => facts.choice?.textVersion === today, state => !asksVisitor(state)],
  ['nobody is asked where the law does not ask', facts => facts.consentRequired === false, state => !asksVisitor(state)]
])('in all %s', (_rule, isMeant, holds) => {
  const meant = every.filter(isMeant)
  expect(meant.length).toBeGreaterThan(5)
  expect(meant.filter(facts => !holds(consentState(facts)))).toEqual([])
})
