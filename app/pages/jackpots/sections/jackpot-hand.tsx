import type { InferOutput } from 'valibot'
import type { jackpotsSchema } from '../../../../content/pages/jackpots/jackpots.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { PlayingCards } from '../../../ui/playing-cards/playing-cards.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = InferOutput<typeof jackpotsSchema>['hand']

/** A showdown that meets the rule: four of a kind beaten by a straight flush, both with their own two cards. */
export function JackpotHand({ title, leadMarkdown, noteMarkdown, ...words }: Props) {
  const markdown = useMarkdown()
  const hands = [
    { name: words.board, cards: '9h 9s 8h 7h 2c', label: words.boardAlt },
    { name: words.loser, cards: '9c 9d', label: words.loserAlt },
    { name: words.winner, cards: 'Jh 10h', label: words.winnerAlt }
  ]
  return (
    <Section
      id="hand"
      title={title}
      lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}
      kind="split"
    >
      <dl className="jackpot-hand">
        {hands.map(({ name, cards, label }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <PlayingCards cards={cards} label={label} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="jackpot-hand__note" dangerouslySetInnerHTML={{ __html: markdown(noteMarkdown) }} />
    </Section>
  )
}
