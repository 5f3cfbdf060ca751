import { useCardWords } from '../../site/messages/use-card-words.ts'
import { inducementShown } from '../../site/page/inducement-shown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { PlayingCards } from '../../ui/playing-cards/playing-cards.tsx'
import { todaysHand } from './todays-hand.ts'

/** The hand of the day as it is asked, with the way to its page; nothing where the law does not let a game draw to the room. */
export function TodaysHand() {
  const scope = usePage()
  const inWords = useCardWords()
  const page = inducementShown(scope, 'quiz') && scope.href('/hand/')
  if (!page) return null
  const { hand, until } = todaysHand(scope.content.hands, scope.asOf())
  scope.expiresAt(until)
  return (
    <div className="todays-hand edged above-18" data-inducement="quiz">
      <div className="todays-hand__cards row">
        <PlayingCards cards={hand.you} label={inWords(hand.you)} />
        <PlayingCards cards={hand.board} label={inWords(hand.board)} />
      </div>
      <div>
        <h3 className="headline">{scope.t('hand-of-the-day.title')}</h3>
        <p>{scope.t('hand-of-the-day.question')}</p>
        <a href={page} className="button button--quiet">
          {scope.t('hand-of-the-day.open')}
        </a>
      </div>
    </div>
  )
}
