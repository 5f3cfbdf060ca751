import type { PageWords } from '../../../content/content.ts'
import type { Structure } from '../../../content/tournaments/structures.schema.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, QuestionList } from '../../features/sections/text-sections.tsx'
import { FormatGlyph } from '../../features/tournaments/format-glyph.tsx'
import { PayoutTable } from '../../features/tournaments/payout-table.tsx'
import { tournamentTypes } from '../../features/tournaments/schedule-choice.ts'
import { levelAt } from '../../features/tournaments/structure-rows.ts'
import { StructureTable } from '../../features/tournaments/structure-table.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Schedule } from './sections/schedule.tsx'

/** Tournaments: what starts, the formats, what coming late means, a structure and its prizes worked out, and the series. */
export function Tournaments() {
  const scope = usePage()
  const { href, content } = scope
  const page = pageCopy(scope, 'tournaments')
  const example = content.structures.find(({ id }) => id === 'evening')
  if (!example) throw new Error('There is no structure called evening')
  const { series } = page
  return (
    <div className="tournaments">
      <Schedule words={page.schedule} />
      <Formats words={page.formats} />
      <LateRegistration words={page.lateRegistration} structure={example} />
      <Paragraphs id="structure" {...page.structure} kind="split">
        <StructureTable structure={example} caption={page.structure.caption} />
      </Paragraphs>
      {page.prizes && example.payouts && (
        <Paragraphs id="prizes" {...page.prizes} kind="split" className="shared-pool">
          <PayoutTable payouts={example.payouts} caption={page.prizes.caption} />
        </Paragraphs>
      )}
      <Section id="series" title={series.title} lead={series.lead}>
        <LinkCards
          cards={[
            { ...series.sundayMajor, href: href('/tournaments/sunday-major/'), picture: 'series-sunday-major' },
            { ...series.falcon, href: href('/tournaments/falcon-series/'), picture: 'series-falcon' },
            { ...series.live, href: href('/live-series/'), picture: 'live-series' }
          ]}
        />
      </Section>
      <QuestionList {...page.questions} />
      <NextStep {...page.next} path="/poker-school/hand-rankings/" />
    </div>
  )
}

/** The formats, each with the way to those of this week. */
function Formats({ words }: { words: PageWords<'tournaments'>['formats'] }) {
  const { href, path } = usePage()
  const markdown = useMarkdown()
  return (
    <Section id="formats" title={words.title} lead={words.lead}>
      <ul className="formats">
        {tournamentTypes.map(type => {
          const { name, textMarkdown } = words.items[type]
          return (
            <li key={type} id={`format-${type}`} className="panel formats__item">
              <FormatGlyph type={type} />
              <h3>{name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
              <p className="formats__see">
                <a href={`${href(path)}?type=${type}#schedule`}>
                  {words.see} <span className="visually-hidden">({name})</span>
                </a>
              </p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

type LateRegistrationProps = { words: PageWords<'tournaments'>['lateRegistration']; structure: Structure }

const arrivals = [0, 30, 60, 90, 120]

/** What coming late means: the same stack, worth less with each level. */
function LateRegistration({ words, structure }: LateRegistrationProps) {
  const { locale, t } = usePage()
  const written = (minutes: number) =>
    minutes === 0
      ? words.onTime
      : `${formatFigure({ kind: 'duration', value: minutes, unit: 'minute' }, locale)} ${words.later}`
  return (
    <Paragraphs id="late-registration" {...words} kind="split">
      <DataTable
        caption={words.caption}
        columns={[words.columns.arrival, words.columns.level, figure(words.columns.stack)]}
        rows={arrivals.flatMap(minutes => {
          const level = levelAt(structure, minutes)
          return level
            ? [
                [
                  written(minutes),
                  `${t('tournaments.level')} ${level.number}`,
                  formatFigure({ kind: 'count', value: level.stackInBigBlinds }, locale)
                ]
              ]
            : []
        })}
      />
    </Paragraphs>
  )
}
