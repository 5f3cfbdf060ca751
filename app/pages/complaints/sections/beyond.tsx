import type { ComplaintsPage } from '../../../../content/pages/complaints/complaints.schema.ts'
import { bodiesOf, bodyName } from '../../../features/oversight/bodies.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** Who decides beyond the room, by the records of this site; that nobody does, on a site that takes no players. */
export function Beyond({ words }: { words: ComplaintsPage['beyond'] }) {
  const scope = usePage()
  const bodies = bodiesOf(scope.content.oversight.disputes, scope.siteId)
  if (bodies.length === 0)
    return (
      <Section id="beyond" title={words.title}>
        <p>{words.none}</p>
      </Section>
    )
  const { body, kind, does } = words.columns
  return (
    <Section id="beyond" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[{ name: body }, { name: kind }, { name: does }]}
        rows={bodies.map(one => [
          bodyName(filledText(one.name, scope), one.url),
          escapeMarkup(words.kinds[one.kind]),
          escapeMarkup(filledText(one.does, scope))
        ])}
      />
      <p className="complaints__note">{words.sampleNote}</p>
    </Section>
  )
}
