import type { SeriesPage } from '../../../../content/pages/sunday-major/series.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { LargeFigures } from '../../../features/tournaments/large-figures.tsx'
import { Played } from '../../../features/tournaments/played.tsx'
import { seriesEntries } from '../../../features/tournaments/schedule-entry.ts'
import { ScheduleList } from '../../../features/tournaments/schedule-list.tsx'
import type { useEdition } from '../../../features/tournaments/use-edition.ts'
import { writeDays } from '../../../features/tournaments/write-days.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = { page: SeriesPage; edition: ReturnType<typeof useEdition> }

/** A festival: its days and sums set large, what is left of its programme, and what has been played. */
export function Festival({ page, edition: { edition, ahead, over } }: Props) {
  const scope = usePage()
  const { locale, t } = scope
  const all = [...over, ...ahead]
  const first = all[0]
  const last = all.at(-1)
  const buyIns = all.flatMap(({ buyIn }) => buyIn ?? []).toSorted((a, b) => a.amount - b.amount)
  const currency = buyIns[0]?.currency ?? 'USD'
  const money = (amount: number) => setLarge(formatFigure({ kind: 'money', amount, currency }, locale))
  const { figures, programme } = page
  return (
    <>
      <LargeFigures
        items={[
          ...(first && last ? [{ label: figures.when, value: writeDays(first.start, last.start, locale) }] : []),
          { label: figures.buyIn, value: `${money(buyIns[0]?.amount ?? 0)} – ${money(buyIns.at(-1)?.amount ?? 0)}` },
          {
            label: figures.guarantee,
            value: money(all.reduce((sum, { guarantee }) => sum + (guarantee?.amount ?? 0), 0))
          },
          { label: figures.count, value: formatFigure({ kind: 'count', value: ahead.length }, locale) }
        ]}
      />
      <Section id="programme" title={programme.title} lead={programme.lead} className="shared-pool">
        {ahead.length === 0 ? (
          <p>{programme.emptyText}</p>
        ) : (
          <>
            <ScheduleList sampleNote={programme.sampleNote} entries={seriesEntries(ahead, scope)} />
            <p className="schedule__all">
              <a className="button button--quiet" href={`/api/calendar/${edition.id}.ics?lang=${locale}`}>
                {t('tournaments.add-all')}
              </a>
            </p>
          </>
        )}
        {programme.played && <Played title={programme.played} events={over} />}
      </Section>
    </>
  )
}
