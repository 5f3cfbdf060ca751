import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { placeRules } from '../../domain/law/place-rules.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { placeName } from '../../site/regions/place-name.ts'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { Section } from '../../ui/section/section.tsx'

/** How visitors are led to the site that their law has in mind, with a table of the rules, written from the records themselves. */
export const ChannelingSolution = () => (
  <SectionList parts={{ places: <Places {...pageCopy(usePage(), 'channeling-solution').places} /> }} />
)

/** The rules for visitors of a country, from the most that a site gives to the least. */
const kinds = ['none', 'WARNING', 'BLOCKED', 'no-site'] as const

/** How many countries have which rule on their own site, drawn; the rule of every country that has one, on its own site and on all others, as the table. */
function Places(places: PageWords<'channeling-solution'>['places']) {
  const scope = usePage()
  const { locale } = scope
  const markdown = useMarkdown()
  const { count } = writeAmounts(locale)
  const records = scope.content.countryRules
  const { rules: all, until } = placeRules(records, scope.asOf())
  const rules = all.filter(({ partOf }) => partOf === null)
  const names = { ...places.rules, 'no-site': places.noSite }
  scope.expiresAt(until)
  return (
    <Section id="places" title={places.title} leadHtml={markdown(places.leadMarkdown)}>
      <SplitBar
        title={places.columns[1] ?? places.title}
        description={places.caption}
        table={{
          caption: places.caption,
          columns: places.columns,
          rows: [
            ...rules.map(({ countryKey, ownSite, otherSites }) => [
              placeName(countryKey, locale),
              names[ownSite ?? 'none'],
              names[otherSites ?? 'none']
            ]),
            [places.elsewhere, names['no-site'], names.none]
          ]
        }}
        titled
        parts={kinds
          .map(kind => ({ kind, value: rules.filter(rule => (rule.ownSite ?? 'none') === kind).length }))
          .filter(({ value }) => value > 0)
          .map(({ kind, value }) => ({ name: names[kind], value, label: count(value), highlight: kind === 'none' }))}
      />
    </Section>
  )
}
