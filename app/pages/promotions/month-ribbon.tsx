import type { PageWords } from '../../../content/content.ts'
import type { Offer } from '../../../content/offers/offers.schema.ts'
import { ranUntil, runsFrom, runsUntil, shortDay } from '../../features/offers/offer-dates.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Timeline } from '../../ui/charts/timeline.tsx'
import { Section } from '../../ui/section/section.tsx'

const dayMs = 86_400_000

type States = { running: readonly Offer[]; coming: readonly Offer[]; ended: readonly Offer[] }
type Props = PageWords<'promotions'>['ribbon'] & States

/** The months around today: what has ended, what runs until a day, and what comes. Of what has ended or comes it says name and date alone. */
export function MonthRibbon({ running, coming, ended, ...words }: Props) {
  const scope = usePage()
  const { t, locale } = scope
  const now = scope.asOf()
  const monthStart = (months: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months)
  const [from, to] = [monthStart(-1), monthStart(2)]
  const dated = [
    ...ended.toReversed().map(offer => ({ offer, when: ranUntil(offer, scope), tone: 'quiet' as const })),
    ...running
      .filter(({ validUntil }) => Date.parse(validUntil) <= to)
      .map(offer => ({ offer, when: runsUntil(offer, scope), tone: 'mint' as const })),
    ...coming.map(offer => ({ offer, when: runsFrom(offer, scope), tone: 'ivory' as const }))
  ]
  if (dated.length === 0) return null
  // The mark of today is drawn anew each day.
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  scope.expiresAt(new Date(today + dayMs))
  const within = (day: string) => Math.min(to, Math.max(from, Date.parse(day)))
  const named = dated.map(({ offer, when, tone }) => ({ offer, when, tone, name: filledText(offer.name, scope) }))
  return (
    <Section id="coming" title={words.title} lead={words.lead} kind="split">
      <Timeline
        title={words.title}
        description={words.description}
        tableLabel={t('charts.as-table')}
        table={{
          caption: words.title,
          columns: [words.offer, words.when],
          rows: named.map(({ name, when }) => [escapeMarkup(name), escapeMarkup(when)])
        }}
        from={from}
        to={to}
        spans={named.map(({ offer, name, when, tone }) => ({
          from: within(offer.validFrom),
          to: within(offer.validUntil),
          name,
          label: when,
          tone
        }))}
        moments={[{ at: today, name: t('offers.today'), label: shortDay(today, locale), highlight: true }]}
        ticks={[-1, 0, 1].map(months => ({ value: monthStart(months), label: shortDay(monthStart(months), locale) }))}
      />
    </Section>
  )
}
