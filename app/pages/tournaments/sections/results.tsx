import type { PageWords } from '../../../../content/content.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { calendar, isOpenTo } from '../../../features/tournaments/calendar.ts'
import { resultSums } from '../../../features/tournaments/example-payouts.ts'
import { tournamentName } from '../../../features/tournaments/schedule-entry.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { inducementShown } from '../../../site/page/inducement-shown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable, figure } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = { words: NonNullable<PageWords<'tournaments'>['results']> }

/** Two lines of a cell, the second in small type. */
const lines = (first: string, second: string) => `${first}<small class="muted">${escapeMarkup(second)}</small>`

/** How many results are read without opening the others. */
const shownOpen = 3

/** The tournaments that are over, with their winners; nothing where no person may be shown. */
export function Results({ words }: Props) {
  const scope = usePage()
  const { locale, t, content } = scope
  if (!inducementShown(scope, 'ambassadors')) return null
  const tournaments = calendar(content, scope.siteId).filter(event => isOpenTo(event, scope))
  const today = scope.asOf().toISOString().slice(0, 10)
  const rows = content.results.flatMap(({ tournament, day, entries, winner }) => {
    const found = tournaments.find(({ id }) => id === tournament)
    const { guarantee } = found ?? {}
    const sums = found && guarantee && resultSums({ ...found, guarantee }, entries, content.structures)
    if (!sums || day >= today) return []
    const money = (amount: number) =>
      setLarge(formatFigure({ kind: 'money', amount, currency: found.buyIn.currency }, locale))
    return [
      [
        lines(tournamentName(found, scope), formatFigure({ kind: 'date', value: day }, locale)),
        lines(money(sums.pool), formatFigure({ kind: 'count', value: entries }, locale)),
        lines(money(sums.first), winner)
      ]
    ]
  })
  if (rows.length === 0) return null
  const columns = [
    `${t('tournaments.event')} · ${words.day}`,
    figure(`${t('tournaments.pool')} · ${t('tournaments.entries')}`),
    figure(`${words.firstPrize} · ${words.winner}`)
  ]
  const earlier = rows.slice(shownOpen)
  return (
    <Section id="results" title={words.title} lead={words.lead} only={words.only} className="shared-pool">
      <DataTable caption={words.caption} columns={columns} rows={rows.slice(0, shownOpen)} />
      {earlier.length > 0 && (
        <details className="folded-table smooth-details">
          <summary className="folding">{t('tournaments.earlier-results')}</summary>
          <DataTable caption={t('tournaments.earlier-results')} columns={columns} rows={earlier} />
        </details>
      )}
    </Section>
  )
}
