import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Figures } from '../../ui/figures/figures.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

const dayMs = 86_400_000

/** The evenings of one month: its page comes and goes with its record. */
export const Evenings = () => (
  <OfferGate>
    <Month />
  </OfferGate>
)

function Month() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'evenings')
  const [offer] = siteOffers(scope, ({ path }) => path === scope.path).running
  if (!offer) return null
  const { count } = writeAmounts(scope.locale, scope.content.promotions.currency)
  const { evening, figures, rules, next } = page
  const evenings = (Date.parse(offer.validUntil) - Date.parse(offer.validFrom)) / dayMs
  return (
    <>
      <OfferHeadline offer={offer} />
      <div className="wrap evenings__figures">
        <Figures
          items={[
            { value: count(evenings), label: figures.evenings },
            { value: fillForPage(scope, '{eveningsTickets}'), label: figures.tickets },
            { value: fillForPage(scope, '{eveningsHands}'), label: figures.hands }
          ]}
        />
      </div>
      <Section id="evening" title={evening.title}>
        <Steps items={evening.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
        {page.sampleNote && <p className="sample-note">{page.sampleNote}</p>}
      </Section>
      <PointsSection
        id="rules"
        title={rules.title}
        leadHtml={markdown(rules.leadMarkdown)}
        pointsHtml={rules.pointsMarkdown.map(markdown)}
      />
      <NextStep {...next} path="/promotions/daily-promos/" />
    </>
  )
}
