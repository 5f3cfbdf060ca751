import type { LiveEventPage } from '../../../../content/pages/harbour-classic/live-event.schema.ts'
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

type Props = { page: LiveEventPage; edition: ReturnType<typeof useEdition> }

/** The days of a stop: its facts set large, what is ahead by the clock of the place, and what has been played. Throws where the edition has no venue. */
export function Programme({ page: { figures, programme }, edition: { edition, ahead, over } }: Props) {
  const scope = usePage()
  const { locale, t } = scope
  const { venue } = edition
  if (!venue) throw new Error(`${edition.id} has no venue`)
  const all = [...over, ...ahead]
  const first = all[0]
  const last = all.at(-1)
  const main = all.find(({ kind }) => kind === 'flight')
  const money = (sum: { amount: number; currency: string }) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  return (
    <>
      <LargeFigures
        items={[
          ...(first && last
            ? [{ label: figures.when, value: writeDays(first.start, last.start, locale, venue.timeZone) }]
            : []),
          { label: `${figures.where} · ${venue.name}`, value: venue.town },
          ...(main?.buyIn ? [{ label: figures.buyIn, value: money(main.buyIn) }] : []),
          ...(main?.guarantee ? [{ label: figures.guarantee, value: money(main.guarantee) }] : [])
        ]}
      />
      <Section id="programme" title={programme.title} lead={programme.lead} className="shared-pool">
        {ahead.length === 0 ? (
          <p>{programme.emptyText}</p>
        ) : (
          <>
            <ScheduleList sampleNote={programme.sampleNote} venue={venue} entries={seriesEntries(ahead, scope)} />
            <p className="schedule__all">
              <a className="button button--quiet" href={`/api/calendar/${edition.id}.ics?lang=${locale}`}>
                {t('tournaments.add-all')}
              </a>
            </p>
          </>
        )}
        <Played title={programme.played} events={over} timeZone={venue.timeZone} />
      </Section>
    </>
  )
}
