import type { AccessibilityPage } from '../../../../content/pages/accessibility/accessibility.schema.ts'
import { bodiesOf, bodyName } from '../../../features/oversight/bodies.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { filledText } from '../../../site/page/local-text.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** Who watches over the accessibility of services in the region of this site, by records; that none is known, where none stands there. */
export function Enforcement({ words }: { words: AccessibilityPage['enforcement'] }) {
  const scope = usePage()
  const bodies = bodiesOf(scope.content.oversight.accessibility, scope.siteId)
  if (bodies.length === 0)
    return (
      <Section id="enforcement" title={words.title}>
        <p>{words.none}</p>
      </Section>
    )
  const { region, body, law } = words.columns
  return (
    <Section id="enforcement" title={words.title} lead={words.lead}>
      <DataTable
        caption={words.caption}
        columns={[{ name: region }, { name: body }, { name: law }]}
        rows={bodies.map(one => [
          escapeMarkup(filledText(one.region, scope)),
          bodyName(filledText(one.name, scope), one.url),
          escapeMarkup(filledText(one.law, scope))
        ])}
      />
      {bodies.some(({ verified }) => !verified) && <p className="statement__note">{words.unverified}</p>}
    </Section>
  )
}
