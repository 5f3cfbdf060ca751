import type { ReactNode } from 'react'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { sectionCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/**
 * A page; in place of one about offers plain words where its audience may see none: the law of a country forbids them, or its hours for advertising do not run. The other one is never
 * rendered, and so never sent.
 */
export function OfferGate({ children }: { children: ReactNode }) {
  const scope = usePage()
  return scope.row?.offers && !pageShown(scope, scope.row) ? <Elsewhere /> : children
}

function Elsewhere() {
  const { title, paragraphsMarkdown } = sectionCopy(usePage(), 'promotions', 'elsewhere')
  return (
    <Section id="elsewhere" title={title} kind="split">
      <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} />
    </Section>
  )
}
