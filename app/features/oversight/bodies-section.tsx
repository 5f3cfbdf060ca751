import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = {
  id: string
  words: { title: string; lead: string; caption: string; none: string }
  columns: readonly string[]
  /** Safe markup, a row for each body. */
  rows: readonly string[][]
  note?: string | false
}

/** The bodies that are responsible for a site, as a table; that there are none, where there are none. */
export function BodiesSection({ id, words: { title, lead, caption, none }, columns, rows, note }: Props) {
  if (rows.length === 0)
    return (
      <Section id={id} title={title}>
        <p>{none}</p>
      </Section>
    )
  return (
    <Section id={id} title={title} lead={lead}>
      <DataTable caption={caption} columns={columns} rows={rows} />
      {note && <p className="note">{note}</p>}
    </Section>
  )
}
