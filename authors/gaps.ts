import { sites } from '../app/domain/sites/sites.data.ts'
import type { SiteMapRow } from '../app/site/site-map/site-map.data.ts'
import type { Content } from '../content/content.ts'

type Facts = Pick<
  Content,
  'pages' | 'policies' | 'navigation' | 'countryRules' | 'payments' | 'oversight' | 'trustMarks'
> & {
  siteMap: readonly SiteMapRow[]
  /** By language. */
  messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/**
 * What the tables of pages and sites name and content lacks, and the other way round: the file to write in, and what. A running site does not ask: its release and
 * its content may come one after the other.
 */
export const gapsOf = (facts: Facts): string[] => [...pageGaps(facts), ...menuGaps(facts), ...siteGaps(facts)]

const siteMapFile = 'app/site/site-map/site-map.data.ts'

function pageGaps({ siteMap, pages, policies }: Facts): string[] {
  const wordsOf = ({ key, screen, words }: SiteMapRow) =>
    screen === 'policy' ? `policies/${key}` : `pages/${words ?? screen}`
  const written = [
    ...Object.keys(pages).map(folder => `pages/${folder}`),
    ...Object.keys(policies).map(key => `policies/${key}`)
  ]
  const shown = siteMap.map(wordsOf)
  return [
    ...siteMap
      .filter(row => row.status === 'live' && !written.includes(wordsOf(row)))
      .map(row => `content/${wordsOf(row)}: ${row.path} has no words`),
    ...written.filter(folder => !shown.includes(folder)).map(folder => `${siteMapFile}: no row shows content/${folder}`)
  ]
}

type Linked = { path: string; langKey: string; routerName?: string; children: readonly Linked[] }

const flatten = (items: readonly Linked[]): Linked[] => items.flatMap(item => [item, ...flatten(item.children)])

function menuGaps({ siteMap, navigation, messages }: Facts): string[] {
  const file = 'content/navigation/navigation.yaml'
  const items = flatten([...navigation.main, ...navigation.utility])
  const links = [
    ...items.map(({ path, langKey, routerName }) => ({ path, key: langKey, row: routerName })),
    ...navigation.footer.flatMap(({ items }) =>
      items.map(({ path, key, routeName }) => ({ path, key, row: routeName }))
    )
  ].filter(({ path }) => !path.startsWith('http'))
  const rowOf = (path: string) => siteMap.find(row => row.path === (path.startsWith('/') ? path : `/${path}/`))
  const named = new Set(links.map(({ path }) => rowOf(path)))
  const words = [...links, ...navigation.footer].map(({ key }) => key)
  return [
    ...links
      .filter(({ path, row }) => !rowOf(path) || (row !== undefined && rowOf(path)?.key !== row))
      .map(({ path, row = '' }) => `${file}: ${path} ${row} is no page of ${siteMapFile}`),
    ...siteMap
      .filter(row => row.path !== '/' && !row.path.includes('{') && !row.perRequest && !named.has(row))
      .map(({ path }) => `${file}: no menu names ${path}`),
    ...Object.entries(messages).flatMap(([locale, known]) =>
      words.filter(key => !Object.hasOwn(known, key)).map(key => `content/messages/${locale}.json: ${key} is missing`)
    )
  ]
}

function siteGaps({ siteMap, countryRules, payments, oversight, trustMarks, messages }: Facts): string[] {
  const deposits = siteMap.find(({ key }) => key === 'funds-deposits')?.sites ?? []
  return sites.flatMap(({ id, countryKey }) => {
    const isHere = (record: Pick<Content['trustMarks'][number], 'sites'>) => record.sites.includes(id)
    const rules = countryRules.filter(({ site }) => site === id)
    const takesPlayers = rules.every(({ onOwnSite }) => onOwnSite.ruleType === null)
    const judges = oversight.disputes.filter(isHere).map(({ kind }) => kind)
    const isPaid = payments.methods.some(method => method.deposit && isHere(method))
    const untitled = Object.entries(messages).filter(
      ([, words]) => countryKey && !words['error-screen.closed-title']?.includes(` ${countryKey} {`)
    )
    const gaps: [isMissing: boolean, gap: string][] = [
      [
        countryKey !== null && rules.length === 0,
        `country-rules/country-rules.yaml: no record of ${countryKey} is for`
      ],
      [
        !trustMarks.some(mark => mark.kind === 'player-support' && mark.verified && isHere(mark)),
        'trust-marks/trust-marks.yaml: no verified mark of the kind player-support is on'
      ],
      [takesPlayers && !judges.includes('mediator'), 'oversight/oversight.yaml: no mediator of disputes is on'],
      [takesPlayers && !judges.includes('regulator'), 'oversight/oversight.yaml: no regulator takes disputes of'],
      [takesPlayers && !isPaid, 'payments/payments.yaml: no method takes deposits on'],
      ...untitled.map(([locale]): [boolean, string] => [
        true,
        `messages/${locale}.json: error-screen.closed-title does not name`
      ])
    ]
    return [
      ...gaps.filter(([isMissing]) => isMissing).map(([, gap]) => `content/${gap} ${id}`),
      ...(isPaid !== (deposits === 'all' || deposits.includes(id))
        ? [`${siteMapFile}: the row funds-deposits and the methods of payments.yaml differ on ${id}`]
        : [])
    ]
  })
}
