import type { PageWords } from '../../../../content/content.ts'
import { formatFigure, formatMoneyRange } from '../../../domain/figures/format-figure.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { guaranteed, LargeFigures } from '../../../features/tournaments/large-figures.tsx'
import type { useEdition } from '../../../features/tournaments/use-edition.ts'
import { writeDays } from '../../../features/tournaments/write-days.ts'
import { usePage } from '../../../site/page/use-page.tsx'

type Props = { words: PageWords<'falcon-series'>['figures'] } & Pick<ReturnType<typeof useEdition>, 'over' | 'ahead'>

/** A festival in figures: its days, its buy-ins, what is guaranteed, and how many starts are ahead. */
export function FestivalFigures({ words, over, ahead }: Props) {
  const scope = usePage()
  const { locale } = scope
  const all = [...over, ...ahead].toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const first = all[0]
  const last = all.at(-1)
  const buyIns = all.flatMap(({ buyIn }) => buyIn ?? [])
  const amounts = buyIns.map(({ amount }) => amount)
  const currency = buyIns[0]?.currency ?? 'USD'
  const money = (amount: number) => setLarge(formatFigure({ kind: 'money', amount, currency }, locale))
  const sum = all.reduce((total, { guarantee }) => total + (guarantee?.amount ?? 0), 0)
  return (
    <LargeFigures
      items={[
        ...(first && last ? [{ label: words.when, value: writeDays(first.start, last.start, locale) }] : []),
        {
          label: words.buyIn,
          value: setLarge(formatMoneyRange(Math.min(...amounts), Math.max(...amounts), currency, locale))
        },
        ...guaranteed(scope, words.guarantee, money(sum)),
        { label: words.count, value: formatFigure({ kind: 'count', value: ahead.length }, locale) }
      ]}
    />
  )
}
