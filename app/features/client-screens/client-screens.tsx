import { type ReactNode, useId } from 'react'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { seats } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Emblem } from '../../ui/client-table/emblem.tsx'
import type { TableFrame } from '../../ui/client-table/table-frame.ts'
import { TableSymbols } from '../../ui/client-table/table-symbols.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

const games = { holdem: 'texas-holdem', omaha: 'omaha', 'short-deck': 'short-deck' } as const
const stacks = [97.5, 112, 64, 100, 208.5, 83]
/** How many sit at the tables of the drawn lobby, which have six seats each. */
const taken = [6, 4, 5, 3, 6, 2, 4]
const seatsEach = 6

/** Four screens of the client, drawn with the games and stakes of the room: a table, the phone, the lobby and four tables. */
export function ClientScreens() {
  const id = useId()
  const { money } = writeAmounts(usePage().locale)
  const frame: TableFrame = {
    board: 'Qs 7h 2c Jd',
    pot: { label: '', amount: money(32) },
    seats: [...seats.slice(3), ...seats.slice(0, 3)].map((seat, index) => ({
      label: seatCodes[seat],
      stack: money(stacks[index] ?? 0),
      cards: index === 0 ? 'As Kh' : 2,
      folded: index === 2 || index === 4,
      bet: index === 5 ? money(16) : undefined,
      button: seat === 'button',
      turn: index === 0
    }))
  }
  return (
    <SharedPools>
      <ul className="client-screens">
        <Screen kind="table">
          <TableSymbols id={id} backs={[2]} />
          <ClientTable frames={[frame]} only="wide" symbols={id} />
          <Actions />
        </Screen>
        <Screen kind="phone">
          <ClientTable frames={[frame]} only="tall" symbols={id} />
          <Actions />
        </Screen>
        <Screen kind="lobby">
          <Lobby />
        </Screen>
        <Screen kind="four">
          {[0, 1, 2, 3].map(table => (
            <ClientTable key={table} frames={[turned(frame, table)]} only="wide" symbols={id} small />
          ))}
        </Screen>
      </ul>
    </SharedPools>
  )
}

function Screen({ kind, children }: { kind: 'table' | 'phone' | 'lobby' | 'four'; children: ReactNode }) {
  const { t } = usePage()
  return (
    <li className={`client-screen--${kind}`}>
      <figure>
        <div className="client-screen__window" aria-hidden="true">
          <div className="client-screen__bar row">
            <Emblem />
            <i />
          </div>
          <div className="client-screen__body">{children}</div>
        </div>
        <figcaption className="quiet text-plain">{t(`client-screens.${kind}`)}</figcaption>
      </figure>
    </li>
  )
}

/** What one may do on one’s turn. */
function Actions() {
  const { t } = usePage()
  return (
    <div className="client-screen__actions">
      {['fold', 'call', 'raise'].map(act => (
        <span key={act}>{t('client-screens.action', { act })}</span>
      ))}
    </div>
  )
}

/** The low and middle stakes of each game. */
function Lobby() {
  const scope = usePage()
  const { money } = writeAmounts(scope.locale)
  const tables = (Object.keys(games) as (keyof typeof games)[]).flatMap(game => {
    const { levels, unit, buyIn } = scope.content.stakes[game]
    const shown = levels.filter(({ band }) => band === 'low' || band === 'medium').slice(-3)
    return shown.map(({ forced }) => ({
      game: pageCopy(scope, games[game]).title,
      stakes: levelName(forced, unit, money),
      buyIn: money(forced[1] * buyIn.most)
    }))
  })
  return (
    <div className="text-small">
      {tables.slice(0, taken.length).map(({ game, stakes, buyIn }, index) => (
        <div
          key={game + stakes}
          className={index === 1 ? 'client-lobby__row client-lobby__row--chosen' : 'client-lobby__row'}
        >
          <span>{game}</span>
          <b>{stakes}</b>
          <span className="client-lobby__buy-in quiet">{buyIn}</span>
          <svg viewBox={`0 0 ${seatsEach * 10} 10`} width={seatsEach * 10} height="10">
            <path d={discs(0, taken[index] ?? 0)} className="client-lobby__taken" />
            <path d={discs(taken[index] ?? 0, seatsEach)} className="client-lobby__free" />
          </svg>
        </div>
      ))}
    </div>
  )
}

/** Discs side by side, from one seat to before another, as one path. */
const discs = (from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, index) => `M${(from + index) * 10 + 8.6} 5a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 1 1 7.2 0z`
  ).join('')

/** Another table: other cards on the board, and another seat’s turn. */
function turned({ seats, board = '', ...frame }: TableFrame, table: number): TableFrame {
  const lying = board.split(' ').slice(0, [5, 3, 4, 0][table])
  return {
    ...frame,
    board: lying.join(' '),
    seats: seats.map((seat, index) => ({ ...seat, folded: (index + table) % 3 === 2, turn: index === table }))
  }
}
