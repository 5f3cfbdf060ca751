import { expect, it } from 'vitest'
import { signUpState } from './sign-up-state.ts'

type Facts = Parameters<typeof signUpState>[0]
const facts = (change: Partial<Facts>): Facts => ({ signUp: 'open', query: {}, form: null, ...change })

it.each<[rule: string, given: Facts, state: string]>([
  ['open to the visitor', facts({}), 'open'],
  ['"WARNING: sign-up is refused", "BLOCKED: no sign-up"', facts({ signUp: 'refused' }), 'refused'],
  ['"elsewhere, or unknown: 403 with the right site named"', facts({ signUp: 'elsewhere' }), 'elsewhere'],
  ['"303 to `/download/?joined=1`"', facts({ query: { joined: '1' } }), 'joined'],
  ['a query alone opens nothing', facts({ signUp: 'refused', query: { joined: '1' } }), 'refused'],
  ['another value says nothing', facts({ query: { joined: 'yes' } }), 'open'],
  ['S6-20 the link of the mail asks for a press', facts({ query: { token: 'a.b.c' } }), 'confirm'],
  ['wherever its reader is', facts({ signUp: 'refused', query: { token: 'a.b.c' } }), 'confirm'],
  ['the press came back with a fault', facts({ form: { name: 'confirm' } }), 'confirm'],
  ['the link of the mail worked', facts({ query: { confirm: 'done' } }), 'confirmed'],
  ['its reader has left the country since', facts({ signUp: 'refused', query: { confirm: 'done' } }), 'confirmed'],
  ['a "signed, expiring link"', facts({ query: { confirm: 'expired' } }), 'expired'],
  ['a link that is none', facts({ query: { confirm: 'invalid' } }), 'invalid'],
  ['an answer that nobody gives', facts({ query: { confirm: 'toString' } }), 'open'],
  ['a link "that can be asked for again"', facts({ query: { resent: '1' } }), 'resent'],
  ['asked for with a fault', facts({ form: { name: 'resend' } }), 'resend'],
  ['"its errors in the page again"', facts({ form: { name: 'sign-up' } }), 'open'],
  ['a form that came back is not joined', facts({ form: { name: 'sign-up' }, query: { joined: '1' } }), 'open']
])('%s', (_rule, given, state) => expect(signUpState(given)).toBe(state))
