import type { GameGuidePage } from '../../../../content/pages/texas-holdem/game-guide.schema.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import type { Game } from '../../../domain/poker/card.ts'
import { hitChance } from '../../../domain/poker/odds.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = GameGuidePage['odds'] & { game: Game }

/** How often the draws of a game come in, worked out from the cards that are left. */
export function Odds({ title, lead, caption, items, game }: Props) {
  const { t, content, locale } = usePage()
  const markdown = useMarkdown()
  const { percent, count } = writeAmounts(locale)
  return (
    <Section id="odds" title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(lead) }} />}>
      <DataTable
        caption={caption}
        columns={[
          { name: t('game-guide.draw') },
          { name: t('game-guide.outs') },
          { name: t('game-guide.to-come') },
          { name: t('game-guide.chance'), kind: 'figure' }
        ]}
        rows={content.gameGuides[game].odds.map(({ id, outs, unseen, draws }) => [
          items[id] ?? '',
          t('game-guide.outs-of', { outs: count(outs), unseen: count(unseen) }),
          count(draws),
          percent(hitChance(outs, unseen, draws) * 100)
        ])}
      />
    </Section>
  )
}
