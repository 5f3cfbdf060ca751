import type { Offer } from '../../../content/offers/offers.schema.ts'
import { Poster } from '../../features/offers/poster.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The small promotions of days and weeks. */
export function DailyPromos() {
  const scope = usePage()
  const page = pageCopy(scope, 'daily-promos')
  const { running } = siteOffers(scope, ({ kind }: Offer) => kind === 'daily-promo')
  const { list, week } = page
  if (running.length === 0) return <SectionList parts={{ list: null, week: null }} />
  return (
    <SectionList
      parts={{
        list: (
          <Section id="list" {...list}>
            <ul className="posters wall wall--pairs">
              {running.map(offer => (
                <Poster key={offer.id} offer={offer} />
              ))}
            </ul>
          </Section>
        ),
        week: (
          <Section id="week" title={week.title} lead={week.lead} kind="split">
            <DataTable
              caption={week.caption}
              columns={[week.promo, week.when]}
              rows={running.flatMap(offer =>
                offer.kind === 'daily-promo' ? [[filledText(offer.name, scope), filledText(offer.rhythm, scope)]] : []
              )}
            />
          </Section>
        )
      }}
    />
  )
}
