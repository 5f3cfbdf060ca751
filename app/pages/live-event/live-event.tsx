import type { PageWords } from '../../../content/content.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Drawn } from '../../features/tournaments/drawn.tsx'
import { guaranteed, LargeFigures } from '../../features/tournaments/large-figures.tsx'
import { Programme } from '../../features/tournaments/programme.tsx'
import { StructureClock } from '../../features/tournaments/structure-clock.tsx'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'

/** A stop of the live series: its days by the clock of the place, the way there, the main event drawn, and what a guest should know. */
export function LiveEvent() {
  const scope = usePage()
  const { locale } = scope
  const page = pageCopy(scope, scope.row?.words === 'highland-open' ? 'highland-open' : 'harbour-classic')
  const edition = useEdition(scope.path)
  const { events } = edition
  const { venue, structure: id } = edition.edition
  const structure = scope.content.structures.find(item => item.id === id)
  const [first] = events
  const last = events.at(-1)
  const main = events.find(({ kind }) => kind === 'flight')
  const words = page.figures
  const money = (sum: { amount: number; currency: string }) => setLarge(formatFigure({ kind: 'money', ...sum }, locale))
  return (
    <SectionList
      parts={{
        figures: (
          <LargeFigures
            items={[
              first &&
                last && { label: words.when, value: writeDays(first.start, last.start, locale, venue?.timeZone) },
              venue && { label: `${words.where} · ${venue.name}`, value: venue.town },
              main?.buyIn && { label: words.buyIn, value: money(main.buyIn) },
              main?.guarantee && guaranteed(scope, words.guarantee, money(main.guarantee))
            ]}
          />
        ),
        programme: <Programme words={page.programme} {...edition} />,
        route: <Route {...page.route} />,
        mainEvent: structure && (
          <Drawn id="main-event" ground="felt" {...page.mainEvent}>
            <StructureClock structure={structure} {...page.mainEvent} />
          </Drawn>
        )
      }}
    />
  )
}

/** The way from where one arrives to the tables and to bed, as a line with its three places. */
const Route = ({ title, items }: PageWords<'harbour-classic'>['route']) => (
  <Section id="route" title={title}>
    <ol className="route">
      {items.map(({ name, text }, index) => (
        <li key={name}>
          <svg className="post-cover route-view" viewBox="0 0 320 170" aria-hidden="true">
            <path d={views[index]?.lines} />
            <path d={views[index]?.part} className="post-cover__part" />
          </svg>
          <h3 className="headline">{name}</h3>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)

/** The three places of the way, in lines on a ground of 320 by 170: the station, the house with its tables, the hotel. The light that is on there is copper. */
const views = [
  {
    lines:
      'M20 140h280M60 140V74h200v66M46 74 160 30l114 44M92 140v-38h36v38M192 140v-38h36v38M20 152h280M40 140v12M100 152v-12M160 140v12M220 140v12M280 140v12',
    part: 'M160 46a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z'
  },
  {
    lines:
      'M16 142h288M36 142V58l52-34 52 34v84M140 142V58l52-34 52 34v84M16 154q12-7 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0M262 142v-70M250 142h24',
    part: 'M58 92h18a10 10 0 0 1 0 20H58a10 10 0 0 1 0-20ZM104 92h18a10 10 0 0 1 0 20h-18a10 10 0 0 1 0-20ZM162 92h18a10 10 0 0 1 0 20h-18a10 10 0 0 1 0-20ZM208 92h18a10 10 0 0 1 0 20h-18a10 10 0 0 1 0-20ZM254 58h16l4 14h-24z'
  },
  {
    lines:
      'M20 142h280M96 142V34h128v108M116 54h18v18h-18zM151 54h18v18h-18zM186 54h18v18h-18zM116 86h18v18h-18zM186 86h18v18h-18zM146 142v-26h28v26M40 142v-28M40 114a14 14 0 1 0 0-28 14 14 0 0 0 0 28M272 142v-22M272 120a12 12 0 1 0 0-24 12 12 0 0 0 0 24',
    part: 'M151 86h18v18h-18z'
  }
] as const
