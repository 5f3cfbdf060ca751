import type { Offer } from '../../../content/offers/offers.schema.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { LoyaltyMonth } from './sections/loyalty-month.tsx'
import { Tiers } from './sections/tiers.tsx'

/** Loyalty: the tiers, how points come, what they are worth, a month of someone, what it is not. */
export const Loyalty = () => (
  <OfferGate>
    <Programme />
  </OfferGate>
)

function Programme() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'loyalty')
  const [offer] = siteOffers(scope, ({ kind }: Offer) => kind === 'loyalty').running
  if (!offer) return null
  const { points, honest, questions, next } = page
  return (
    <>
      <OfferHeadline offer={offer} />
      <Tiers {...page.tiers} />
      <PointsSection
        id="points"
        title={points.title}
        leadHtml={markdown(points.leadMarkdown)}
        pointsHtml={points.pointsMarkdown.map(markdown)}
      />
      <LoyaltyMonth {...page.example} sampleNote={page.sampleNote} />
      <Section id="honest" title={honest.title} kind="split">
        <Prose paragraphs={honest.paragraphsMarkdown.map(markdown)} />
      </Section>
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...next} path="/real-money-poker/" />
    </>
  )
}
