import type { PageWords } from '../../../content/content.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { royalEvenings } from '../../domain/offers/royal-evenings.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DotField } from '../../ui/charts/dot-field.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** How rare a royal flush with both own cards is: so many evenings as dots that one of them, copper, has one on average. */
export function Rarity({
  title,
  paragraphsMarkdown,
  hands,
  number,
  royal,
  description,
  evenings
}: PageWords<'jackpots'>['odds']) {
  const { t, locale, content } = usePage()
  const { count } = writeAmounts(locale)
  const { odds, dots } = royalEvenings(content.figures)
  return (
    <Section id="odds" title={title} kind="split">
      {evenings && (
        <DotField
          title={title}
          description={description}
          tableLabel={t('charts.as-table')}
          table={{
            caption: title,
            columns: ['', figure(number)],
            rows: [
              [royal, count(1)],
              [hands, count(odds)],
              [evenings.each, count(dots)]
            ]
          }}
          groups={[
            { name: evenings.each, value: dots - 1, label: count(dots - 1) },
            { name: evenings.lit, value: 1, label: count(1), highlight: true }
          ]}
        />
      )}
      <div className="rarity__words">
        <Prose paragraphs={paragraphsMarkdown.map(useMarkdown())} />
      </div>
    </Section>
  )
}
