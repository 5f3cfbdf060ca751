import { expect, it } from 'vitest'
import { type SiteId, siteIds } from '../../domain/sites/site-id.ts'
import { readEnvironment } from '../config/environment.ts'
import { type HostKind, isOwnHost, mixedContentsHosts, resolveHost, siteOrigin } from './hosts.ts'

const plain = {}
const domains = { REGION_DOMAINS: '{"global":"https://room.test","belgium":"https://room.be"}' }
const regional = { REGION_CONTENTS_HOST: '{"belgium":"https://play.room.be"}' }
const byLocale = { REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.room.be","fr":"https://fr.room.be"}}' }
const ports = { REGION_DOMAINS: '{"global":"http://localhost:4000","belgium":"http://localhost:4001"}' }

it.each<
  [rule: string, variables: Record<string, string>, host: string | undefined, siteId: SiteId, hostKind: HostKind]
>([
  ['`global` is the plain host', plain, 'localhost:3000', 'global', 'site'],
  ['the others are `{id}.localhost:PORT`', plain, 'united-kingdom.localhost:3000', 'united-kingdom', 'site'],
  ['letter case', plain, 'Belgium.LOCALHOST:3000', 'belgium', 'site'],
  ['another port, as behind a proxy', plain, 'belgium.localhost', 'belgium', 'site'],
  ['a trailing dot', plain, 'belgium.localhost.:3000', 'belgium', 'site'],
  ['An unknown host gets `global`', plain, 'evil.test', 'global', 'site'],
  ['an IPv6 literal', plain, '[::1]:3000', 'global', 'site'],
  ['an address', plain, '192.168.1.5:3000', 'global', 'site'],
  ['no Host', plain, undefined, 'global', 'site'],
  ['what is no host', plain, 'belgium.localhost@evil.test', 'global', 'site'],
  ['a longer name', plain, 'x.belgium.localhost:3000', 'global', 'site'],
  ['`REGION_DOMAINS` maps them', domains, 'room.be', 'belgium', 'site'],
  ['the default port may be written', domains, 'room.be:443', 'belgium', 'site'],
  ['two domains that differ by the port alone', ports, 'localhost:4001', 'belgium', 'site'],
  ['two domains that differ by the port alone, at neither', ports, 'localhost:4002', 'global', 'site'],
  ['the second virtual host always answers', plain, 'contents.localhost:3000', 'global', 'contents'],
  ['`CONTENTS_HOST` set', { CONTENTS_HOST: 'https://play.test' }, 'play.test', 'global', 'contents'],
  ['unless `REGION_CONTENTS_HOST` names the site', regional, 'play.room.be', 'belgium', 'contents'],
  ['or each language of the site', byLocale, 'nl.room.be', 'belgium', 'contents-nl'],
  ['or each language of the site', byLocale, 'fr.room.be:443', 'belgium', 'contents-fr'],
  ['a regional one does not take the other away', regional, 'contents.localhost:3000', 'global', 'contents'],
  [
    'it may name the shared host',
    { REGION_CONTENTS_HOST: '{"belgium":"http://contents.localhost:3000"}' },
    'contents.localhost:3000',
    'belgium',
    'contents'
  ]
])('%s', (_rule, variables, host, siteId, hostKind) => {
  expect(resolveHost(host, readEnvironment(variables))).toEqual({ siteId, hostKind })
})

it.each(siteIds.map(siteId => [siteId]))('the origin of %s leads back to it', siteId => {
  const environment = readEnvironment({})
  expect(resolveHost(new URL(siteOrigin(siteId, environment)).host, environment)).toEqual({ siteId, hostKind: 'site' })
})

it.each<[rule: string, variables: Record<string, string>, host: string | undefined, own: boolean]>([
  ['a site', plain, 'belgium.localhost:3000', true],
  ['the contents host', plain, 'contents.localhost', true],
  ['an unknown name', plain, 'evil.test', false],
  ['no Host', plain, undefined, false],
  ['a clone is reached by its address', plain, '192.168.1.5:3000', true],
  ['a clone is reached by its address', plain, '[::1]:3000', true],
  ['with domains of its own an address is no host', domains, '192.168.1.5', false],
  ['a domain', domains, 'room.be', true]
])('whose host it is: %s (%s %s)', (_rule, variables, host, own) => {
  expect(isOwnHost(host, readEnvironment(variables))).toBe(own)
})

it.each<[rule: string, variables: Record<string, string>, sites: SiteId[]]>([
  ['two languages share it', regional, ['belgium']],
  ['three do', { REGION_CONTENTS_HOST: '{"global":"https://play.test"}' }, ['global']],
  ['each has its own', byLocale, []],
  ['the site has one language', { REGION_CONTENTS_HOST: '{"germany":"https://play.de"}' }, []],
  ['none is set', plain, []]
])('S5-14 one contents host that mixes languages: %s', (_rule, variables, sites) => {
  expect(mixedContentsHosts(readEnvironment(variables))).toEqual(sites)
})
