import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'

/** Steps for a visitor who cannot join, in the words of home: in place of the steps of the download page and of the way to a first hand. */
export function OpenWays({ id }: { id: string }) {
  const { title, lead, steps } = pageCopy(usePage(), 'home').getStarted
  const markdown = useMarkdown()
  return (
    <Section id={id} title={title} lead={lead}>
      <Steps items={steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
    </Section>
  )
}
