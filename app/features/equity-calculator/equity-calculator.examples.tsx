import { usePage } from '../../site/page/use-page.tsx'
import { equityOf } from './equity.ts'
import { Calculator } from './equity-calculator.client.tsx'
import { equityFigures } from './equity-figures.ts'
import { equityWords } from './equity-words.ts'
import { type DealField, readDeal } from './read-deal.ts'

/** The calculator as the server answers a query. It names its fields by id: the gallery has it once. */
function Answered({ written }: { written: Readonly<Partial<Record<DealField, string>>> }) {
  const { t, locale } = usePage()
  const words = equityWords(t, locale)
  const read = readDeal(written)
  const figures = read.deal && equityFigures(read, equityOf(read.deal), words, locale, 'server')
  return <Calculator action="" written={written} faults={read.faults} figures={figures} words={words} locale={locale} />
}

export const examples = [
  {
    name: 'four hands on the turn',
    wide: true,
    element: (
      <Answered
        written={{ hero: 'As Ks', villain: 'Qh Qd', villain2: '9s 8s', villain3: '2c 2d', board: '10s 7d 4s 2h' }}
      />
    )
  }
]
