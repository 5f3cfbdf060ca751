import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { ClientChoices } from '../../../ui/client-table/client-choices.tsx'
import { ClientTable } from '../../../ui/client-table/client-table.tsx'
import { Moment } from '../../../ui/client-table/moment.tsx'
import { demoFrame, demoTable } from './demo-frame.ts'

/** The four moments of a reaction: the table shows the one that is pressed. */
export function VideoReaction({ exampleTitle, frames }: PageWords<'unique-features'>['videoReactions']) {
  const { locale } = usePage()
  const { money } = writeAmounts(locale)
  const you = (
    <path className="reaction__you" d="M0-30A17 17 0 1 1 0 4 17 17 0 0 1 0-30ZM-32 42C-32 20-16 12 0 12S32 20 32 42Z" />
  )
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
  return (
    <div className="feature__try client-choice">
      <ClientTable
        {...demoTable}
        frames={frames.map(() => demoFrame({ money, board: null, differs: { 0: { turn: true } } }))}
        over={({ rim, board }) =>
          rings.map((ring, index) => (
            <Moment
              key={ring.key}
              at={[index]}
              count={rings.length}
              x={rim.x + rim.width / 2}
              y={board.y - 14}
              kind="said"
            >
              <circle r="56" className="reaction__ground" />
              {you}
              {ring}
              {index < 2 && <circle cx="40" cy="-40" r="8" className="reaction__light" />}
            </Moment>
          ))
        }
      />
      <ClientChoices
        id="reaction-moment"
        label={exampleTitle}
        kind="list"
        options={frames.map((name, index) => ({ name, picture: <b className="reaction__step">{index + 1}</b> }))}
      />
    </div>
  )
}
