import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { ranUntil, runsFrom } from '../../features/offers/offer-dates.ts'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferLine } from '../../features/offers/offer-line.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Every promotion of the site: what runs, what comes, what has ended lately. */
export const Promotions = () => (
  <OfferGate>
    <AllPromotions />
  </OfferGate>
)

function AllPromotions() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'promotions')
  const { running, coming, ended } = siteOffers(scope)
  const { principles, questions } = page
  return (
    <>
      {running.length > 0 && (
        <Section id="running" {...page.running}>
          <ul className="offer-lines">
            {running.map(offer => (
              <OfferLine key={offer.id} offer={offer} />
            ))}
          </ul>
          {page.sampleNote && <p className="sample-note">{page.sampleNote}</p>}
        </Section>
      )}
      {coming.length > 0 && (
        <Section id="coming" {...page.coming} kind="split">
          <Dates offers={coming.map(offer => ({ ...offer, when: runsFrom(offer, scope) }))} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section id="ended" {...page.ended} kind="split">
          <Dates offers={ended.map(offer => ({ ...offer, when: ranUntil(offer, scope) }))} />
        </Section>
      )}
      <PointsSection
        id="principles"
        title={principles.title}
        leadHtml={markdown(principles.leadMarkdown)}
        pointsHtml={principles.pointsMarkdown.map(markdown)}
      />
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...page.next} path="/real-money-poker/" />
    </>
  )
}

type Dated = { id: string; name: Parameters<typeof filledText<string>>[0]; when: string }

/** Offers of which name and date alone may be said. */
function Dates({ offers }: { offers: readonly Dated[] }) {
  const scope = usePage()
  return (
    <ul className="offer-dates">
      {offers.map(({ id, name, when }) => (
        <li key={id}>
          <b>{filledText(name, scope)}</b> <span>{when}</span>
        </li>
      ))}
    </ul>
  )
}
