import type { Offer } from '../../../content/offers/offers.schema.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferLine } from '../../features/offers/offer-line.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { JackpotHand } from './sections/jackpot-hand.tsx'
import { Shares } from './sections/shares.tsx'

/** Jackpots: what they are, a hand that meets the rule, who receives what, how rare it is, where the money comes from. */
export const Jackpots = () => (
  <OfferGate>
    <Pool />
  </OfferGate>
)

function Pool() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'jackpots')
  const { running } = siteOffers(scope, ({ kind }: Offer) => kind === 'jackpot')
  const { list, odds, money, questions, next } = page
  return (
    <>
      <Section id="list" title={list.title} lead={list.lead}>
        <ul className="offer-lines">
          {running.map(offer => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ul>
        {page.sampleNote && <p className="sample-note">{page.sampleNote}</p>}
      </Section>
      <JackpotHand {...page.hand} />
      {running.length > 0 && <Shares {...page.shares} />}
      <Section id="odds" title={odds.title} kind="split">
        <Prose paragraphs={odds.paragraphsMarkdown.map(markdown)} />
      </Section>
      <PointsSection
        id="money"
        title={money.title}
        leadHtml={markdown(money.leadMarkdown)}
        pointsHtml={money.pointsMarkdown.map(markdown)}
      />
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...next} path="/poker-school/hand-rankings/" />
    </>
  )
}
