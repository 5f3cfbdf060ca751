import type { PageWords } from '../../../content/content.ts'
import { currenciesShown } from '../../domain/law/currency-rule.ts'
import { labelled } from '../../site/locales/labelled.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { filledText, textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { arrival, type PaymentWay, paymentRows, paymentsBySite, paymentsShown, servicesOf } from './payment-rows.ts'

type Props = { way: PaymentWay; words: PageWords<'deposits'>['methods'] }

/** The methods of one way of money with limits, times and fees, as the site and the visitor's law have them; else that no method is open here. */
export function PaymentTable({ way, words }: Props) {
  const scope = usePage()
  const markdown = useMarkdown()
  const { siteId, locale, content } = scope
  const { rule, currency } = scope.audience()
  const { payments } = content
  const methods = paymentsShown(payments.methods, { way, siteId, rule })
  const currencies = currenciesShown(payments.currencies[siteId], currency)
  if (methods.length === 0 || currencies.length === 0)
    return <p className="panel panel--quiet" dangerouslySetInnerHTML={{ __html: markdown(words.closedMarkdown) }} />
  const { method, minimum, maximum, time, fee } = words.columns
  const rows = paymentRows(
    methods,
    { way, siteId, currencies, locale },
    {
      ...words,
      nameOf: one => textOf(one.name, scope),
      noteOf: one => (one[way]?.note ? filledText(one[way].note, scope) : null)
    }
  )
  return (
    <>
      <DataTable
        caption={words.caption}
        columns={[method, figure(minimum), figure(maximum), time, fee]}
        rows={rows}
        short
      />
      {payments.siteNotes
        .filter(note => note.on === way && note.sites.includes(siteId))
        .map(note => (
          <p key={note.text.en} className="payment-law above-18 quiet">
            {filledText(note.text, scope)}
          </p>
        ))}
    </>
  )
}

/** The methods of every country that takes players, with the names of their services and their times. Nothing for visitors whom a rule refuses. */
export function PaymentCountries({ way, words }: Props) {
  const scope = usePage()
  const { locale, content } = scope
  if (scope.audience().rule !== null) return null
  const { caption, columns } = words.byCountry
  return (
    <details className="payment-countries folded-table ruled smooth-details">
      <summary className="folding">{caption}</summary>
      <DataTable
        caption={caption}
        columns={[columns.country, columns.methods]}
        rows={paymentsBySite(content.payments.methods, way).map(({ siteId, methods }) => [
          escapeMarkup(countryName(siteId, locale)),
          methods
            .map(method => {
              const names = servicesOf(method, siteId)
              const time = method[way] ? arrival(method[way], words.atOnce, locale) : ''
              const name = `${textOf(method.name, scope)}${names.length > 0 ? ` (${names.join(', ')})` : ''}`
              return escapeMarkup(labelled(locale, name, time))
            })
            .join('<br>')
        ])}
      />
    </details>
  )
}
