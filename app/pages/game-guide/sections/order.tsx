import type { GameGuidePage } from '../../../../content/pages/texas-holdem/game-guide.schema.ts'
import { categoriesOf } from '../../../domain/poker/hand-score.ts'
import { handNames } from '../../../features/poker-cards/hand-names.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = NonNullable<GameGuidePage['order']> & { gameName: string }

const columns = ['short-deck', 'holdem'] as const

/** Two orders of hands side by side, highest first; what stands elsewhere than usual is marked. */
export function Order({ title, paragraphsMarkdown, gameName }: Props) {
  const { t } = usePage()
  const markdown = useMarkdown()
  const usual = categoriesOf('holdem')
  return (
    <Section id="order" title={title} kind="split">
      <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
      <div className="hand-orders">
        {columns.map(game => (
          <div key={game} className={`hand-order hand-order--${game}`}>
            <h3>{game === 'holdem' ? t('game-guide.usual') : gameName}</h3>
            <ol>
              {categoriesOf(game)
                .map((category, place) => ({ category, moved: usual[place] !== category }))
                .reverse()
                .map(({ category, moved }) => (
                  <li key={category}>{moved ? <strong>{t(handNames[category])}</strong> : t(handNames[category])}</li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  )
}
