import { figureNumber } from '../../domain/figures/figure-number.ts'
import { figureOnSite } from '../../domain/figures/own-currency.ts'
import { setLarge } from '../../domain/figures/set-large.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { LogBars } from '../../ui/charts/logarithmic-rows.tsx'
import { ShareRing } from '../../ui/charts/share-ring.tsx'
import { SplitBar } from '../../ui/charts/split-bar.tsx'
import { figure } from '../../ui/data-table/data-table.tsx'
import type { Shown } from './section-bodies.tsx'

type ChartProps = Pick<Shown<'chart'>, 'drawing' | 'figures' | 'highlight' | 'total'> & {
  words: Pick<Shown<'chart'>['words'], 'title' | 'description' | 'names' | 'caption' | 'columns' | 'total'>
  /** Whether no heading says the title already. */
  titled?: boolean
}

/** Figures of content drawn beside each other, with their table. */
export function Chart({ drawing, figures, highlight, total, words, titled = false }: ChartProps) {
  const scope = usePage()
  const written = (name: string) => setLarge(fillForPage(scope, `{${name}}`))
  const accounts = scope.content.payments.currencies[scope.siteId]
  const valueOf = (name: string) => {
    const record = scope.content.figures[name]
    return record ? (figureNumber(figureOnSite(record, accounts)) ?? 0) : 0
  }
  const named = figures.map((name, index) => ({
    name: words.names[index] ?? '',
    value: valueOf(name),
    label: written(name),
    highlight: index === highlight
  }))
  const [what = '', amount = ''] = words.columns
  const frame = {
    title: words.title,
    titled,
    description: words.description,
    table: {
      caption: words.caption,
      columns: [what, figure(amount)],
      rows: named.map(({ name, label }) => [name, label])
    }
  }
  switch (drawing) {
    case 'log-bars':
      return <LogBars {...frame} bars={named} />
    case 'split-bar':
      return <SplitBar {...frame} parts={named} />
    case 'share-ring': {
      const middle = { label: total ? written(total) : '', ...(words.total && { name: words.total }) }
      return <ShareRing {...frame} shares={named} middle={middle} />
    }
  }
}
