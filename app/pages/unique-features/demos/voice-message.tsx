import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { ClientTable } from '../../../ui/client-table/client-table.tsx'
import type { TableShape } from '../../../ui/client-table/table-shape.ts'
import { demoFrame, demoTable } from './demo-frame.ts'

/** The heights of the drawn waves, in hundredths. */
const waves = [18, 42, 70, 34, 88, 56, 24, 64, 92, 48, 30, 76, 58, 20, 44, 82, 62, 28, 52, 36, 68, 22, 46, 16]
const seconds = 7

/** The sign of a message that is heard, over the seat of who speaks. */
const bubble = ({ rim, board }: TableShape) => (
  <g transform={`translate(${rim.x + rim.width / 2} ${board.y + 6})`}>
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
  const { t, locale } = usePage()
  const { money } = writeAmounts(locale)
  const bars = waves.map((height, index) => (
    <rect key={`${index}-${height}`} x={index * 8} y={(100 - height) / 2} width="4" height={height} rx="2" />
  ))
  return (
    <figure className="feature__try voice">
      <ClientTable
        {...demoTable}
        frames={[demoFrame({ money, board: null, differs: { 0: { turn: true } } })]}
        over={bubble}
      />
      <label className="voice__bar">
        <input type="checkbox" className="client-choice__radio voice__press" aria-label={exampleTitle} />
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
