import type { PageWords } from '../../../content/content.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { seats } from '../../domain/poker/play-hand.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ClientChoices } from '../../ui/client-table/client-choices.tsx'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Moment } from '../../ui/client-table/moment.tsx'
import { emojiNames, TableEmoji } from '../../ui/client-table/table-emoji.tsx'
import type { TableFrame } from '../../ui/client-table/table-frame.ts'
import type { TableShape } from '../../ui/client-table/table-shape.ts'
import { Facts } from '../../ui/facts/facts.tsx'

/** How a feature is drawn: the tall table, with the symbols that stand once in the page. */
export const demoTable = { only: 'tall', symbols: 'demo-table' } as const

const stacks = [97.5, 112, 64, 100, 208.5, 83]

type DemoFrame = { board?: string; pot?: TableFrame['pot']; yourTurn?: boolean }

/** A table of six in the middle of a game, on which a feature is shown. Yours is the button. */
export function useDemoFrame() {
  const { money } = writeAmounts(usePage().locale)
  return ({ board, pot, yourTurn = false }: DemoFrame = {}): TableFrame => ({
    ...(board !== undefined && { board }),
    pot,
    seats: [...seats.slice(3), ...seats.slice(0, 3)].map((seat, place) => ({
      label: seatCodes[seat],
      stack: money(stacks[place] ?? 0),
      cards: 2,
      button: seat === 'button',
      turn: yourTurn && place === 0
    }))
  })
}

const middleOf = ({ rim, board }: TableShape) => ({ x: rim.x + rim.width / 2, y: board.y })

/** The set of gestures; the one that is pressed comes up over a seat of the table. */
export function Emoji({ exampleTitle, gestures }: PageWords<'unique-features'>['emoji']) {
  const frame = useDemoFrame()
  return (
    <div className="feature__try client-choice">
      <ClientTable
        {...demoTable}
        frames={[frame()]}
        over={shape =>
          emojiNames.map((name, index) => (
            <Moment key={name} at={[index]} count={emojiNames.length} {...middleOf(shape)} kind="said">
              <use href={`#emoji-${name}`} transform="scale(1.875)" />
            </Moment>
          ))
        }
      />
      <ClientChoices
        id="emoji-gesture"
        label={exampleTitle}
        kind="tiles"
        chosen={1}
        options={emojiNames.map((name, index) => ({
          name: gestures[index] ?? '',
          picture: (
            <svg viewBox="-42 -42 84 84" aria-hidden="true">
              <TableEmoji name={name} id={`emoji-${name}`} />
            </svg>
          )
        }))}
      />
    </div>
  )
}

/** Where the chips of a splash come to lie, from the middle of the table. */
const fallen = ['-64 6', '-40 34', '-12 46', '18 30', '44 44', '66 14', '-22 8', '24 -2', '2 22', '-48 -14', '52 -20']

const chipsFallen = (shape: TableShape, id: string) => (
  <Moment at={[1]} count={2} {...middleOf(shape)}>
    {fallen.map((place, index) => (
      <g key={place} transform={`translate(${place})`}>
        <use
          href={`#${id}-chip`}
          className={`splash__chip ${index % 3 ? 'client-table__chips--pot' : 'client-table__chips'}`}
        />
      </g>
    ))}
  </Moment>
)

/** A pot as it was, chips that fall into it once that is pressed, and the total. */
export function Splash({ exampleTitle, before, drop, after }: NonNullable<PageWords<'unique-features'>['splash']>) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const frame = useDemoFrame()
  const { pot, drop: chips } = content.gameExamples.splash
  const parts = [
    { sign: '', amount: pot, label: before },
    { sign: '+', amount: chips, label: drop },
    { sign: '=', amount: pot + chips, label: after }
  ]
  return (
    <div className="feature__try client-choice">
      <ClientTable
        {...demoTable}
        frames={[pot, pot + chips].map(amount => frame({ pot: { label: '', amount: money(amount) } }))}
        over={chipsFallen}
      />
      <ClientChoices
        id="splash-moment"
        label={exampleTitle}
        chosen={0}
        options={[{ name: before }, { name: `+ ${money(chips)} ${drop}` }]}
      />
      <Facts
        className="splash"
        items={parts.map(({ sign, amount, label }) => ({
          label,
          value: (
            <>
              {sign && <span className="muted">{sign} </span>}
              {setLarge(money(amount))}
            </>
          )
        }))}
      />
    </div>
  )
}

/** The four moments of a reaction: a light, a full ring, the choice whether to send it, and as others see it. */
const rings = [
  <circle key="light" r="56" className="reaction__ring reaction__ring--start" pathLength={100} />,
  <circle key="full" r="56" className="reaction__ring" />,
  <g key="choose">
    <circle r="56" className="reaction__ring reaction__ring--quiet" />
    <g transform="translate(-40 70)">
      <circle r="21" className="reaction__button" />
      <path d="M-7-7 7 7M7-7-7 7" className="reaction__sign" />
    </g>
    <g transform="translate(40 70)">
      <circle r="21" className="reaction__button reaction__button--send" />
      <path d="M-8 1-2 7 8-6" className="reaction__sign" />
    </g>
  </g>,
  <circle key="seen" r="56" className="reaction__ring reaction__ring--live" />
]

const reactions = (shape: TableShape) => {
  const { x, y } = middleOf(shape)
  return rings.map((ring, index) => (
    <Moment key={ring.key} at={[index]} count={rings.length} x={x} y={y - 14} kind="said">
      <circle r="56" className="reaction__ground" />
      <path
        className="reaction__you"
        d="M0-30A17 17 0 1 1 0 4 17 17 0 0 1 0-30ZM-32 42C-32 20-16 12 0 12S32 20 32 42Z"
      />
      {ring}
      {index < 2 && <circle cx="40" cy="-40" r="8" className="reaction__light" />}
    </Moment>
  ))
}

/** A reaction by video: the table shows the moment that is pressed. */
export function VideoReaction({ exampleTitle, frames }: PageWords<'unique-features'>['videoReactions']) {
  const frame = useDemoFrame()
  return (
    <div className="feature__try client-choice">
      <ClientTable {...demoTable} frames={frames.map(() => frame({ yourTurn: true }))} over={reactions} />
      <ClientChoices
        id="reaction-moment"
        label={exampleTitle}
        kind="list"
        chosen={0}
        options={frames.map((name, index) => ({ name, picture: <b className="reaction__step">{index + 1}</b> }))}
      />
    </div>
  )
}

/** The heights of the drawn waves, in hundredths. */
const waves = [18, 42, 70, 34, 88, 56, 24, 64, 92, 48, 30, 76, 58, 20, 44, 82, 62, 28, 52, 36, 68, 22, 46, 16]
const seconds = 7

/** The sign of a message that is heard, over the seat of who speaks. */
const bubble = (shape: TableShape) => (
  <g transform={`translate(${middleOf(shape).x} ${middleOf(shape).y + 6})`}>
    <g className="voice__bubble">
      <path d="M-62-30H62A16 16 0 0 1 78-14V14A16 16 0 0 1 62 30H12L0 46-12 30H-62A16 16 0 0 1-78 14V-14A16 16 0 0 1-62-30Z" />
      {waves.slice(0, 15).map((height, index) => (
        <rect key={`${index}-${height}`} x={index * 9 - 65} y={height * -0.2} width="4" height={height * 0.4} rx="2" />
      ))}
    </g>
  </g>
)

/** A spoken message: its waves, which light up one by one once it is pressed, how long it is, and its words. */
export function VoiceMessage({ speaker, transcript, exampleTitle }: PageWords<'unique-features'>['voiceMessages']) {
  const { t } = usePage()
  const frame = useDemoFrame()
  const bars = waves.map((height, index) => (
    <rect key={`${index}-${height}`} x={index * 8} y={(100 - height) / 2} width="4" height={height} rx="2" />
  ))
  return (
    <figure className="feature__try voice">
      <ClientTable {...demoTable} frames={[frame({ yourTurn: true })]} over={bubble} />
      <label className="voice__bar">
        <input type="checkbox" className="client-choice__radio" aria-label={exampleTitle} />
        <svg className="voice__sign" viewBox="-14 -14 28 28" aria-hidden="true">
          <circle r="14" className="voice__disc" />
          <path d="M-4-6.5 7 0-4 6.5Z" className="voice__play" />
          <path d="M-4.5-5V5M4.5-5V5" className="voice__pause" />
        </svg>
        <svg
          className="voice__wave"
          viewBox={`0 0 ${waves.length * 8} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {bars}
          <g className="voice__played">{bars}</g>
        </svg>
        <span className="muted text-small">{t('unique-features.seconds', { count: seconds })}</span>
      </label>
      <figcaption>
        <span className="muted text-note">{speaker}</span>
        <blockquote>{transcript}</blockquote>
      </figcaption>
    </figure>
  )
}
