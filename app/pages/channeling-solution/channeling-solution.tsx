import { locationName } from '../../domain/law/location-name.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { placeRules } from './place-rules.ts'

/** How visitors are led to the site that their law has in mind, with the table of what holds, written from the records themselves. */
export function ChannelingSolution() {
  const scope = usePage()
  const { idea, way, places, limits, regulators } = pageCopy(scope, 'channeling-solution')
  const line = useMarkdown()
  const locale = scope.locale
  const records = scope.content.countryRules
  const { rules, until } = placeRules(records, scope.asOf())
  scope.expiresAt(until)
  return (
    <div className="channeling-solution">
      <Section id="idea" title={idea.title}>
        <Prose paragraphs={idea.paragraphsMarkdown.map(line)} />
      </Section>
      <Section id="way" title={way.title} lead={way.leadMarkdown}>
        <Points items={way.pointsMarkdown.map(line)} />
      </Section>
      <Section id="places" title={places.title} lead={places.leadMarkdown}>
        <DataTable
          caption={places.caption}
          columns={places.columns.map(name => ({ name }))}
          rows={[
            ...rules.map(({ country, countryKey, ownSite, otherSites }) => [
              locationName({ country, countryKey }, locale, records) ?? country,
              ownSite === 'no-site' ? places.noSite : places.rules[ownSite ?? 'none'],
              places.rules[otherSites ?? 'none']
            ]),
            [places.elsewhere, places.noSite, places.rules.none]
          ]}
        />
      </Section>
      <Section id="limits" title={limits.title} lead={limits.leadMarkdown}>
        <Points items={limits.pointsMarkdown.map(line)} />
      </Section>
      <Section id="regulators" title={regulators.title}>
        <Prose paragraphs={regulators.paragraphsMarkdown.map(line)} />
      </Section>
    </div>
  )
}
