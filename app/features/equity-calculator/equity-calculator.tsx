import { usePage } from '../../site/page/use-page.tsx'
import { Hydrated } from '../../ui/hydrated/hydrated.tsx'
import { equityOf } from './equity.ts'
import { Calculator } from './equity-calculator.client.tsx'
import { equityFigures } from './equity-figures.ts'
import { equityWords } from './equity-words.ts'
import { type DealField, readDeal } from './read-deal.ts'

/** The close contest that the page shows before a visitor has asked: a flush draw with two higher cards against a higher pair. */
const example: Partial<Record<DealField, string>> = { hero: 'As Ks', villain: 'Qh Qd', board: '10s 7d 4s' }

/** The calculator with what the address asks for. */
export function EquityCalculator() {
  const { t, locale, query, href, path } = usePage()
  const asked = query()
  const written = Object.keys(asked).length > 0 ? asked : example
  const read = readDeal(written)
  const words = equityWords(t, locale)
  const figures = read.deal && equityFigures(read, equityOf(read.deal), words, locale, 'server')
  return (
    <Hydrated
      id="equity-calculator"
      name="equity-calculator"
      component={Calculator}
      props={{ action: href(path) ?? '', written, faults: read.faults, figures, words, locale }}
    />
  )
}
