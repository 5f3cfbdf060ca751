import type { AccessibilityPage } from '../../../../content/pages/accessibility/accessibility.schema.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** What does not work yet, what helps meanwhile, and what is planned. */
export function KnownBarriers({ words }: { words: AccessibilityPage['known'] }) {
  const markdown = useMarkdown()
  const { barrier, meanwhile, plan } = words.columns
  return (
    <Section id="known" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[{ name: barrier }, { name: meanwhile }, { name: plan }]}
        rows={words.rows.map(row => [
          escapeMarkup(row.barrier),
          markdown(row.meanwhileMarkdown),
          escapeMarkup(row.plan)
        ])}
      />
    </Section>
  )
}
