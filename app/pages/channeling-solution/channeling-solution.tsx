import type { PageWords } from '../../../content/content.ts'
import { locationName } from '../../domain/law/location-name.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'
import { placeRules } from './place-rules.ts'

/** How visitors are led to the site that their law has in mind, with the table of what holds, written from the records themselves. */
export const ChannelingSolution = () => (
  <SectionList parts={{ places: <Places {...pageCopy(usePage(), 'channeling-solution').places} /> }} />
)

/** The rule of every country that has one, on its own site and on all others. */
function Places(places: PageWords<'channeling-solution'>['places']) {
  const scope = usePage()
  const locale = scope.locale
  const records = scope.content.countryRules
  const { rules, until } = placeRules(records, scope.asOf())
  scope.expiresAt(until)
  return (
    <Section id="places" title={places.title} lead={places.leadMarkdown}>
      <DataTable
        caption={places.caption}
        columns={places.columns}
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
  )
}
