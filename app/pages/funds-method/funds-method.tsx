import type { ReactNode } from 'react'
import type { PageWords } from '../../../content/content.ts'
import { durationHours } from '../../domain/figures/duration-hours.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { currenciesShown } from '../../domain/law/currency-rule.ts'
import { SampleLimits } from '../../features/limit-panel/limit-panel.tsx'
import { type PaymentWay, withdrawalExample } from '../../features/payments/payment-rows.ts'
import { PaymentCountries, PaymentTable } from '../../features/payments/payment-table.tsx'
import { PaymentTimes } from '../../features/payments/payment-times.tsx'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { ChartBar } from '../../ui/charts/chart-marks.tsx'
import { partsOf, percent } from '../../ui/charts/scales.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'

/** One way of money: the page of deposits, or that of withdrawals, as the row of the site map says. */
export const FundsMethod = () => (usePage().row?.words === 'deposits' ? <Deposits /> : <Withdrawals />)

/** Deposits: the methods that are open here, four steps, the limit, the rules, what to do when one is refused. */
function Deposits() {
  const { methods, limits } = pageCopy(usePage(), 'deposits')
  return (
    <SectionList
      parts={{
        methods: <Methods way="deposit" words={methods} />,
        limits: (
          <Paragraphs id="limits" {...limits} kind="split" ground="felt">
            <SampleLimits />
          </Paragraphs>
        )
      }}
    />
  )
}

/** Withdrawals: the methods and their times, one followed to the bank, where money goes, documents, what holds it up and what cannot. */
function Withdrawals() {
  const { content } = usePage()
  const { methods, example } = pageCopy(usePage(), 'withdrawals')
  const { name, time } = example.moments.checked
  const review = content.figures.withdrawalReviewTime
  return (
    <SectionList
      parts={{
        methods: (
          <Methods way="withdrawal" words={methods}>
            <PaymentTimes
              {...methods}
              check={{ name, time, hours: review?.kind === 'duration' ? durationHours(review) : 0 }}
            />
          </Methods>
        ),
        example: <Example words={example} />
      }}
    />
  )
}

/**
 * One withdrawal, moment by moment: what happens, when, and where every part of the money is, as a bar to scale. In the first currency that may be
 * shown; where there is none, the moments have no amounts.
 */
function Example({ words }: { words: PageWords<'withdrawals'>['example'] }) {
  const { siteId, locale, content, audience } = usePage()
  const [currency] = currenciesShown(content.payments.currencies[siteId], audience().currency)
  const example = currency === undefined ? undefined : content.payments.withdrawalExample[currency]
  const written = (amount: number) => formatFigure({ kind: 'money', amount, currency: currency ?? '' }, locale)
  // Without a currency the moments have no amounts: any sum will do.
  const stands = withdrawalExample(example ?? { balance: 1, requested: 1 })
  return (
    <Section id="example" title={words.title} lead={words.lead}>
      <ol className="moments" aria-label={words.caption}>
        {stands.map(stand => {
          const { name, text, time } = words.moments[stand.moment]
          const parts = partsOf(places.map(one => ({ ...one, value: stand[one.place] })))
          return (
            <li key={stand.moment} className="columns moment">
              <div>
                <p className="muted text-small">{time}</p>
                <h3 className="headline above-10">{name}</h3>
                <p className="above-10 quiet">{text}</p>
              </div>
              {example && (
                <div className="chart chart--split-bar">
                  <svg className="chart__drawing" height="28" aria-hidden="true">
                    {parts.map(({ tone, from, to }) => (
                      <ChartBar key={tone} x={percent(from)} width={percent(to - from)} height="28" tone={tone} />
                    ))}
                  </svg>
                  <Facts
                    className="moment__money"
                    items={parts.map(({ place, tone, value }) => ({
                      label: words.columns[place],
                      value: written(value),
                      className: value === 0 ? 'moment__none' : `chart__tone--${tone}`
                    }))}
                  />
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

/** Where the money of a withdrawal is, from left to right, and how each place is drawn. */
const places = [
  { place: 'onAccount', tone: 'quiet' },
  { place: 'underWay', tone: 'felt' },
  { place: 'inBank', tone: 'copper' }
] as const

type MethodsProps = {
  way: PaymentWay
  words: PageWords<'deposits'>['methods']
  /** A drawing above the table. */
  children?: ReactNode
}

/** The table of methods at the top of the page, and that it is sample data. */
function Methods({ way, words, children }: MethodsProps) {
  return (
    <Section id="methods" title={words.title} lead={words.lead}>
      {children}
      <PaymentTable way={way} words={words} />
      <PaymentCountries way={way} words={words} />
    </Section>
  )
}
