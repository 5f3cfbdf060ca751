import { NextStep } from '../../features/next-step/next-step.tsx'
import { StructureTable } from '../../features/tournaments/structure-table.tsx'
import { useEdition } from '../../features/tournaments/use-edition.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Programme } from './sections/programme.tsx'

/** A stop of the live series: its days by the clock of the place, the venue, the main event, and what a guest should know. */
export function LiveEvent() {
  const scope = usePage()
  const page = pageCopy(scope, scope.row?.words === 'highland-open' ? 'highland-open' : 'harbour-classic')
  const markdown = useMarkdown()
  const edition = useEdition(scope.path)
  const structure = scope.content.structures.find(({ id }) => id === edition.edition.structure)
  return (
    <div className="live-event">
      <Programme page={page} edition={edition} />
      <Section id="venue" title={page.venue.title} kind="split">
        <Prose paragraphs={page.venue.paragraphsMarkdown.map(markdown)} />
      </Section>
      {structure && (
        <Section id="main-event" title={page.mainEvent.title} kind="split">
          <Prose paragraphs={page.mainEvent.paragraphsMarkdown.map(markdown)} />
          <StructureTable structure={structure} caption={page.mainEvent.caption} />
        </Section>
      )}
      <Section id="first-day" title={page.firstDay.title}>
        <Steps items={page.firstDay.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Section id="practical" title={page.practical.title}>
        <div className="panels">
          {page.practical.items.map(({ name, textMarkdown }) => (
            <div key={name} className="panel live-event__note">
              <h3>{name}</h3>
              <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
            </div>
          ))}
        </div>
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/live-series/" />
    </div>
  )
}
