import type { StoryHand as Told } from '../../../content/ambassadors/ambassadors.schema.ts'
import { readCards } from '../../domain/poker/card.ts'
import { rankHand } from '../../domain/poker/hand-rank.ts'
import { seatCodes } from '../../domain/poker/seat-codes.data.ts'
import { useCardWords } from '../../site/messages/use-card-words.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ClientTable } from '../../ui/client-table/client-table.tsx'
import { Facts } from '../../ui/facts/facts.tsx'

type Props = {
  told: Told
  /** The person's own cards, as they are written down. */
  own: string
  words: { hand: string; board: string; together: string; other: string }
}

/** A hand of a story: what was held and what lay there, in words, and what the five best cards make. */
export function StoryHandFacts({ told: { game, board, players }, own, words }: Props) {
  const { t } = usePage()
  const inWords = useCardWords()
  const categoryOf = (cards: string) => rankHand(readCards(`${cards} ${board}`), game).category
  const made = (cards: string) => board && t(`poker-cards.${categoryOf(cards)}`)
  const others = players.flatMap(({ cards }) => cards ?? [])
  return (
    <Facts
      className="told-facts"
      items={[
        { label: words.hand, value: inWords(own) },
        ...(board
          ? [
              { label: words.board, value: inWords(board) },
              { label: words.together, value: made(own) }
            ]
          : []),
        ...others.map(cards => ({
          label: words.other,
          value: [inWords(cards), made(cards)].filter(Boolean).join(' · ')
        }))
      ]}
    />
  )
}

/** The same hand on the felt, the person at the bottom, what each did below their seat. The words beside it say what it shows. */
export function StoryHandTable({ told: { board, players }, own }: Pick<Props, 'told' | 'own'>) {
  const { t } = usePage()
  const dealt = readCards(own).length
  return (
    <ClientTable
      frames={[
        {
          board,
          seats: players.map(({ seat, act, cards, wins }, index) => ({
            label: seatCodes[seat],
            cards: index === 0 ? own : (cards ?? dealt),
            stack: act && t('hand-replay.act', { act }),
            button: seat === 'button',
            folded: index > 0 && act === 'fold',
            wins: wins === true
          }))
        }
      ]}
    />
  )
}
