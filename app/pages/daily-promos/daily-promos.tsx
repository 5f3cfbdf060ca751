import type { Offer } from '../../../content/offers/offers.schema.ts'
import { siteOffers } from '../../domain/offers/offers-shown.ts'
import { OfferList } from '../../features/offers/offer-line.tsx'
import { NextStep } from '../../features/sections/next-step.tsx'
import { PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The small promotions of days and weeks. */
export function DailyPromos() {
  const scope = usePage()
  const page = pageCopy(scope, 'daily-promos')
  const { running } = siteOffers(scope, ({ kind }: Offer) => kind === 'daily-promo')
  const { list, week, rules, questions, next } = page
  return (
    <>
      <OfferList id="list" {...list} sampleNote={page.sampleNote} offers={running} />
      {running.length > 0 && (
        <Section id="week" title={week.title} lead={week.lead} kind="split">
          <DataTable
            caption={week.caption}
            columns={[week.promo, week.when]}
            rows={running.flatMap(offer =>
              offer.kind === 'daily-promo' ? [[filledText(offer.name, scope), filledText(offer.rhythm, scope)]] : []
            )}
          />
        </Section>
      )}
      <PointList id="rules" {...rules} kind="split" />
      <QuestionList {...questions} />
      <NextStep {...next} path="/promotions/" />
    </>
  )
}
