import type { PageWords } from '../../../../content/content.ts'
import { isValidAt } from '../../../domain/dated/dated-record.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { type CalendarTournament, calendar, nextStartOf } from '../../../features/tournaments/calendar.ts'
import { tournamentName } from '../../../features/tournaments/schedule-entry.ts'
import { writeStart } from '../../../features/tournaments/write-start.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { inducementShown } from '../../../site/page/inducement-shown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable, figure } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The freerolls and satellites that are in the schedule: when each starts next, its buy-in, and what one plays for: a guarantee, or seats in another tournament. */
export function Freerolls({ words }: { words: NonNullable<PageWords<'tournaments'>['freerolls']> }) {
  const scope = usePage()
  const { locale, t, content, href } = scope
  const now = scope.asOf()
  const events = calendar(content, scope.siteId).filter(({ shown }) => shown === null || isValidAt(shown, now))
  const money = (sum: CalendarTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const link = (event: CalendarTournament) =>
    `<a href="${(event.page && href(event.page)) ?? `${href('/tournaments/structures/')}?of=${event.id}#sheet`}">${escapeMarkup(tournamentName(event, scope))}</a>`
  const prize = ({ seats, guarantee }: CalendarTournament) => {
    const into = events.find(({ id }) => id === seats?.into)
    if (seats && into) return `${seats.count} × ${money(into.buyIn)}<small class="muted">${link(into)}</small>`
    if (!guarantee || !inducementShown(scope, 'guarantee')) return ''
    return `<span data-inducement="guarantee">${money(guarantee)}<small class="muted">${t('tournaments.guaranteed')}</small></span>`
  }
  const listed = (['freeroll', 'satellite'] as const).flatMap(wanted => events.filter(({ type }) => type === wanted))
  const rows = listed.flatMap(event => {
    const start = nextStartOf(event, now)
    if (!start) return []
    scope.expiresAt(start)
    const times = (['start', 'date'] as const).map(
      part =>
        `<time datetime="${start.toISOString()}" data-start="${part}">${writeStart(start, part, locale, 'UTC')}</time>`
    )
    const name = `${link({ ...event, page: null })}<small class="muted">${times.join(' · ')}</small>`
    return [[name, money(event.buyIn), prize(event)]]
  })
  if (rows.length === 0) return null
  return (
    <Section id="freerolls" title={words.title} lead={words.lead} only={words.only} className="shared-pool">
      <DataTable
        caption={words.caption}
        columns={[t('tournaments.event'), figure(t('tournaments.buy-in')), figure(words.prizes)]}
        rows={rows}
      />
      <p className="remark" data-own-zone={t('tournaments.own-zone', { zone: '{zone}' })}>
        {t('tournaments.utc-zone')}
      </p>
    </Section>
  )
}
