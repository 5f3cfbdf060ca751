import type { PageWords } from '../../../content/content.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, QuestionList, StepList } from '../../features/sections/text-sections.tsx'
import { guaranteed, LargeFigures } from '../../features/tournaments/large-figures.tsx'
import { Programme } from '../../features/tournaments/programme.tsx'
import { StructureTable } from '../../features/tournaments/structure-table.tsx'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Panels } from '../../ui/panel/panels.tsx'
import { Section } from '../../ui/section/section.tsx'

/** A stop of the live series: its days by the clock of the place, the venue, the main event, and what a guest should know. */
export function LiveEvent() {
  const scope = usePage()
  const page = pageCopy(scope, scope.row?.words === 'highland-open' ? 'highland-open' : 'harbour-classic')
  const markdown = useMarkdown()
  const edition = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.edition.structure)
  return (
    <div className="live-event">
      <Days page={page} edition={edition} />
      <Paragraphs id="venue" {...page.venue} kind="split" />
      {structure && (
        <Paragraphs id="main-event" {...page.mainEvent} kind="split">
          <StructureTable structure={structure} caption={page.mainEvent.caption} />
        </Paragraphs>
      )}
      <StepList id="first-day" {...page.firstDay} />
      <Section id="practical" title={page.practical.title}>
        <Panels
          className="panels--small"
          items={page.practical.items.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))}
        />
      </Section>
      <QuestionList {...page.questions} />
      <NextStep {...page.next} path="/live-series/" />
    </div>
  )
}

type DaysProps = { page: PageWords<'harbour-classic'>; edition: ReturnType<typeof useEdition> }

/** The days of a stop: its facts set large, what is ahead by the clock of the place, and what has been played. Throws where the edition has no venue. */
function Days({ page: { figures, programme }, edition }: DaysProps) {
  const scope = usePage()
  const { locale } = scope
  const { venue, id } = edition.edition
  if (!venue) throw new Error(`${id} has no venue`)
  const all = [...edition.over, ...edition.ahead]
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
          ...(main?.guarantee ? guaranteed(scope, figures.guarantee, money(main.guarantee)) : [])
        ]}
      />
      <Programme words={programme} {...edition} />
    </>
  )
}
