import type { PageSection, SectionWords } from '../../../content/pages/sections.schema.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'

export type TextKind = Exclude<PageSection['kind'], 'component'>

/** A section as it is rendered: its entry of page.yaml, its anchor, and its words. */
export type Shown<Kind extends TextKind> = Extract<PageSection, { kind: Kind }> & {
  anchor: string
  words: SectionWords<Kind>
}

type Head = { title: string; lead?: string; leadMarkdown?: string }

/** The head of a section, as props of `Section`. */
export function useSectionHead({ anchor, only, words }: { anchor: string; only?: string; words: Head }) {
  const markdown = useMarkdown()
  const { path } = usePage()
  const { title, lead, leadMarkdown } = words
  return {
    id: anchor,
    named: path === '/',
    only,
    title,
    lead,
    ...(leadMarkdown && { leadHtml: markdown(leadMarkdown) })
  }
}
