import { NextStep } from '../../features/next-step/next-step.tsx'
import { PayoutTable } from '../../features/tournaments/payout-table.tsx'
import { StructureTable } from '../../features/tournaments/structure-table.tsx'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Evening } from './sections/evening.tsx'
import { Festival } from './sections/festival.tsx'
import { Sundays } from './sections/sundays.tsx'

/** A series online: its starts, how it runs, what it costs and pays, and its rules. */
export function OnlineSeries() {
  const scope = usePage()
  const page = pageCopy(scope, scope.row?.words === 'falcon-series' ? 'falcon-series' : 'sunday-major')
  const markdown = useMarkdown()
  const edition = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.edition.structure)
  const weekly = scope.content.featuredTournaments.find(({ id }) => id === edition.edition.weekly)
  const list = ({ leadMarkdown, pointsMarkdown }: typeof page.rules) => (
    <>
      <p className="series__lead" dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />
      <Points items={pointsMarkdown.map(markdown)} />
    </>
  )
  return (
    <div className="series">
      {weekly ? (
        <Sundays page={page} tournament={weekly} levelMinutes={structure?.levelMinutes ?? null} />
      ) : (
        <Festival page={page} edition={edition} />
      )}
      {page.idea && (
        <Section id="idea" title={page.idea.title} kind="split">
          <Prose paragraphs={page.idea.paragraphsMarkdown.map(markdown)} />
        </Section>
      )}
      {page.evening && <Evening words={page.evening} />}
      {page.structure && structure && (
        <Section id="structure" title={page.structure.title} kind="split">
          <Prose paragraphs={page.structure.paragraphsMarkdown.map(markdown)} />
          <StructureTable structure={structure} caption={page.structure.caption} />
        </Section>
      )}
      {page.prizes && structure?.payouts && (
        <Section id="prizes" title={page.prizes.title} kind="split" className="shared-pool">
          <Prose paragraphs={page.prizes.paragraphsMarkdown.map(markdown)} />
          <PayoutTable payouts={structure.payouts} caption={page.prizes.caption} />
        </Section>
      )}
      <Section id="ways" title={page.ways.title} kind="split">
        {list(page.ways)}
      </Section>
      <Section id="rules" title={page.rules.title} kind="split">
        {list(page.rules)}
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/tournaments/" />
    </div>
  )
}
