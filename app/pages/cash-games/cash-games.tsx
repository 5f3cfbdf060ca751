import { NextStep } from '../../features/next-step/next-step.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { SharedPools } from '../../ui/shared-pools/shared-pools.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Stakes } from './sections/stakes.tsx'

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
          columns={page.comparison.columns.map(name => ({ name }))}
          rows={page.comparison.rows.map(cells => cells.map(markdown))}
        />
      </Section>
      <Section id="sitting" title={page.sitting.title} lead={page.sitting.lead}>
        <Steps items={page.sitting.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <SharedPools>
        <Stakes {...page.stakes} names={{ holdem: holdem.name, omaha: omaha.name, 'short-deck': shortDeck.name }} />
        <Section id="at-the-table" title={page.atTheTable.title} lead={page.atTheTable.leadMarkdown} kind="split">
          <Points items={page.atTheTable.pointsMarkdown.map(markdown)} />
        </Section>
        <Section id="choosing" title={page.choosing.title} kind="split">
          <Prose paragraphs={page.choosing.paragraphsMarkdown.map(markdown)} />
        </Section>
      </SharedPools>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/how-to-play/" />
    </>
  )
}
