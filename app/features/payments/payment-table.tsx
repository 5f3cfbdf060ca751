import { currenciesShown } from '../../domain/law/currency-rule.ts'
import { labelled } from '../../site/locales/labelled.ts'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { filledText, textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { arrival, type PaymentWay, paymentRows, paymentsBySite, paymentsShown, servicesOf } from './payment-rows.ts'

export type PaymentTableWords = {
  caption: string
  columns: { method: string; minimum: string; maximum: string; time: string; fee: string }
  atOnce: string
  noFee: string
  byCountry: { caption: string; columns: { country: string; methods: string } }
  /** Stands in the table's place where no method may be shown. */
  closedMarkdown: string
}

type Props = { way: PaymentWay; words: PaymentTableWords; closed: string }

/** The methods of one way of money with limits, times and fees, as the site and the visitor's law have them; else that no method is open here. */
export function PaymentTable({ way, words, closed }: Props) {
  const scope = usePage()
  const { siteId, locale, content } = scope
  const { rule, currency } = scope.audience()
  const { payments } = content
  const methods = paymentsShown(payments.methods, { way, siteId, rule })
  const currencies = currenciesShown(payments.currencies[siteId], currency)
  if (methods.length === 0 || currencies.length === 0)
    return <p className="panel panel--quiet" dangerouslySetInnerHTML={{ __html: closed }} />
  const { method, minimum, maximum, time, fee } = words.columns
  const rows = paymentRows(
    methods,
    { way, currencies, locale },
    {
      ...words,
      nameOf: one => textOf(one.name, scope),
      servicesOf: one => servicesOf(one, siteId),
      noteOf: one => (one[way]?.note ? filledText(one[way].note, scope) : null)
    }
  )
  return (
    <>
      <DataTable caption={words.caption} columns={[method, figure(minimum), figure(maximum), time, fee]} rows={rows} />
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
export function PaymentCountries({ way, words }: Pick<Props, 'way' | 'words'>) {
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
