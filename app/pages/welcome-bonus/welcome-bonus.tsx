import type { Offer } from '../../../content/offers/offers.schema.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferHeadline } from '../../features/offers/offer-headline.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Choices } from './sections/choices.tsx'
import { Example } from './sections/example.tsx'

/** The welcome offer: both choices side by side, a worked example of the release with what is lost, the terms with their date. */
export const WelcomeBonus = () => (
  <OfferGate>
    <Welcome />
  </OfferGate>
)

function Welcome() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'welcome-bonus')
  const [offer] = siteOffers(scope, ({ kind }: Offer) => kind === 'welcome-bonus').running
  if (!offer) return null
  const { path, terms, questions, next } = page
  return (
    <>
      <OfferHeadline offer={offer} />
      <Choices {...page.choices} />
      <Section id="path" title={path.title}>
        <Steps items={path.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Example {...page.example} sampleNote={page.sampleNote} />
      <PointsSection
        id="terms"
        title={terms.title}
        leadHtml={markdown(terms.leadMarkdown)}
        pointsHtml={terms.pointsMarkdown.map(markdown)}
      />
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...next} path="/promotions/" />
    </>
  )
}
