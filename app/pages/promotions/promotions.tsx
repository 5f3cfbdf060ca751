import type { Offer } from '../../../content/offers/offers.schema.ts'
import { MonthShares, monthSharesShown } from '../../features/offers/month-shares.tsx'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { Poster } from '../../features/offers/poster.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { MonthRibbon } from './month-ribbon.tsx'

/** Every promotion of the site: the amount of the month and how it is shared, what runs as a wall of posters, what comes and what has ended. */
export function Promotions() {
  const scope = usePage()
  const page = pageCopy(scope, 'promotions')
  const states = siteOffers(scope)
  const month = states.running.find(({ kind }) => kind === 'monthly-giveaway')
  const posters = inOrder(states.running.filter(offer => offer !== month))
  return (
    <SectionList
      parts={{
        month: month && (
          <OfferHeadline offer={month}>
            {monthSharesShown(scope, new Set(states.running.map(({ kind }) => kind))) && (
              <div className="month__shares">
                <MonthShares />
              </div>
            )}
          </OfferHeadline>
        ),
        running: posters.length > 0 && (
          <Section id="running" {...page.running} sampleNote={page.sampleNote}>
            <ul className="wall">
              {posters.map(offer => (
                <Poster key={offer.id} offer={offer} />
              ))}
            </ul>
          </Section>
        ),
        ribbon: <MonthRibbon {...states} {...page.ribbon} />
      }}
    />
  )
}

const order: readonly Offer['kind'][] = ['welcome-bonus', 'jackpot', 'daily-leaderboard', 'daily-promo', 'loyalty']

/** The posters of one family beside each other, those of a family in the order of their records. */
const inOrder = (offers: readonly Offer[]) => offers.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
