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
import { View } from './views.tsx'

/** A stop of the live series: its days by the clock of the place, the way there, the main event drawn, and what a guest should know. */
export function LiveEvent() {
  const scope = usePage()
  const page = pageCopy(scope, scope.row?.words === 'highland-open' ? 'highland-open' : 'harbour-classic')
  const edition = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.edition.structure)
  return (
    <SectionList
      parts={{
        figures: <Days page={page} edition={edition} />,
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
          <View at={index} />
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)

type DaysProps = { page: PageWords<'harbour-classic'>; edition: ReturnType<typeof useEdition> }

/** The facts of a stop set large. Throws where the edition has no venue. */
function Days({ page: { figures }, edition }: DaysProps) {
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
  )
}
