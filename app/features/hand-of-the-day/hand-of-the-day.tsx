import type { DailyHand } from '../../../content/hands/hands.schema.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { useCardWords } from '../../site/messages/use-card-words.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { chanceOf, chances, equityIn, todaysHand } from './todays-hand.ts'

/** The hand of the day: both hands, a flop or a turn, four answers, and what follows from one, all of it in the document. A style sheet opens it. */
export function HandOfTheDay() {
  const scope = usePage()
  const inWords = useCardWords()
  const { t } = scope
  const { hand, until } = todaysHand(scope.content.hands, scope.asOf())
  scope.expiresAt(until)
  const cards = hand.rest.split(' ')
  return (
    <div className="daily-hand beside">
      <div className="daily-hand__table">
        <p className="text-small">{t('hand-of-the-day.opponent')}</p>
        <PlayingCards cards={hand.opponent} label={inWords(hand.opponent)} />
        <div className="daily-hand__board row">
          <PlayingCards cards={hand.board} label={inWords(hand.board)} />
          {cards.map(card => (
            <span key={card} className="daily-hand__rest">
              <span className="daily-hand__back" aria-hidden="true" />
              <PlayingCards cards={card} label={inWords(card)} />
            </span>
          ))}
        </div>
        <PlayingCards cards={hand.you} label={inWords(hand.you)} />
        <p className="text-small">{t('hand-of-the-day.you')}</p>
      </div>
      <div>
        <Answers hand={hand} />
        <Result hand={hand} />
      </div>
    </div>
  )
}

/** The question and its four answers: one press shows the result. */
function Answers({ hand }: { hand: DailyHand }) {
  const { t, locale } = usePage()
  const { percent } = writeAmounts(locale)
  const right = chanceOf(hand)
  return (
    <fieldset className="daily-hand__answers">
      <legend className="text-lead strong">{t('hand-of-the-day.question')}</legend>
      {chances.map(({ name, from }, index) => {
        const to = chances[index - 1]?.from
        return (
          <label key={name} className="daily-hand__answer touch strong">
            <input type="radio" name="chance" value={name} data-right={name === right ? '' : undefined} />
            {to === undefined
              ? t('hand-of-the-day.at-least', { from: percent(from) })
              : from === 0
                ? t('hand-of-the-day.below', { to: percent(to) })
                : t('hand-of-the-day.between', { from: percent(from), to: percent(to) })}
          </label>
        )
      })}
    </fieldset>
  )
}

/** The true figures: how often each outcome comes, counted on every board, and what both hold now. */
function Result({ hand }: { hand: DailyHand }) {
  const { t, locale, href } = usePage()
  const { percent, count } = writeAmounts(locale)
  const { wins, ties, boards } = hand
  const losses = boards - wins - ties
  const part = (name: string, of: number, highlight = false) => ({
    name,
    value: of,
    label: percent(Math.round((of / boards) * 1000) / 10),
    highlight
  })
  const parts = [
    part(t('hand-of-the-day.win'), wins, true),
    ...(ties > 0 ? [part(t('hand-of-the-day.tie'), ties)] : []),
    part(t('hand-of-the-day.lose'), losses)
  ]
  const categoryOf = (cards: string) => rankHand(readCards(`${cards} ${hand.board}`), 'holdem').category
  const now = (cards: string) => t(`poker-cards.${categoryOf(cards)}`)
  const calculator = href('/poker-school/equity-calculator/')
  const deal = new URLSearchParams({ hero: hand.you, villain: hand.opponent, board: hand.board })
  return (
    <div className="daily-hand__result" role="status">
      <p className="daily-hand__verdict">
        <span className="daily-hand__right">{t('hand-of-the-day.right')}</span>
        <span className="daily-hand__wrong">{t('hand-of-the-day.wrong')}</span>{' '}
        {percent(Math.round(equityIn(hand) * 10) / 10)}
      </p>
      <SplitBar title={t('hand-of-the-day.question')} description={t('hand-of-the-day.description')} parts={parts} />
      <p className="above-10 quiet">{t('hand-of-the-day.now', { you: now(hand.you), opponent: now(hand.opponent) })}</p>
      <p className="above-10 quiet">
        {t('hand-of-the-day.counted', {
          boards: count(boards),
          wins: count(wins),
          ties: count(ties),
          losses: count(losses)
        })}
      </p>
      {calculator && (
        <p className="above-10 quiet">
          <a href={`${calculator}?${deal}`}>{t('hand-of-the-day.calculator')}</a>
        </p>
      )}
      <p className="above-10 muted text-small">{t('hand-of-the-day.next')}</p>
    </div>
  )
}
