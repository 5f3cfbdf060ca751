import { SectionList } from '../../features/sections/section-list.tsx'
import { Drawn } from '../../features/tournaments/drawn.tsx'
import { Payouts } from '../../features/tournaments/payouts.tsx'
import { Programme } from '../../features/tournaments/programme.tsx'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CloserLinks } from '../../ui/look-closer/closer-links.tsx'
import { Evening } from './sections/evening.tsx'
import { FestivalFigures } from './sections/festival-figures.tsx'
import { SundayFigures, Sundays } from './sections/sundays.tsx'
import { useSundays } from './use-sundays.ts'

/** A series online: a tournament of every week with its evening drawn, or a festival with its days. */
export function OnlineSeries() {
  const scope = usePage()
  const { words } = scope.row ?? {}
  return words === 'falcon-series' ? <Festival /> : <Weekly />
}

/** A festival: its days and sums set large, its days beside each other, and what is ahead. */
function Festival() {
  const scope = usePage()
  const page = pageCopy(scope, 'falcon-series')
  const edition = useEdition(scope.path)
  return (
    <SectionList
      parts={{
        figures: <FestivalFigures words={page.figures} {...edition} />,
        programme: <Programme words={page.programme} {...edition} />
      }}
    />
  )
}

/** The tournament of every week: the next one set large, its evening, its structure and its prizes drawn. */
function Weekly() {
  const scope = usePage()
  const page = pageCopy(scope, 'sunday-major')
  const { tournament, structure, events } = useSundays()
  const [next] = events
  return (
    <SectionList
      parts={{
        figures: (
          <>
            <SundayFigures words={page.figures} tournament={tournament} structure={structure} next={next} />
            <div className="wrap">
              <CloserLinks
                links={[
                  page.evening && next && { to: 'evening', label: page.evening.title },
                  page.structure && { to: 'structure', label: page.structure.title },
                  page.prizes && structure.payouts && { to: 'prizes', label: page.prizes.title }
                ]}
              />
            </div>
          </>
        ),
        programme: <Sundays words={page.programme} events={events} />,
        evening: page.evening && next && <Evening words={page.evening} structure={structure} event={next} />,
        structure: page.structure && (
          <Drawn id="structure" ground="felt" {...page.structure}>
            <StructureClock
              structure={structure}
              registrationMinutes={tournament.lateRegistrationMinutes}
              {...page.structure}
            />
          </Drawn>
        ),
        prizes: page.prizes && structure.payouts && (
          <Drawn id="prizes" className="shared-pool" {...page.prizes}>
            <Payouts payouts={structure.payouts} {...page.prizes} />
          </Drawn>
        )
      }}
    />
  )
}
