import { dayMs } from '../../domain/dated/day-ms.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/facts/facts.tsx'

/** The evenings of one month: its page comes and goes with its record. */
export function Evenings() {
  const scope = usePage()
  const { figures } = pageCopy(scope, 'evenings')
  const [offer] = siteOffers(scope, ({ path }) => path === scope.path).running
  if (!offer) return null
  const { count } = writeAmounts(scope.locale)
  const from = Date.parse(offer.validFrom)
  const evenings = (Date.parse(offer.validUntil) - from) / dayMs
  const tonight = Math.floor((scope.asOf().getTime() - from) / dayMs)
  scope.expiresAt(new Date(from + (tonight + 1) * dayMs))
  return (
    <SectionList
      parts={{
        headline: (
          <OfferHeadline offer={offer}>
            <div className="columns facts-below evenings">
              <Figures
                items={[
                  { value: count(evenings), label: figures.evenings },
                  { value: fillForPage(scope, '{eveningsTickets}'), label: figures.tickets },
                  { value: fillForPage(scope, '{eveningsHands}'), label: figures.hands }
                ]}
              />
              <Month evenings={evenings} tonight={tonight} />
            </div>
          </OfferHeadline>
        )
      }}
    />
  )
}

const columns = 8
const cell = { width: 44, height: 36 }

type MonthProps = {
  evenings: number
  /** The evening of today, counted from 0. */
  tonight: number
}

/** The month as tickets, an evening each: those that are over, tonight's and those to come. The figures beside it say the same. */
const Month = ({ evenings, tonight }: MonthProps) => (
  <svg
    className="evenings__month"
    viewBox={`0 0 ${columns * cell.width} ${Math.ceil(evenings / columns) * cell.height}`}
    aria-hidden="true"
  >
    {Array.from({ length: evenings }, (_, index) => (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: an evening is its place in the month
        key={index}
        className={index < tonight ? 'evenings__over' : index === tonight ? 'evenings__tonight' : undefined}
        transform={`translate(${(index % columns) * cell.width} ${Math.floor(index / columns) * cell.height})`}
      >
        <path d="M8 2h26a6 6 0 0 1 6 6v3a4 4 0 0 0 0 8v5a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6v-5a4 4 0 0 0 0-8V8a6 6 0 0 1 6-6z" />
        <text x="21" y="21">
          {index + 1}
        </text>
      </g>
    ))}
  </svg>
)
