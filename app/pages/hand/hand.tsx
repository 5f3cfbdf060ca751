import { Breadcrumbs } from '../../features/breadcrumbs/breadcrumbs.tsx'
import { HandOfTheDay } from '../../features/hand-of-the-day/hand-of-the-day.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'

/** The hand of the day, how it is counted, and where to learn more. */
export function Hand() {
  const { title, lead, hand } = pageCopy(usePage(), 'hand')
  return (
    <>
      <TitledHead title={title} lead={lead} above={<Breadcrumbs />} className="hand-head" />
      <SectionList
        parts={{
          hand: (
            <Section id="hand" title={hand.title} ground="felt" className="hand-section">
              <HandOfTheDay />
            </Section>
          )
        }}
      />
    </>
  )
}
