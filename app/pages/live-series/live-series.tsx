import type { PageWords } from '../../../content/content.ts'
import { seats } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { ComparisonSides } from '../../features/sections/section-bodies.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { seriesAt } from '../../features/tournaments/series-at.ts'
import { writeDays } from '../../features/tournaments/write-days.ts'
import { textOf } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The live series: where and when, what a real table changes, and a first time. */
export function LiveSeries() {
  const page = pageCopy(usePage(), 'live-series')
  return <SectionList parts={{ stops: <Stops words={page.stops} />, difference: <TwoTables {...page.difference} /> }} />
}

const stops = [
  { stop: 'harbour-classic', picture: 'live-harbour' },
  { stop: 'highland-open', picture: 'live-highland' }
] as const

/** The stops with a current edition, soonest first, each with its days by the clock of its place. */
function Stops({ words }: { words: PageWords<'live-series'>['stops'] }) {
  const scope = usePage()
  const { content, siteId, locale, href } = scope
  const now = scope.asOf().toISOString()
  const shown = stops.flatMap(({ stop, picture }) => {
    const path = `/live-series/${stop}/`
    const { edition, until } = seriesAt(content.series, path, siteId, scope.asOf())
    scope.expiresAt(until)
    const first = edition?.events[0]
    const last = edition?.events.at(-1)
    if (!edition?.venue || !first || !last) return []
    const { town, timeZone } = edition.venue
    const days = writeDays(new Date(first.start), new Date(last.start), locale, timeZone)
    const card = {
      href: href(path),
      name: textOf(edition.name, scope),
      text: words.texts[stop],
      mark: `${days} · ${town}`,
      picture
    }
    return [{ ...card, id: stop, town, start: first.start, isOn: first.start <= now && now <= last.start }]
  })
  const inTurn = shown.toSorted((a, b) => a.start.localeCompare(b.start))
  return (
    <Section id="stops" title={words.title} lead={words.lead}>
      <Coast lights={inTurn} />
      <LinkCards columns={2} cards={inTurn} />
    </Section>
  )
}

/** Where a stop is on the drawing, 1204 by 190: above the card that it belongs to. */
const lightPlaces = ['translate(300 92)', 'translate(906 70)']

type Light = { id: string; town: string; isOn: boolean }

/** The coast between the stops by night, as a map: a light at each, mint while its edition runs, and the way from one to the other. The cards below say the same in words. */
const Coast = ({ lights }: { lights: readonly Light[] }) => (
  <svg className="coast" viewBox="0 0 1204 190" aria-hidden="true">
    <defs>
      <radialGradient id="coast-glow">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.6" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path
      className="coast__land"
      d="M0 190V118l64-16 52 12 58-34 70 8 44 20 64-6 40 26 78 8 54 30 90 6 46 18zM700 190l50-44 46-6 34-40 58-36 52 10 60-26 74 22 62-8 68 34v94z"
    />
    <path
      className="coast__line"
      d="M0 118l64-16 52 12 58-34 70 8 44 20 64-6 40 26 78 8 54 30 90 6 46 18M700 190l50-44 46-6 34-40 58-36 52 10 60-26 74 22 62-8 68 34"
    />
    <path
      className="coast__line coast__line--water"
      d="M470 40q20-9 40 0t40 0 40 0 40 0M496 62q20-9 40 0t40 0 40 0 40 0M522 150q20-9 40 0t40 0 40 0 20 0M548 168q20-9 40 0t40 0 40 0 20 0"
    />
    {lights.length === lightPlaces.length && (
      <path className="coast__line coast__line--way" d="M300 92Q600 200 906 70" />
    )}
    {lights.slice(0, lightPlaces.length).map(({ id, town, isOn }, index) => (
      <g key={id} className={`coast__light${isOn ? ' coast__light--on' : ''}`} transform={lightPlaces[index]}>
        <circle r="62" fill="url(#coast-glow)" />
        <circle r="9" className="coast__lamp" />
        <text y="-24" textAnchor="middle" className="coast__town">
          {town}
        </text>
      </g>
    ))}
  </svg>
)

const online = {
  board: 'Qs 7h 2c Jd',
  seats: [...seats.slice(3), ...seats.slice(0, 3)].map((seat, index) => ({
    label: seatCodes[seat],
    cards: index === 0 ? 'As Kh' : 2,
    folded: index === 2 || index === 4,
    button: seat === 'button',
    turn: index === 0
  }))
}

/** The difference between a real and an online table: both drawn side by side, each above its own points. */
const TwoTables = ({ sides, ...head }: PageWords<'live-series'>['difference']) => (
  <Section id="difference" {...head}>
    <ComparisonSides
      sides={sides}
      drawings={[<ClientTable key="online" frames={[online]} only="wide" />, <RealTable key="real" />]}
    />
  </Section>
)

/** The seats of a real table, its own units: nine round the rim, the dealer at the top. */
const chairs = [
  [150, 84],
  [76, 160],
  [76, 260],
  [150, 338],
  [320, 366],
  [490, 338],
  [564, 260],
  [564, 160],
  [490, 84]
] as const

/** Chips in front of some of the chairs: where, and how many lie on each other. */
const stacks = [
  [186, 128, 3],
  [134, 176, 5],
  [136, 250, 2],
  [190, 296, 4],
  [388, 322, 6],
  [452, 296, 3],
  [506, 250, 4],
  [508, 178, 2],
  [452, 128, 5]
] as const

/** A table of a card room seen from above: a dealer with a tray, nine chairs, cards to protect, chips in stacks. */
const RealTable = () => (
  <svg className="real-table" viewBox="0 0 640 420" aria-hidden="true">
    {chairs.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x - 34} y={y - 30} width="68" height="60" rx="24" className="real-table__chair" />
    ))}
    <rect x="278" y="14" width="84" height="56" rx="26" className="real-table__chair real-table__chair--dealer" />
    <rect x="84" y="64" width="472" height="290" rx="145" className="real-table__rail" />
    <rect x="108" y="88" width="424" height="242" rx="121" className="real-table__felt" />
    <rect x="140" y="120" width="360" height="178" rx="89" className="real-table__line" />
    <rect x="262" y="84" width="116" height="30" rx="6" className="real-table__tray" />
    {[0, 1, 2, 3, 4, 5].map(tube => (
      <rect
        key={tube}
        x={268 + tube * 17.6}
        y="88"
        width="14"
        height="22"
        rx="3"
        className={`real-table__tube real-table__tube--${tube % 3}`}
      />
    ))}
    {[216, 258, 300, 342].map(x => (
      <rect key={x} x={x} y="180" width="36" height="52" rx="5" className="real-table__card" />
    ))}
    <rect x="384" y="180" width="36" height="52" rx="5" className="real-table__place" />
    <g className="real-table__chips">
      {[0, 1, 2, 3, 4].map(chip => (
        <ellipse key={chip} cx={300 + (chip % 3) * 20} cy={150 - Math.floor(chip / 3) * 9} rx="11" ry="7" />
      ))}
    </g>
    {stacks.map(([x, y, count]) => (
      <g key={`${x} ${y}`} className="real-table__stack">
        {Array.from({ length: count }, (_, chip) => (
          <ellipse key={y - chip * 4.5} cx={x} cy={y - chip * 4.5} rx="12" ry="7.5" />
        ))}
      </g>
    ))}
    <g transform="translate(300 296)">
      <rect width="30" height="42" rx="4" className="real-table__back" transform="rotate(-8)" />
      <rect x="26" y="-4" width="30" height="42" rx="4" className="real-table__back" transform="rotate(6 26 0)" />
      <ellipse cx="28" cy="20" rx="12" ry="8" className="real-table__chips" />
    </g>
  </svg>
)
