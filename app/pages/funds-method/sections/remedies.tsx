import type { DepositsPage } from '../../../../content/pages/deposits/deposits.schema.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

type Props = DepositsPage['refused'] & { id: string }

/** What may be the cause, and what to do about it. */
export function Remedies({ id, title, lead, caption, columns, rows }: Props) {
  const markdown = useMarkdown()
  return (
    <Section id={id} title={title} lead={lead} className="remedies">
      <DataTable
        caption={caption}
        columns={[{ name: columns.cause }, { name: columns.remedy }]}
        rows={rows.map(({ cause, remedyMarkdown }) => [escapeMarkup(cause), markdown(remedyMarkdown)])}
      />
    </Section>
  )
}
