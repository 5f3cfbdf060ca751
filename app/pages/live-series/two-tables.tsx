import type { PageWords } from '../../../content/content.ts'
import { seats } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { ComparisonSides } from '../../features/sections/card-sections.tsx'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { RealTable } from './real-table.tsx'

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

/** What differs at a real table: the two tables drawn side by side, each above its own points. */
export const TwoTables = ({ sides, ...head }: PageWords<'live-series'>['difference']) => (
  <Section id="difference" {...head}>
    <ComparisonSides
      sides={sides}
      drawings={[<ClientTable key="online" frames={[online]} only="wide" />, <RealTable key="real" />]}
    />
  </Section>
)
