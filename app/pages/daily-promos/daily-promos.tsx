import type { Offer } from '../../../content/offers/offers.schema.ts'
import { writeClock } from '../../domain/figures/write-clock.ts'
import { Poster } from '../../features/offers/poster.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { filledText } from '../../site/page/local-text.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { siteOffers } from '../../site/page/site-offers.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { dayBar, dayHours } from './day-bar.ts'

/** The small promotions of days and weeks. */
export function DailyPromos() {
  const scope = usePage()
  const { list, week } = pageCopy(scope, 'daily-promos')
  const { running } = siteOffers(scope, ({ kind }) => kind === 'daily-promo')
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
          <Section id="week" title={week.title} lead={week.lead} className="week">
            <DataTable
              caption={week.caption}
              short
              columns={[week.promo, week.when]}
              rows={running.flatMap((offer, index) =>
                offer.kind === 'daily-promo' ? [rowOf(offer, index === running.length - 1, scope)] : []
              )}
            />
          </Section>
        )
      }}
    />
  )
}

/** Its name, and when it runs: the days, the hours, and the day drawn, the last with its hours. */
function rowOf(
  { name, rhythm, hours }: Extract<Offer, { kind: 'daily-promo' }>,
  isLast: boolean,
  scope: PageScope
): string[] {
  const [from, until] = [clockOf(hours?.from, scope), clockOf(hours?.until, scope)]
  const range = hours && `${writeClock(from, scope.locale)} – ${fillForPage(scope, hours.until)}`
  const written = range ? `, <span class="day-range">${range}</span>` : ''
  const drawn = `<span>${dayBar(from, until)}${isLast ? dayHours : ''}</span>`
  return [
    filledText(name, scope),
    `<span class="day columns columns--early"><span>${filledText(rhythm, scope)}${written}</span>${drawn}</span>`
  ]
}

/** The time of day that a figure names, midnight without one. */
function clockOf(name: string | undefined, { content }: PageScope): string {
  const figure = content.figures[name?.slice(1, -1) ?? '']
  return figure?.kind === 'time' ? figure.value : '00:00'
}
