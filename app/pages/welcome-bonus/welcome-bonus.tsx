import type { Offer } from '../../../content/offers/offers.schema.ts'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { Choices, TicketsAlone } from './choices.tsx'
import { RakeNeeded, Release } from './release.tsx'

/** The welcome offer: its tickets where they are all of it, else both choices facing each other, a worked example of the release with what is lost, the terms with their date. */
export function WelcomeBonus() {
  const scope = usePage()
  const page = pageCopy(scope, 'welcome-bonus')
  const [offer] = siteOffers(scope, ({ kind }: Offer) => kind === 'welcome-bonus').running
  if (!offer) return null
  if (page.tickets) {
    const tickets = <TicketsAlone {...page.choices} {...page.tickets} />
    return (
      <SectionList parts={{ headline: <OfferHeadline offer={offer} />, choices: tickets, rake: null, example: null }} />
    )
  }
  return (
    <SectionList
      parts={{
        headline: (
          <OfferHeadline offer={offer} look="inline">
            <CloserLinks
              links={[
                { to: 'rake', label: page.rake.title },
                { to: 'example', label: page.example.title }
              ]}
            />
          </OfferHeadline>
        ),
        choices: <Choices {...page.choices} offer={offer} />,
        rake: <RakeNeeded {...page.rake} sampleNote={page.sampleNote} />,
        example: <Release {...page.example} day={page.choices.day} sampleNote={page.sampleNote} />
      }}
    />
  )
}
