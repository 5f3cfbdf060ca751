import type { PageWords } from '../../../../content/content.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { ClientChoices } from '../../../ui/client-table/client-choices.tsx'
import { ClientTable } from '../../../ui/client-table/client-table.tsx'
import { Moment } from '../../../ui/client-table/moment.tsx'
import { emojiNames, TableEmoji } from '../../../ui/client-table/table-emoji.tsx'
import { demoFrame, demoTable } from './demo-frame.ts'

/** The set of gestures; the one that is pressed comes up over a seat of the table. */
export function Emoji({ exampleTitle, gestures }: PageWords<'unique-features'>['emoji']) {
  const { locale } = usePage()
  const { money } = writeAmounts(locale)
  return (
    <div className="feature__try client-choice">
      <ClientTable
        {...demoTable}
        frames={[demoFrame({ money, board: null })]}
        over={({ rim, board }) =>
          emojiNames.map((name, index) => (
            <Moment key={name} at={[index]} count={emojiNames.length} x={rim.x + rim.width / 2} y={board.y} kind="said">
              <use href={`#emoji-${name}`} transform="scale(1.875)" />
            </Moment>
          ))
        }
      />
      <ClientChoices
        id="emoji-gesture"
        label={exampleTitle}
        kind="tiles"
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
