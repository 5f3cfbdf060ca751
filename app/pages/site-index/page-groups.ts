import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'

export type PageGroup = 'room' | 'games' | 'tournaments' | 'promotions' | 'learning' | 'money' | 'people' | 'rules'

/** The first folders of each group but the rules, which are known by their screen, and the room, which has all that no other group has. */
const folders: readonly (readonly [PageGroup, readonly string[]])[] = [
  ['games', ['cash-games', 'spin-gold', 'unique-features', 'real-money-poker']],
  ['tournaments', ['tournaments', 'live-series']],
  ['promotions', ['promotions', 'loyalty']],
  ['learning', ['poker-school', 'how-to-play', 'get-started', 'blog']],
  ['money', ['help', 'funds', 'contact', 'complaints', 'accessibility', 'where-can-i-play']],
  ['people', ['ggteam', 'streamer-mode', 'streamer-rewards', 'affiliates', 'partners', 'channeling-solution']]
]

const order: readonly PageGroup[] = ['room', ...folders.map(([group]) => group), 'rules']

const groupOf = ({ path, screen }: Pick<SiteMapRow, 'path' | 'screen'>): PageGroup =>
  screen.startsWith('policy')
    ? 'rules'
    : (folders.find(([, names]) => names.includes(path.split('/')[1] ?? ''))?.[0] ?? 'room')

/** Every page in its group, in the order of the groups and, inside them, of the site map. Groups without a page are left out. */
export function pageGroups<Row extends Pick<SiteMapRow, 'path' | 'screen'>>(
  rows: readonly Row[]
): { group: PageGroup; pages: Row[] }[] {
  return order
    .map(group => ({ group, pages: rows.filter(row => groupOf(row) === group) }))
    .filter(({ pages }) => pages.length > 0)
}
