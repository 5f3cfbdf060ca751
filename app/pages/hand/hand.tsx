import { HandOfTheDay } from '../../features/hand-of-the-day/hand-of-the-day.tsx'
import { Breadcrumbs } from '../../features/navigation/breadcrumbs.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** The hand of the day, how it is counted, and where to learn more. */
export function Hand() {
  const scope = usePage()
  const { title, lead, hand, neutral } = pageCopy(scope, 'hand')
  const markdown = useMarkdown()
  if (scope.row && !pageShown(scope, scope.row))
    return (
      <>
        <TitledHead title={neutral.title} lead={neutral.lead} className="hand-head" />
        {neutral.paragraphsMarkdown && (
          <div className="wrap plain-page">
            <Prose paragraphs={neutral.paragraphsMarkdown.map(markdown)} />
          </div>
        )}
      </>
    )
  return (
    <>
      <TitledHead title={title} lead={lead} above={<Breadcrumbs />} className="hand-head" />
      <SectionList
        parts={{
          hand: (
            <Section id="hand" title={hand.title} className="hand-section">
              <HandOfTheDay />
            </Section>
          )
        }}
      />
    </>
  )
}
