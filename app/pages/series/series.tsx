import type { PageWords } from '../../../content/content.ts'
import type { FeaturedTournament } from '../../../content/tournaments/tournaments.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, QuestionList } from '../../features/sections/text-sections.tsx'
import { eventState, nextEventChange } from '../../features/tournaments/event-state.ts'
import { guaranteed, LargeFigures } from '../../features/tournaments/large-figures.tsx'
import { PayoutTable } from '../../features/tournaments/payout-table.tsx'
import { Programme } from '../../features/tournaments/programme.tsx'
import { ScheduleList } from '../../features/tournaments/schedule-list.tsx'
import { StartTime } from '../../features/tournaments/start-time.tsx'
import { occurrences } from '../../features/tournaments/starts.ts'
import { StructureTable } from '../../features/tournaments/structure-table.tsx'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { textOf } from '../../site/page/local-text.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Section } from '../../ui/section/section.tsx'

/** A series online: its starts, how it runs, what it costs and pays, and its rules. */
export function OnlineSeries() {
  const scope = usePage()
  const page = pageCopy(scope, scope.row?.words === 'falcon-series' ? 'falcon-series' : 'sunday-major')
  const markdown = useMarkdown()
  const edition = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.edition.structure)
  const weekly = scope.content.featuredTournaments.find(({ id }) => id === edition.edition.weekly)
  const list = ({ leadMarkdown, pointsMarkdown }: typeof page.rules) => (
    <>
      <p className="series__lead" dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />
      <Points items={pointsMarkdown.map(markdown)} />
    </>
  )
  return (
    <div className="series">
      {weekly ? (
        <Sundays page={page} tournament={weekly} levelMinutes={structure?.levelMinutes ?? null} />
      ) : (
        <Festival page={page} edition={edition} />
      )}
      {page.idea && <Paragraphs id="idea" {...page.idea} kind="split" />}
      {page.evening && <Evening words={page.evening} />}
      {page.structure && structure && (
        <Paragraphs id="structure" {...page.structure} kind="split">
          <StructureTable structure={structure} caption={page.structure.caption} />
        </Paragraphs>
      )}
      {page.prizes && structure?.payouts && (
        <Paragraphs id="prizes" {...page.prizes} kind="split" className="shared-pool">
          <PayoutTable payouts={structure.payouts} caption={page.prizes.caption} />
        </Paragraphs>
      )}
      <Section id="ways" title={page.ways.title} kind="split">
        {list(page.ways)}
      </Section>
      <Section id="rules" title={page.rules.title} kind="split">
        {list(page.rules)}
      </Section>
      <QuestionList {...page.questions} />
      <NextStep {...page.next} path="/tournaments/" />
    </div>
  )
}

type SundaysProps = { page: PageWords<'falcon-series'>; tournament: FeaturedTournament; levelMinutes: number | null }

const dayMs = 86_400_000
const shownSundays = 6

/** The tournament of every week: the next one set large, then those that follow. */
function Sundays({ page, tournament, levelMinutes }: SundaysProps) {
  const scope = usePage()
  const { locale } = scope
  const now = scope.asOf()
  const rule = { weekdays: [tournament.weekday], startUtc: tournament.startUtc }
  const from = new Date(now.getTime() - dayMs)
  const events = occurrences(rule, from, new Date(from.getTime() + (shownSundays + 2) * 7 * dayMs))
    .map(start => ({ ...tournament, start }))
    .filter(event => eventState(event, now) !== 'over')
    .slice(0, shownSundays)
  scope.expiresAt(nextEventChange(events, now))
  const [next] = events
  const money = (sum: FeaturedTournament['buyIn']) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  const { figures, programme } = page
  return (
    <>
      <LargeFigures
        items={[
          ...(next
            ? [
                {
                  label: figures.when,
                  value: (
                    <>
                      <StartTime instant={next.start} part="day" />
                      <small>
                        <StartTime instant={next.start} part="start" />
                      </small>
                    </>
                  )
                }
              ]
            : []),
          { label: figures.buyIn, value: money(tournament.buyIn) },
          ...guaranteed(scope, figures.guarantee, money(tournament.guarantee)),
          ...(levelMinutes === null
            ? []
            : [
                {
                  label: figures.count,
                  value: formatFigure({ kind: 'duration', value: levelMinutes, unit: 'minute' }, locale)
                }
              ])
        ]}
      />
      <Section id="programme" title={programme.title} lead={programme.lead} className="shared-pool">
        <ScheduleList
          sampleNote={programme.sampleNote}
          entries={events.map(event => ({
            ...event,
            name: fillForPage(scope, event.name),
            format: textOf(event.format, scope),
            state: eventState(event, now),
            page: null
          }))}
        />
      </Section>
    </>
  )
}

type FestivalProps = { page: PageWords<'falcon-series'>; edition: ReturnType<typeof useEdition> }

/** A festival: its days and sums set large, what is left of its programme, and what has been played. */
function Festival({ page, edition }: FestivalProps) {
  const scope = usePage()
  const { locale } = scope
  const all = [...edition.over, ...edition.ahead]
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
          ...guaranteed(
            scope,
            figures.guarantee,
            money(all.reduce((sum, { guarantee }) => sum + (guarantee?.amount ?? 0), 0))
          ),
          { label: figures.count, value: formatFigure({ kind: 'count', value: edition.ahead.length }, locale) }
        ]}
      />
      <Programme words={programme} {...edition} />
    </>
  )
}

/** How the evening of a tournament runs, moment by moment. */
function Evening({ words }: { words: NonNullable<PageWords<'falcon-series'>['evening']> }) {
  const markdown = useMarkdown()
  return (
    <Section id="evening" title={words.title} lead={words.lead}>
      <ol className="evening">
        {words.moments.map(({ name, textMarkdown }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
