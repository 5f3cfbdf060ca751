import type { PageWords } from '../../../content/content.ts'
import type { Figure } from '../../domain/figures/figure.ts'
import { writeAmounts } from '../../domain/figures/write-amounts.ts'
import { rakeForBonus, releasedBonus } from '../../domain/offers/released-bonus.ts'
import { labelled } from '../../site/locales/labelled.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Staircase } from '../../ui/charts/staircase.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Section } from '../../ui/section/section.tsx'

type Props = PageWords<'welcome-bonus'>['example'] & {
  /** The word for a day. */
  day: string
  sampleNote: string | undefined
}

/** What a matched deposit comes to for one player, computed from the offer's own rules: the steps in which it is released, and what is lost. */
export function Release({ title, lead, noteMarkdown, sampleNote, day, ...words }: Props) {
  const { t, locale, content } = usePage()
  const { promotions } = content
  const { money, count } = writeAmounts(locale, promotions.currencies[0])
  const sum = releasedBonus(useRules())
  const { days } = sum
  return (
    <Section id="example" title={title} lead={lead} kind="split" ground="felt" sampleNote={sampleNote}>
      <Staircase
        title={words.caption}
        description={lead}
        tableLabel={t('charts.as-table')}
        table={{
          caption: words.caption,
          columns: [words.step, figure(words.amount)],
          rows: [
            [words.deposit, money(sum.deposit)],
            [words.bonus, money(sum.bonus)],
            [words.points, count(sum.points)],
            [words.parts, count(sum.parts)],
            [words.released, money(sum.released)],
            [words.lost, money(sum.lost)],
            [words.whole, money(sum.feesForAll)]
          ]
        }}
        days={days}
        total={{ value: sum.bonus, label: money(sum.bonus) }}
        step={promotions.welcome.part}
        lost={labelled(locale, words.lost, money(sum.lost))}
        example={{ name: words.released, label: money(sum.released), points: sum.steps }}
        dayTicks={[0, 1 / 3, 2 / 3, 1].map(share => ({
          value: days * share,
          label: share === 0 ? `${day} ${count(0)}` : count(Math.round(days * share))
        }))}
      />
      <p className="after after--short" dangerouslySetInnerHTML={{ __html: useMarkdown()(noteMarkdown) }} />
    </Section>
  )
}

type RakeProps = PageWords<'welcome-bonus'>['rake'] & { sampleNote: string | undefined }

/** How much rake releases the whole bonus, for some first deposits: in all, and a week. */
export function RakeNeeded({ title, lead, caption, sampleNote, ...words }: RakeProps) {
  const { locale, content } = usePage()
  const { currencies, welcome } = content.promotions
  const { money } = writeAmounts(locale, currencies[0])
  const rules = useRules()
  return (
    <Section id="rake" title={title} lead={lead} kind="split" sampleNote={sampleNote}>
      <DataTable
        caption={caption}
        columns={[figure(words.deposit), figure(words.bonus), figure(words.rake), figure(words.weekly)]}
        rows={welcome.deposits.map(deposit => {
          const { bonus, rake, weekly } = rakeForBonus(rules, deposit)
          return [money(deposit), money(bonus), money(rake), money(weekly)]
        })}
      />
    </Section>
  )
}

/** The rules of the release: those of the records, with the figures of the offer. */
function useRules() {
  const { promotions, figures } = usePage().content
  return {
    ...promotions,
    matchPercent: numberOf(figures.welcomeMatchPercent),
    matchMaximum: numberOf(figures.welcomeMatchMaximum),
    days: numberOf(figures.welcomeReleasePeriod)
  }
}

/** The number of a figure of the offer. Throws where it is none. */
function numberOf(figure: Figure | undefined): number {
  if (figure?.kind === 'money') return figure.amount
  if (figure?.kind === 'percent' || figure?.kind === 'duration') return figure.value
  throw new Error('A figure of the welcome offer is no amount, no percentage and no time')
}
