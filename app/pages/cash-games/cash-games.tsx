import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import type { Game } from '../../domain/poker/card.ts'
import { levelName } from '../../domain/poker/levels.ts'
import { NextStep } from '../../features/next-step/next-step.tsx'
import { Paragraphs, PointList, QuestionList, StepList } from '../../features/text-sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'

/** The hub of the cash games. */
export function CashGames() {
  const scope = usePage()
  const { href } = scope
  const markdown = useMarkdown()
  const page = pageCopy(scope, 'cash-games')
  const { holdem, omaha, shortDeck } = page.formats.items
  return (
    <>
      <Section id="formats" title={page.formats.title} lead={page.formats.lead}>
        <LinkCards
          cards={[
            { ...holdem, href: href('/cash-games/texas-holdem/'), picture: 'format-holdem' },
            { ...omaha, href: href('/cash-games/omaha/'), picture: 'format-omaha' },
            { ...shortDeck, href: href('/cash-games/short-deck/'), picture: 'format-short-deck' }
          ]}
        />
      </Section>
      <Section id="comparison" title={page.comparison.title} lead={page.comparison.lead}>
        <DataTable
          caption={page.comparison.caption}
          columns={page.comparison.columns}
          rows={page.comparison.rows.map(cells => cells.map(markdown))}
        />
      </Section>
      <StepList id="sitting" {...page.sitting} />
      <SharedPools>
        <Stakes {...page.stakes} names={{ holdem: holdem.name, omaha: omaha.name, 'short-deck': shortDeck.name }} />
        <PointList id="at-the-table" {...page.atTheTable} kind="split" />
        <Paragraphs id="choosing" {...page.choosing} kind="split" />
      </SharedPools>
      <QuestionList {...page.questions} />
      <NextStep {...page.next} path="/how-to-play/" />
    </>
  )
}

type StakesProps = PageWords<'cash-games'>['stakes'] & { names: Record<Game, string> }

const games = ['holdem', 'omaha', 'short-deck'] as const

/** The stakes of the three games beside each other, from the cheapest table of each level to its dearest. */
function Stakes({ title, lead, caption, bandColumn, bands, none, to, shortDeckUnit, sampleNote, names }: StakesProps) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const range = (game: Game, band: string) => {
    const { levels, unit } = content.stakes[game]
    const inBand = levels.filter(level => level.band === band)
    const ends = [inBand[0], inBand.at(-1)].flatMap(level => (level ? [levelName(level.forced, unit, money)] : []))
    return [...new Set(ends)].join(` ${to} `) || none
  }
  return (
    <Section id="stakes" title={title} lead={lead} sampleNote={sampleNote}>
      <DataTable
        caption={caption}
        columns={[
          bandColumn,
          ...games.map(game => (game === 'short-deck' ? `${names[game]}, ${shortDeckUnit}` : names[game]))
        ]}
        rows={Object.entries(bands).map(([band, name]) => [name, ...games.map(game => range(game, band))])}
      />
    </Section>
  )
}
