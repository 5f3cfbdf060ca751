import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/facts/facts.tsx'

const dayMs = 86_400_000

/** The evenings of one month: its page comes and goes with its record. */
export function Evenings() {
  const scope = usePage()
  const { figures } = pageCopy(scope, 'evenings')
  const [offer] = siteOffers(scope, ({ path }) => path === scope.path).running
  if (!offer) return null
  const { count } = writeAmounts(scope.locale)
  const evenings = (Date.parse(offer.validUntil) - Date.parse(offer.validFrom)) / dayMs
  return (
    <SectionList
      parts={{
        headline: (
          <OfferHeadline offer={offer}>
            <div className="facts-below">
              <Figures
                items={[
                  { value: count(evenings), label: figures.evenings },
                  { value: fillForPage(scope, '{eveningsTickets}'), label: figures.tickets },
                  { value: fillForPage(scope, '{eveningsHands}'), label: figures.hands }
                ]}
              />
            </div>
          </OfferHeadline>
        )
      }}
    />
  )
}
