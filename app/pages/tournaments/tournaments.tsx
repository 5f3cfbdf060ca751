import type { PageWords } from '../../../content/content.ts'
import { GameFormats } from '../../features/sections/game-formats.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Drawn } from '../../features/tournaments/drawn.tsx'
import { FormatGlyph } from '../../features/tournaments/format-glyph.tsx'
import { Payouts } from '../../features/tournaments/payouts.tsx'
import { tournamentTypes } from '../../features/tournaments/schedule-choice.ts'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Freerolls } from './sections/freerolls.tsx'
import { Results } from './sections/results.tsx'
import { Schedule } from './sections/schedule.tsx'

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
