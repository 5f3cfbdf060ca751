import type { PageWords } from '../../../../content/content.ts'
import type { GameGuide } from '../../../../content/games/games.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import type { Game } from '../../../domain/poker/card.ts'
import { findLevel } from '../../../domain/poker/levels.ts'
import { type PlayedStep, playHand } from '../../../domain/poker/play-hand.ts'
import { seatCodes } from '../../../domain/poker/seat-codes.data.ts'
import { HandReplay } from '../../../features/hand-replay/hand-replay.tsx'
import { replayFrames, replayMoments } from '../../../features/hand-replay/replay-moments.ts'
import { Cards } from '../../../features/poker-cards/cards.tsx'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = PageWords<'texas-holdem'>['hand'] & { game: Game }

/** One hand, street by street: the cards that come, who does what, the pot, the chances, and the show-down. All sums are worked out from the acts. */
export function WorkedHand({ title, lead, streets, resultMarkdown, game }: Props) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { money } = writeAmounts(locale)
  const { hand } = content.gameGuides[game]
  const { levels, rakePercent } = content.stakes[game]
  const played = playHand(hand, { percent: rakePercent, cap: findLevel(levels, hand.level).rakeCap })
  const moments = replayMoments(hand, played)
  const shared = played.shown.filter(({ wins }) => wins).length > 1
  const sums = { pot: money(played.pot), rake: money(played.rake), gets: money(played.eachGets) }
  const frames = replayFrames(hand, moments, { t, money, you: t('game-guide.you'), pot: t('game-guide.pot') })
  const steps = played.streets.map(({ name, steps: done, pot }, index) => ({
    title: t('game-guide.street', { street: name }),
    children: (
      <>
        <div className="row worked-hand__lies">
          <Cards cards={moments[index]?.board || (hand.cards[hand.you] ?? '')} />
          <p className="muted text-small">
            <span>{t('game-guide.pot')}</span> <strong className="number bright">{setLarge(money(pot))}</strong>
          </p>
        </div>
        <StreetSteps steps={done} hand={hand} chances={hand.streets[index]?.chances} />
        <p dangerouslySetInnerHTML={{ __html: markdown(streets[name]) }} />
      </>
    )
  }))
  const end = {
    title: t('game-guide.showdown'),
    children: (
      <>
        <ul className="stack worked-hand__shown">
          {played.shown.map(({ seat, cards, rank, wins }) => (
            <li key={seat} className={wins ? 'row text-plain worked-hand__hand--wins' : 'row text-plain'}>
              <Cards cards={cards} />
              <span>
                {seat === hand.you ? t('game-guide.you') : t(`game-guide.seat-${seat}`)} ·{' '}
                <strong>{t(`poker-cards.${rank.category}`)}</strong>
              </span>
            </li>
          ))}
        </ul>
        <p className="worked-hand__result">{t(shared ? 'game-guide.result-shared' : 'game-guide.result', sums)}</p>
        <p dangerouslySetInnerHTML={{ __html: markdown(resultMarkdown) }} />
      </>
    )
  }
  return (
    <Section id="hand" title={title} lead={lead}>
      <HandReplay id="replay" label={title} frames={frames} steps={[...steps, end]} />
    </Section>
  )
}

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
        : t('game-guide.they-act', { ...values, seat: t(`game-guide.seat-${seat}`) })
    return allIn ? t('game-guide.all-in', { sentence: words }) : words
  }
  const [theirs] = Object.entries(chances ?? {}).flatMap(([seat, chance]) => (seat === hand.you ? [] : [chance]))
  const yours = chances?.[hand.you]
  return (
    <>
      {steps.length > 0 && (
        <ul className="stack text-plain worked-hand__acts">
          {steps.map(step => (
            <li key={step.seat + step.act}>
              <span className="worked-hand__seat" aria-hidden="true">
                {step.seat === hand.you ? t('game-guide.you') : seatCodes[step.seat]}
              </span>
              <span>{sentence(step)}</span>
            </li>
          ))}
        </ul>
      )}
      {yours && theirs && (
        <p className="worked-hand__chances text-plain">
          {t(yours[1] > 0 ? 'game-guide.chances-shared' : 'game-guide.chances', {
            yours: percent(yours[0]),
            theirs: percent(theirs[0]),
            shared: percent(yours[1])
          })}
        </p>
      )}
    </>
  )
}
