import { expect, it } from 'vitest'
import { yourDataState } from './your-data-state.ts'

type Facts = Parameters<typeof yourDataState>[0]

it.each<[rule: string, given: Facts, state: string]>([
  ['"A person can ask for their data and its deletion"', { query: {}, form: null }, 'request'],
  ['the answer is the same for every address', { query: { sent: '1' }, form: null }, 'sent'],
  ['the link of the mail', { query: { token: 'a.b' }, form: null }, 'link'],
  ['a link without its end', { query: { token: '' }, form: null }, 'request'],
  ['a link that is over', { query: { expired: '1' }, form: null }, 'expired'],
  ['erased', { query: { deleted: '1' }, form: null }, 'deleted'],
  ['a deletion that was not confirmed', { query: {}, form: { name: 'delete-data', values: { token: 'a.b' } } }, 'link'],
  ['one without its token', { query: {}, form: { name: 'delete-data', values: {} } }, 'request'],
  ['an address with a fault', { query: {}, form: { name: 'your-data', values: { email: 'a' } } }, 'request']
])('%s', (_rule, given, state) => expect(yourDataState(given)).toBe(state))
