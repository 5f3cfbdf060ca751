import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { Facts } from './sections/facts.tsx'
import { Help } from './sections/help.tsx'
import { RightSite } from './sections/right-site.tsx'
import { WhatFollowsHere } from './sections/what-follows-here.tsx'

/**
 * "Region of the site, country as detected, rule applied, a way to the right regional site; it never lifts a rule": all of it in words, with the help of the
 * visitor's country. Rendered for each request.
 */
export function YourLocation() {
  const scope = usePage()
  const page = pageCopy(scope, 'your-location')
  const markdown = useMarkdown()
  const { found, correct } = page
  const location = scope.visit?.location ?? { country: null, region: null, countryKey: null }
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} className="your-location__head" />
      <Facts copy={page.facts} location={location} />
      <WhatFollowsHere copy={page.follows} />
      <RightSite copy={page.rightSite} countryKey={location.countryKey} />
      <Help copy={page.help} location={location} />
      <Section id="found" title={found.title} kind="split">
        <Prose paragraphs={found.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Section id="correct" title={correct.title} kind="split">
        <Prose paragraphs={correct.paragraphsMarkdown.map(markdown)} />
      </Section>
    </>
  )
}
