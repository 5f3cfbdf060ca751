import type { Offer } from '../../../content/offers/offers.schema.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { OfferGate } from '../../features/offers/offer-gate.tsx'
import { OfferLine } from '../../features/offers/offer-line.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { PointsSection } from '../../ui/points/points-section.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The small promotions of days and weeks. */
export const DailyPromos = () => (
  <OfferGate>
    <Promos />
  </OfferGate>
)

function Promos() {
  const scope = usePage()
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'daily-promos')
  const { running } = siteOffers(scope, ({ kind }: Offer) => kind === 'daily-promo')
  const { list, week, rules, questions, next } = page
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
      {running.length > 0 && (
        <Section id="week" title={week.title} lead={week.lead} kind="split">
          <DataTable
            caption={week.caption}
            columns={[{ name: week.promo }, { name: week.when }]}
            rows={running.flatMap(offer =>
              offer.kind === 'daily-promo' ? [[filledText(offer.name, scope), filledText(offer.rhythm, scope)]] : []
            )}
          />
        </Section>
      )}
      <PointsSection
        id="rules"
        title={rules.title}
        leadHtml={markdown(rules.leadMarkdown)}
        pointsHtml={rules.pointsMarkdown.map(markdown)}
      />
      <QuestionsSection {...questions} markdown={markdown} />
      <NextStep {...next} path="/promotions/" />
    </>
  )
}
