import { type ReactNode, useId } from 'react'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Emblem } from '../../ui/client-table/emblem.tsx'
import type { TableFrame } from '../../ui/client-table/table-frame.ts'
import { TableSymbols } from '../../ui/client-table/table-symbols.tsx'

/** One table of the lobby, as the page writes it. `taken` of `seats` are sat on. */
export type LobbyRow = { game: string; stakes: string; buyIn: string; taken: number; seats: number }

export type ScreenWords = {
  captions: { lobby: string; table: string; four: string; phone: string }
  lobby: readonly LobbyRow[]
  frame: TableFrame
  /** The actions on one’s turn, the last in copper. */
  actions: readonly [string, string, string]
}

/** Four screens of the client, drawn: the lobby, a table, four tables and the phone. All words are given. */
export function ScreensDrawn({ captions, lobby, frame, actions }: ScreenWords) {
  const id = useId()
  return (
    <ul className="client-screens">
      <Screen name={captions.table} kind="table">
        <TableSymbols id={id} backs={[2]} />
        <ClientTable frames={[frame]} only="wide" symbols={id} />
        <Actions words={actions} />
      </Screen>
      <Screen name={captions.phone} kind="phone">
        <ClientTable frames={[frame]} only="tall" symbols={id} />
        <Actions words={actions} />
      </Screen>
      <Screen name={captions.lobby} kind="lobby">
        <Lobby rows={lobby} />
      </Screen>
      <Screen name={captions.four} kind="four">
        {[0, 1, 2, 3].map(table => (
          <ClientTable key={table} frames={[turned(frame, table)]} only="wide" symbols={id} small />
        ))}
      </Screen>
    </ul>
  )
}

function Screen({ name, kind, children }: { name: string; kind: string; children: ReactNode }) {
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
        <figcaption className="quiet text-plain">{name}</figcaption>
      </figure>
    </li>
  )
}

const Actions = ({ words }: { words: ScreenWords['actions'] }) => (
  <div className="client-screen__actions">
    {words.map(word => (
      <span key={word}>{word}</span>
    ))}
  </div>
)

const Lobby = ({ rows }: { rows: readonly LobbyRow[] }) => (
  <div className="text-small">
    {rows.map(({ game, stakes, buyIn, taken, seats }, index) => (
      <div
        key={game + stakes}
        className={index === 1 ? 'client-lobby__row client-lobby__row--chosen' : 'client-lobby__row'}
      >
        <span>{game}</span>
        <b>{stakes}</b>
        <span className="client-lobby__buy-in quiet">{buyIn}</span>
        <svg viewBox={`0 0 ${seats * 10} 10`} width={seats * 10} height="10">
          <path d={discs(0, taken)} className="client-lobby__taken" />
          <path d={discs(taken, seats)} className="client-lobby__free" />
        </svg>
      </div>
    ))}
  </div>
)

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
