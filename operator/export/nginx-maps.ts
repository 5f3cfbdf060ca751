import { canadianProvinces } from '../../app/domain/law/place.ts'
import {
  type AnswerFacts,
  answersOf,
  type ExportedHost,
  originFiles,
  originTrees,
  ownParameters
} from './exported-host.ts'
import type { HeaderFacts } from './host-files.ts'
import { atOrAfter, type Line, literal, quoted } from './nginx-text.ts'

type Facts = Pick<HeaderFacts, 'localeCookie'> & {
  hosts: readonly ExportedHost[]
  /** The headers of country and region that the CDN writes. */
  geoHeaders: readonly string[]
}

/** The part for `http {}`: which file, which policy and which way each request has. */
export function nginxMaps({ hosts, geoHeaders, localeCookie }: Facts): string {
  const policies = numbered(hosts, ({ policy }) => policy, 'p')
  const ends = numbered(hosts, ({ expiresAt }) => expiresAt, 'e')
  const ofPages = entries(hosts, 'pages', { policies, ends })
  const ofMissing = entries(hosts, 'missing', { policies, ends })
  const [country = '', region = ''] = geoHeaders.map(name => `$http_${name.toLowerCase().replaceAll('-', '_')}`)
  const provinces = Object.values(canadianProvinces).join('|')
  const lists = [ofPages.usual, ofPages.other, hosts.flatMap(({ classes }) => Object.keys(classes))]
  const policyOfId: Line[] = [['default', ''], ...[...policies].map(([policy, id]): Line => [id, policy])]
  const most = Math.max(...lists.map(list => list.length))
  return [
    '# Made by «npm run export». It belongs inside http {}.',
    'map_hash_bucket_size 256;',
    `map_hash_max_size ${2 ** Math.ceil(Math.log2(most * 2 + 2))};`,
    map('$host', 'export_folder', [
      ['default', 'global'],
      ...hosts.map(({ origin, folder }): Line => [new URL(origin).hostname, folder])
    ]),
    '# Where the visitor is, as the CDN says. Canada alone may be Ontario.',
    map(`${country}:${region}`, 'export_place', [
      [`~*^CA:(?:CA-)?(?<province>${provinces})$`, 'CA-$province'],
      ['~*^(?<country>[A-Z]{2}):', '$country'],
      ['default', '']
    ]),
    map('$export_folder:$export_place', 'export_class', [
      ['default', 'unknown'] as const,
      ...hosts.flatMap(({ folder, classes }) =>
        Object.entries(classes).map(([place, name]): Line => [`${folder}:${place}`, name])
      )
    ]),
    map('$export_class', 'export_class_folder', [
      ['unknown', ''],
      ['default', '/_classes/$export_class']
    ]),
    '# The path as it was sent, and the page that it or its payload belongs to.',
    map('$request_uri', 'export_path', [['~^(?<sent>[^?]*)', '$sent']]),
    map('$export_path', 'export_page', [
      ['~[A-Z]', '-'],
      ['~^(?<page>.*/)_payload\\.json$', '$page'],
      ['default', '$export_path']
    ]),
    map('$export_path', 'export_leaf', [
      ['~/$', '${export_path}index.html'],
      ['default', '$export_path']
    ]),
    map('$export_folder $export_page', 'export_usual_policy', [['default', ''], ...ofPages.usualPolicies]),
    map('$export_folder $export_page', 'export_usual_end', [['default', ''], ...ofPages.usualEnds]),
    map('$export_folder $export_class $export_page', 'export_policy_id', [
      ['default', '$export_usual_policy'],
      ...ofPages.otherPolicies
    ]),
    map('$export_folder $export_class $export_page', 'export_end', [
      ['default', '$export_usual_end'],
      ...ofPages.otherEnds
    ]),
    map('$export_policy_id', 'export_policy', policyOfId),
    map('$export_folder $export_path', 'export_opener', [
      ['default', ''] as const,
      ...hosts.flatMap(host => [...host.withoutOpener].map((path): Line => [`${host.folder} ${path}`, 'same-origin']))
    ]),
    '# Nothing is sent past its end: a process answers then, as it does what a class may not be shown.',
    map('$export_end:$msec', 'export_fresh', [
      ['default', ''],
      ...[...ends].flatMap(([end, id]): Line[] =>
        end === Number.POSITIVE_INFINITY
          ? [[`~^${id}:`, 'yes']]
          : [
              [`~^${id}:${atOrAfter(end / 1000)}`, ''],
              [`~^${id}:`, 'yes']
            ]
      )
    ]),
    map('$export_usual_policy', 'export_file', [
      ['', '/none'],
      ['default', '/$export_folder$export_class_folder$export_leaf']
    ]),
    '# Permanent redirects: the prefix of the first locale, a missing slash, a page that has moved.',
    map('$export_folder$export_path', 'export_bare', [
      ['~[A-Z]', '-'],
      ...hosts.map(({ folder, rootLocale }): Line => [`~^${folder}/${rootLocale}(?<rest>/.*)?$`, '$rest']),
      ['default', '$export_path']
    ]),
    map('$export_bare', 'export_own', [
      ['~/$', '$export_bare'],
      ['default', '$export_bare/']
    ]),
    map('$export_path $export_own', 'export_is_own', [
      ['~^(?<own>\\S+) \\k<own>$', 'yes'],
      ['default', 'no']
    ]),
    map('$export_folder $export_own', 'export_known', [['default', ''], ...ofPages.known]),
    map('$export_folder $export_own', 'export_moved', [
      ['default', ''] as const,
      ...hosts.flatMap(({ folder, moved }) => [...moved].map(([from, to]): Line => [`${folder} ${from}`, to]))
    ]),
    map('$request_method:$export_is_own:$export_known:$export_moved', 'export_redirect', [
      ['~^(?:GET|HEAD):no:known:', '$export_own'],
      ['~^(?:GET|HEAD):(?:yes|no)::(?<to>.+)$', '$to'],
      ['default', '']
    ]),
    '# What a process answers.',
    map('$args', 'export_own_query', [
      [`~(?:^|&)(?:${ownParameters.join('|')})(?:=|&|$)`, 'yes'],
      ['~(?:^|&)[^=&]*[%+]', 'yes'],
      ['default', '']
    ]),
    map('$export_folder$export_path', 'export_tree', [
      [`~^[\\w-]+(?:${originTrees.map(literal).join('|')})`, 'yes'],
      ['~^[\\w-]+/[a-z]{2}(?:-[a-z]{2})?/network/', 'yes'],
      ...originFiles.map((path): Line => [`~^[\\w-]+${literal(path)}$`, 'yes']),
      ...hosts.flatMap(({ folder, atOrigin }) =>
        atOrigin
          .flatMap(path => (path === '/' ? ['/'] : [path, path.slice(0, -1)]))
          .map((path): Line => [`${folder}${path}`, 'yes'])
      ),
      ['default', '']
    ]),
    map('$request_method:$export_tree:$export_usual_policy:$export_fresh:$export_own_query', 'export_route', [
      ['~^(?!(?:GET|HEAD):)', 'origin'],
      ['~^\\w+:yes:', 'origin'],
      ['~^\\w+::p\\d+::', 'origin'],
      ['~^\\w+::p\\d+:yes:yes$', 'origin'],
      ['default', 'file']
    ]),
    '# A choice of language by force=1 is kept in a cookie.',
    map('$args', 'export_forced', [
      ['~(?:^|&)force=1(?:&|$)', 'yes'],
      ['default', '']
    ]),
    map('$export_forced:$export_usual_policy:$export_folder$export_path', 'export_cookie', [
      ...hosts.flatMap(({ folder, languages, rootLocale }) =>
        [...languages.filter(locale => locale !== rootLocale), rootLocale].map(
          (locale): Line => [`~^yes:p\\d+:${folder}${locale === rootLocale ? '' : `/${locale}`}/`, localeCookie(locale)]
        )
      ),
      ['default', '']
    ]),
    '# The error screen in the language of the address.',
    map('$export_folder$export_path', 'export_missing', [
      ...hosts.flatMap(({ folder, languages, rootLocale }) =>
        languages
          .filter(locale => locale !== rootLocale)
          .map((locale): Line => [`~^${folder}/${locale}/`, `/${locale}/404.html`])
      ),
      ['default', '/404.html']
    ]),
    map('$export_folder $export_missing', 'export_usual_missing_policy', [['default', ''], ...ofMissing.usualPolicies]),
    map('$export_folder $export_class $export_missing', 'export_missing_policy_id', [
      ['default', '$export_usual_missing_policy'],
      ...ofMissing.otherPolicies
    ]),
    map('$export_missing_policy_id', 'export_missing_policy', policyOfId),
    ''
  ].join('\n')
}

const map = (of: string, into: string, lines: readonly Line[]): string =>
  [`map ${quoted(of)} $${into} {`, ...lines.map(([key, value]) => `  ${keyOf(key)} ${quoted(value)};`), '}'].join('\n')
/** Patterns keep their backslashes. */
const keyOf = (key: string) => (key === 'default' ? key : key.startsWith('~') ? `"${key}"` : quoted(key))

/** Numbers what answers have in common, in the order of its first use. */
function numbered<Value>(
  hosts: readonly ExportedHost[],
  of: (facts: AnswerFacts) => Value,
  letter: string
): Map<Value, string> {
  const all = hosts.flatMap(({ pages, missing }) =>
    [...pages.values(), ...missing.values()].flatMap(byClass => [...byClass.values()].map(of))
  )
  return new Map([...new Set(all)].map((value, index) => [value, `${letter}${index}`]))
}

type Ids = { policies: Map<string, string>; ends: Map<number, string> }

/** The lines of pages: what most classes of a page have, and which differ. A class that has no such page has no end. */
function entries(hosts: readonly ExportedHost[], part: 'pages' | 'missing', { policies, ends }: Ids) {
  const idsOf = (facts: AnswerFacts | undefined) => ({
    policy: (facts && policies.get(facts.policy)) ?? '',
    end: (facts && ends.get(facts.expiresAt)) ?? ''
  })
  const usual: ({ key: string } & ReturnType<typeof idsOf>)[] = []
  const other: typeof usual = []
  for (const host of hosts)
    for (const { pathname, usual: most, others } of answersOf(host, host[part])) {
      usual.push({ key: `${host.folder} ${pathname}`, ...idsOf(most) })
      for (const { name, facts } of others) other.push({ key: `${host.folder} ${name} ${pathname}`, ...idsOf(facts) })
    }
  const lines = (list: typeof usual, part: 'policy' | 'end') => list.map((entry): Line => [entry.key, entry[part]])
  return {
    usual,
    other,
    usualPolicies: lines(usual, 'policy'),
    usualEnds: lines(usual, 'end'),
    otherPolicies: lines(other, 'policy'),
    otherEnds: lines(other, 'end'),
    known: usual.map(({ key }): Line => [key, 'known'])
  }
}
