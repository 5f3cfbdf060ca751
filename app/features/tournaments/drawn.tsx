import type { ComponentProps } from 'react'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = Omit<ComponentProps<typeof Section>, 'kind'> & { paragraphsMarkdown: readonly string[] }

/** A drawing with the words that it is about, beside each other where there is room. */
export function Drawn({ paragraphsMarkdown, children, ...section }: Props) {
  return (
    <Section {...section}>
      <div className="drawn beside">
        <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} />
        {children}
      </div>
    </Section>
  )
}
