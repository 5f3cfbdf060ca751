import type { PageWords } from '../../../content/content.ts'
import { isValidAt } from '../../domain/dated/dated-record.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { GameFormats } from '../../features/sections/game-formats.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { type CalendarTournament, calendar, isOpenTo, nextStartOf } from '../../features/tournaments/calendar.ts'
import { Drawn } from '../../features/tournaments/drawn.tsx'
import { resultSums } from '../../features/tournaments/example-payouts.ts'
import { FormatGlyph } from '../../features/tournaments/format-glyph.tsx'
import { Payouts } from '../../features/tournaments/payouts.tsx'
import { tournamentTypes } from '../../features/tournaments/schedule-choice.ts'
import { tournamentName } from '../../features/tournaments/schedule-entry.ts'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { writeStart } from '../../features/tournaments/write-start.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Schedule } from './schedule.tsx'

/** Tournaments: what starts, the formats, a structure and its prizes drawn, and the series. */
export function Tournaments() {
  const scope = usePage()
  const page = pageCopy(scope, 'tournaments')
  const example = scope.content.structures.find(({ id }) => id === 'evening')
  if (!example) throw new Error('There is no structure called evening')
  const played = scope.content.dailyTournaments.find(({ structure }) => structure === example.id)
  return (
    <SectionList
      parts={{
        schedule: <Schedule words={page.schedule} />,
        formats: <Formats words={page.formats} />,
        freerolls: page.freerolls && <Freerolls words={page.freerolls} />,
        offered: <GameFormats page="tournaments" />,
        structure: (
          <Drawn id="structure" ground="felt" {...page.structure}>
            <StructureClock
              structure={example}
              registrationMinutes={played?.lateRegistrationMinutes}
              {...page.structure}
            />
          </Drawn>
        ),
        prizes: page.prizes && example.payouts && (
          <Drawn id="prizes" className="shared-pool" {...page.prizes}>
            <Payouts payouts={example.payouts} {...page.prizes} />
          </Drawn>
        ),
        results: page.results && <Results words={page.results} />
      }}
    />
  )
}

/** The formats, each with the way to those of this week. */
function Formats({ words }: { words: PageWords<'tournaments'>['formats'] }) {
  const { href, path } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="formats" title={words.title} lead={words.lead}>
      <ul className="panels panels--small formats carousel">
        {tournamentTypes.map(type => {
          const item = words.items[type]
          if (!item) return null
          const { name, textMarkdown } = item
          return (
            <li
              key={type}
              id={`format-${type}`}
              data-inducement={'only' in item ? item.only : undefined}
              className="panel formats__item"
            >
              <FormatGlyph type={type} />
              <h3>{name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
              <a className="formats__see" href={`${href(path)}?type=${type}#schedule`}>
                {words.see}
                <span className="visually-hidden">{`, ${name}`}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** The freerolls and satellites that are in the schedule: when each starts next, its buy-in, and what one plays for: a guarantee, or seats in another tournament. */
function Freerolls({ words }: { words: NonNullable<PageWords<'tournaments'>['freerolls']> }) {
  const scope = usePage()
  const { locale, t, content, href } = scope
  const now = scope.asOf()
  const events = calendar(content, scope.siteId).filter(({ shown }) => shown === null || isValidAt(shown, now))
  const money = (sum: CalendarTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const link = (event: CalendarTournament) =>
    `<a href="${(event.page && href(event.page)) ?? `${href('/tournaments/structures/')}?of=${event.id}#sheet`}">${escapeMarkup(tournamentName(event, scope))}</a>`
  const prize = ({ seats, guarantee }: CalendarTournament) => {
    const into = events.find(({ id }) => id === seats?.into)
    if (seats && into) return lines(`${seats.count} × ${money(into.buyIn)}`, link(into))
    if (!guarantee || !inducementShown(scope, 'guarantee')) return ''
    return `<span data-inducement="guarantee">${lines(money(guarantee), t('tournaments.guaranteed'))}</span>`
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
    return [[lines(link({ ...event, page: null }), times.join(' · ')), money(event.buyIn), prize(event)]]
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

/** Two lines of a cell, both safe markup, the second in small type. */
const lines = (first: string, second: string) => `${first}<small class="muted">${second}</small>`

/** How many results are read without opening the others. */
const shownOpen = 3

/** The tournaments that are over, with their winners; nothing where no person may be shown. */
function Results({ words }: { words: NonNullable<PageWords<'tournaments'>['results']> }) {
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
        lines(escapeMarkup(tournamentName(found, scope)), formatFigure({ kind: 'date', value: day }, locale)),
        lines(money(sums.pool), formatFigure({ kind: 'count', value: entries }, locale)),
        lines(money(sums.first), escapeMarkup(winner))
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
