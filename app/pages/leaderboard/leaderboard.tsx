import type { Offer } from '../../../content/offers/offers.schema.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Day } from './day.tsx'
import { Prizes } from './prizes.tsx'
import { SampleBoard } from './sample-board.tsx'

/** A daily leaderboard of one game: its words are those of its row, its figures those of the record whose page it is. */
export function LeaderboardPage() {
  const scope = usePage()
  const { t, row, content } = scope
  const record = content.offers.find(({ path }) => path === row?.path)
  if (record?.kind !== 'daily-leaderboard') throw new Error(`No leaderboard has the page ${scope.path}`)
  const page = pageCopy(scope, `leaderboard-${record.game}`)
  const board = content.promotions.leaderboards[record.game]
  const [offer] = siteOffers(scope, ({ path }: Offer) => path === record.path).running
  return (
    <SectionList
      parts={{
        headline: offer && <OfferHeadline offer={offer} />,
        board: <SampleBoard {...page.board} board={board} sampleNote={page.sampleNote} />,
        prizes: offer ? (
          <Prizes {...page.prizes} board={board} />
        ) : (
          <Section id="prizes" title={page.prizes.title} kind="split">
            <Prose paragraphs={[t('offers.not-yet')]} />
          </Section>
        ),
        day: <Day {...page.day} board={board} sampleNote={page.sampleNote} />
      }}
    />
  )
}
