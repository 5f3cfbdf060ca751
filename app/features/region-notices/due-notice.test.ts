import { expect, it } from 'vitest'
import { siteIds } from '../../domain/sites/site-id.ts'
import { dueNotice, type NoticeKind } from './due-notice.ts'

type Facts = Parameters<typeof dueNotice>[0]

const unknown = { country: null, region: null }
const ontario = { country: 'CA', region: 'ON' }
const quebec = { country: 'CA', region: 'QC' }
const britain = { country: 'GB', region: null }
const home: Facts = {
  siteId: 'global',
  location: unknown,
  rule: null,
  path: '/',
  closeRM: false,
  markers: [],
  whitelisted: false
}
const warned: Partial<Facts> = { location: britain, rule: 'WARNING' }
const onOntario: Partial<Facts> = { siteId: 'ontario', location: britain, rule: 'WARNING' }

it.each<[rule: string, facts: Partial<Facts>, notice: NoticeKind | null]>([
  ['unknown is treated as no rule', {}, null],
  ['S4-6 a country without a rule', { location: { country: 'AQ', region: null } }, null],
  ['S4-6 "shown when the country\'s rule is WARNING, on the home" page', warned, 'region-warning'],
  ['S4-6 "or download page"', { ...warned, path: '/download/' }, 'region-warning'],
  ['S4-6 "only"', { ...warned, path: '/about-us/' }, null],
  ['"only": not on a page below it', { ...warned, path: '/download/start/' }, null],
  ['S4-7 "It is not shown when closeRM=1"', { ...warned, closeRM: true }, null],
  ['S4-8 "when a lighthouse marker is present"', { ...warned, markers: ['lighthouse'] }, null],
  ['S4-8 "is_Lighthouse suppresses the region warning"', { ...warned, markers: ['is_Lighthouse'] }, null],
  ['`clean` switches off scripts alone', { ...warned, markers: ['clean'] }, 'region-warning'],
  ['S4-9 "or when the visitor is on the whitelist"', { ...warned, whitelisted: true }, null],
  [
    'a BLOCKED country is told by what the page says',
    { location: { country: 'FR', region: null }, rule: 'BLOCKED' },
    null
  ],
  ['S4-13 "shown when country is CA and region is ON"', { location: ontario, rule: 'BLOCKED' }, 'ontario'],
  ['S4-13 not for the rest of Canada', { location: quebec }, null],
  ['S4-13 not for ON of another country', { location: { country: 'US', region: 'ON' } }, null],
  ['"every page"', { location: ontario, rule: 'BLOCKED', path: '/privacy-policy/' }, 'ontario'],
  ['S4-14 "and closeRM is not 1"', { location: ontario, rule: 'BLOCKED', closeRM: true }, null],
  [
    'whitelist and markers suppress the warning alone',
    { location: ontario, whitelisted: true, markers: ['lighthouse'] },
    'ontario'
  ],
  ['"one a page view, in the order Ontario modal, region warning"', { location: ontario, rule: 'WARNING' }, 'ontario'],
  ['"region warning, redirect modal"', onOntario, 'region-warning'],
  [
    'S2-46 "site ontario, location known and not CAON, every page"',
    { ...onOntario, path: '/about-us/' },
    'ontario-redirect'
  ],
  ['S2-46 closeRM: it is asked once', { ...onOntario, path: '/about-us/', closeRM: true }, null],
  ['... also after the warning was closed', { ...onOntario, closeRM: true }, null],
  ['... where the warning is suppressed', { ...onOntario, whitelisted: true }, 'ontario-redirect'],
  ['... for a country without a rule', { siteId: 'ontario', location: quebec }, 'ontario-redirect'],
  ['not where the location is unknown', { siteId: 'ontario' }, null],
  ['not for Ontario itself', { siteId: 'ontario', location: ontario }, null]
])('%s', (_rule, facts, notice) => expect(dueNotice({ ...home, ...facts })).toBe(notice))

it.each(siteIds.map(siteId => [siteId]))('S4-13 Ontario modal "on any site except the Canadian one": %s', siteId => {
  expect(dueNotice({ ...home, siteId, location: ontario })).toBe(siteId === 'ontario' ? null : 'ontario')
})
