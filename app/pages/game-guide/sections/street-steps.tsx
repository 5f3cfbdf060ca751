import type { GameGuide } from '../../../../content/games/guides.schema.ts'
import { writeAmounts } from '../../../site/figures/write-amounts.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import type { PlayedStep } from '../../../site/poker/worked-hand.ts'
import { seatNames } from '../seat-names.ts'

type Hand = GameGuide['hand']
type Props = { steps: readonly PlayedStep[]; hand: Hand; chances: Hand['streets'][number]['chances'] }

/** Who does what on one street, a sentence each, and the chances of the two hands that are shown at its end. */
export function StreetSteps({ steps, hand, chances }: Props) {
  const { t, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const sentence = ({ seat, act, amount, to, allIn }: PlayedStep) => {
    const said = { act, amount: money(act === 'call' ? amount : to) }
    const words =
      seat === hand.you
        ? t('game-guide.you-act', said)
        : t('game-guide.they-act', { ...said, seat: t(seatNames[seat]) })
    return allIn ? t('game-guide.all-in', { sentence: words }) : words
  }
  const [theirs] = Object.entries(chances ?? {}).flatMap(([seat, chance]) => (seat === hand.you ? [] : [chance]))
  const yours = chances?.[hand.you]
  return (
    <>
      {steps.length > 0 && (
        <ul className="worked-hand__acts">
          {steps.map(step => (
            <li key={step.seat + step.act}>{sentence(step)}</li>
          ))}
        </ul>
      )}
      {yours && theirs && (
        <p className="worked-hand__chances">
          {yours[1] > 0
            ? t('game-guide.chances-shared', {
                yours: percent(yours[0]),
                theirs: percent(theirs[0]),
                shared: percent(yours[1])
              })
            : t('game-guide.chances', { yours: percent(yours[0]), theirs: percent(theirs[0]) })}
        </p>
      )}
    </>
  )
}
