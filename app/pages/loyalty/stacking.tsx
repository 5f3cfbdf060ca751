import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { type RakeReturned, rakeReturned } from '../../domain/offers/rake-returned.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = PageWords<'loyalty'>['stacking']

/** What comes back of the rake in every way that the audience may be shown, and all of them together; play on stream has a column where streamers may be shown. */
export function Stacking({ title, lead, streamedMarkdown, caption, ways: names, ...words }: Props) {
  const scope = usePage()
  const markdown = useMarkdown()
  const { percent } = writeAmounts(scope.locale)
  const { promotions, figures } = scope.content
  const cashback = figures.streamerCashback
  if (cashback?.kind !== 'percent') throw new Error('The cashback of streamers is no percentage')
  const streamers = inducementShown(scope, 'streamers')
  const ways = rakeReturned({ ...promotions, cashback: cashback.value }).filter(({ way }) => wayShown(scope, way))
  const total = (play: 'offStream' | 'onStream') => ways.reduce((sum, way) => sum + way[play], 0)
  const rowOf = (name: string, offStream: number, onStream: number) => [
    name,
    percent(offStream),
    ...(streamers ? [percent(onStream)] : [])
  ]
  return (
    <Section id="stacking" title={title} lead={lead} kind="split">
      <DataTable
        caption={caption}
        columns={[words.way, figure(words.offStream), ...(streamers ? [figure(words.onStream)] : [])]}
        rows={[
          ...ways.map(({ way, offStream, onStream }) => rowOf(markdown(names[way]), offStream, onStream)),
          rowOf(words.together, total('offStream'), total('onStream'))
        ]}
      />
      {streamers && (
        <p className="after after--short" dangerouslySetInnerHTML={{ __html: markdown(streamedMarkdown) }} />
      )}
    </Section>
  )
}

/** Whether a way may be named to the audience: its offer runs on the site and gives back rake, or streamers may be shown. */
function wayShown(scope: PageScope, way: RakeReturned['way']): boolean {
  if (way === 'streamer-cashback') return inducementShown(scope, 'streamers')
  const isOf = {
    loyalty: ({ kind }: Offer) => kind === 'loyalty',
    'double-points': ({ id }: Offer) => id === 'quiet-hour',
    'welcome-bonus': ({ kind, conditions }: Offer) => kind === 'welcome-bonus' && conditions.release !== 'none'
  }[way]
  return siteOffers(scope, isOf).running.length > 0
}
