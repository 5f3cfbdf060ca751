import type { PageWords } from '../../../../content/content.ts'
import type { GameGuide } from '../../../../content/games/guides.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import type { Game } from '../../../domain/poker/card.ts'
import { findLevel } from '../../../domain/poker/levels.ts'
import { type PlayedStep, playHand } from '../../../domain/poker/worked-hand.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { handNames } from '../../../features/poker-cards/hand-names.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { seatNames } from '../seat-names.ts'

type Props = PageWords<'texas-holdem'>['hand'] & { game: Game }

/** One hand, street by street: the cards that come, who does what, the pot, the chances, and the show-down. All sums are worked out from the acts. */
export function WorkedHand({ title, lead, streets, resultMarkdown, game }: Props) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const { hand } = content.gameGuides[game]
  const { levels, rakePercent } = content.stakes[game]
  const played = playHand(hand, { percent: rakePercent, cap: findLevel(levels, hand.level).rakeCap })
  const own = hand.cards[hand.you] ?? ''
  const shared = played.shown.filter(({ wins }) => wins).length > 1
  const sums = { pot: money(played.pot), rake: money(played.rake), gets: money(played.eachGets) }
  return (
    <Section id="hand" title={title} lead={lead}>
      <ol className="worked-hand">
        {played.streets.map(({ name, steps, pot }, index) => (
          <li key={name} className="worked-hand__street">
            <div className="worked-hand__cards">
              <h3>{t('game-guide.street', { street: name })}</h3>
              <Cards cards={boardUntil(played.streets, index) || own} size="large" />
              <p className="worked-hand__pot">
                <span>{t('game-guide.pot')}</span> <strong>{setLarge(money(pot))}</strong>
              </p>
            </div>
            <div className="worked-hand__words">
              <StreetSteps steps={steps} hand={hand} chances={hand.streets[index]?.chances} />
              <p dangerouslySetInnerHTML={{ __html: markdown(streets[name]) }} />
            </div>
          </li>
        ))}
        <li className="worked-hand__street worked-hand__street--end">
          <div className="worked-hand__cards">
            <h3>{t('game-guide.showdown')}</h3>
            {played.shown.map(({ seat, cards, rank, wins }) => (
              <div key={seat} className={wins ? 'worked-hand__shown worked-hand__shown--wins' : 'worked-hand__shown'}>
                <Cards cards={cards} />
                <p>
                  {seat === hand.you ? t('game-guide.you') : t(seatNames[seat])} ·{' '}
                  <strong>{t(handNames[rank.category])}</strong>
                </p>
              </div>
            ))}
          </div>
          <div className="worked-hand__words">
            <p className="worked-hand__result">{t(shared ? 'game-guide.result-shared' : 'game-guide.result', sums)}</p>
            <p dangerouslySetInnerHTML={{ __html: markdown(resultMarkdown) }} />
          </div>
        </li>
      </ol>
    </Section>
  )
}

/** The common cards that lie on the table once a street is dealt. */
const boardUntil = (streets: readonly { dealt: string }[], index: number): string =>
  streets
    .slice(0, index + 1)
    .map(({ dealt }) => dealt)
    .join(' ')
    .trim()

type Hand = GameGuide['hand']
type StreetStepsProps = { steps: readonly PlayedStep[]; hand: Hand; chances: Hand['streets'][number]['chances'] }

/** Who does what on one street, a sentence each, and the chances of the two hands that are shown at its end. */
function StreetSteps({ steps, hand, chances }: StreetStepsProps) {
  const { t, locale } = usePage()
  const { money, percent } = writeAmounts(locale)
  const sentence = ({ seat, act, amount, to, allIn }: PlayedStep) => {
    const values = { act, amount: money(act === 'call' ? amount : to) }
    const words =
      seat === hand.you
        ? t('game-guide.you-act', values)
        : t('game-guide.they-act', { ...values, seat: t(seatNames[seat]) })
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
