import { NextStep } from '../../features/next-step/next-step.tsx'
import { PayoutTable } from '../../features/tournaments/payout-table.tsx'
import { StructureTable } from '../../features/tournaments/structure-table.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../ui/questions/questions-section.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Formats } from './sections/formats.tsx'
import { LateRegistration } from './sections/late-registration.tsx'
import { Schedule } from './sections/schedule.tsx'

/** Tournaments: what starts, the formats, what coming late means, a structure and its prizes worked out, and the series. */
export function Tournaments() {
  const scope = usePage()
  const { href, content } = scope
  const page = pageCopy(scope, 'tournaments')
  const markdown = useMarkdown()
  const example = content.structures.find(({ id }) => id === 'evening')
  if (!example) throw new Error('There is no structure called evening')
  const { series } = page
  return (
    <div className="tournaments">
      <Schedule words={page.schedule} />
      <Formats words={page.formats} />
      <LateRegistration words={page.lateRegistration} structure={example} />
      <Section id="structure" title={page.structure.title} kind="split">
        <Prose paragraphs={page.structure.paragraphsMarkdown.map(markdown)} />
        <StructureTable structure={example} caption={page.structure.caption} />
      </Section>
      {example.payouts && (
        <Section id="prizes" title={page.prizes.title} kind="split" className="shared-pool">
          <Prose paragraphs={page.prizes.paragraphsMarkdown.map(markdown)} />
          <PayoutTable payouts={example.payouts} caption={page.prizes.caption} />
        </Section>
      )}
      <Section id="series" title={series.title} lead={series.lead}>
        <LinkCards
          cards={[
            { ...series.sundayMajor, href: href('/tournaments/sunday-major/'), picture: 'series-sunday-major' },
            { ...series.falcon, href: href('/tournaments/falcon-series/'), picture: 'series-falcon' },
            { ...series.live, href: href('/live-series/'), picture: 'live-series' }
          ]}
        />
      </Section>
      <QuestionsSection {...page.questions} markdown={markdown} />
      <NextStep {...page.next} path="/poker-school/hand-rankings/" />
    </div>
  )
}
