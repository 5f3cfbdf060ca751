import type { HandRankingsPage } from '../../../../content/pages/hand-rankings/hand-rankings.schema.ts'
import { formatFigure } from '../../../domain/figures/format-figure.ts'
import { handCounts } from '../../../domain/poker/hand-counts.ts'
import { categoriesOf, type HandCategory } from '../../../domain/poker/hand-score.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { oneIn } from '../one-in.ts'
import { rankedHands } from '../ranked-hands.data.ts'

type Props = { copy: HandRankingsPage['sixPlus']; names: HandRankingsPage['ladder']['hands'] }

/** The order of six-plus beside the usual one, with the odds in each deck, so that what changes places is seen. */
export function SixPlus({ copy, names }: Props) {
  const { t, locale } = usePage()
  const markdown = useMarkdown()
  const decks = { holdem: handCounts('holdem'), 'short-deck': handCounts('short-deck') }
  const nameOf = (category: HandCategory) => {
    const hand = rankedHands.find(item => item.category === category)
    return hand ? names[hand.words].name : category
  }
  const odds = (game: keyof typeof decks, category: HandCategory) => {
    const { all, of } = decks[game]
    return t('hand-rankings.one-in', {
      count: formatFigure({ kind: 'count', value: oneIn(all, of[category]) }, locale)
    })
  }
  const usual = categoriesOf('holdem').toReversed()
  const sixPlus = categoriesOf('short-deck').toReversed()
  const changed = (category: HandCategory) => usual.indexOf(category) !== sixPlus.indexOf(category)
  return (
    <Section id="six-plus" title={copy.title} lead={copy.lead}>
      <DataTable
        caption={copy.caption}
        columns={[
          { name: copy.columns.hand },
          { name: copy.columns.sixPlus, kind: 'figure' },
          { name: copy.columns.usual, kind: 'figure' }
        ]}
        rows={sixPlus.map((category, index) => [
          `${index + 1}. ${nameOf(category)}${changed(category) ? ` <span class="six-plus__changed">${t('hand-rankings.changed')}</span>` : ''}`,
          odds('short-deck', category),
          odds('holdem', category)
        ])}
      />
      <p className="six-plus__why" dangerouslySetInnerHTML={{ __html: markdown(copy.whyMarkdown) }} />
    </Section>
  )
}
