import type { PageWords } from '../../../content/content.ts'
import { bodiesOf, bodyName } from '../../features/oversight/bodies.ts'
import { BodiesSection } from '../../features/oversight/bodies-section.tsx'
import { Paragraphs, PointList } from '../../features/sections/text-sections.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText } from '../../site/page/local-text.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

/** The accessibility statement: the standard and how far it is met, what is done, how it was tested, known barriers, whom to tell, who watches over it. */
export function Accessibility() {
  const page = pageCopy(usePage(), 'accessibility')
  return (
    <div className="statement">
      <Paragraphs id="status" {...page.status} />
      <PointList id="done" {...page.done} />
      <PointList id="tested" {...page.tested} />
      <KnownBarriers words={page.known} />
      <Paragraphs id="scope" {...page.scope} />
      <Paragraphs id="contact" {...page.contact} />
      <Enforcement words={page.enforcement} />
      <Paragraphs id="statement" {...page.statement} />
    </div>
  )
}

/** What does not work yet, what helps meanwhile, and what is planned. */
function KnownBarriers({ words }: { words: PageWords<'accessibility'>['known'] }) {
  const markdown = useMarkdown()
  const { barrier, meanwhile, plan } = words.columns
  return (
    <Section id="known" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[barrier, meanwhile, plan]}
        rows={words.rows.map(row => [
          escapeMarkup(row.barrier),
          markdown(row.meanwhileMarkdown),
          escapeMarkup(row.plan)
        ])}
      />
    </Section>
  )
}

/** Who watches over the accessibility of services in the region of this site, by records; that none is known, where there is none. */
function Enforcement({ words }: { words: PageWords<'accessibility'>['enforcement'] }) {
  const scope = usePage()
  const bodies = bodiesOf(scope.content.oversight.accessibility, scope.siteId)
  const { region, body, law } = words.columns
  return (
    <BodiesSection
      id="enforcement"
      words={words}
      columns={[region, body, law]}
      rows={bodies.map(one => [
        escapeMarkup(filledText(one.region, scope)),
        bodyName(filledText(one.name, scope), one.url),
        escapeMarkup(filledText(one.law, scope))
      ])}
      note={bodies.some(({ verified }) => !verified) && words.unverified}
    />
  )
}
