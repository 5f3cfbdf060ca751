import type { FundsPage } from '../../../../content/pages/funds/funds.schema.ts'
import { formatLocale } from '../../../domain/figures/format-locale.ts'
import { currenciesShown } from '../../../features/payments/payment-rows.ts'
import { escapeMarkup } from '../../../site/markdown/escape-markup.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { Section } from '../../../ui/section/section.tsx'

/** The currencies in which this site keeps accounts, those of them that the visitor's law lets be shown. */
export function Currencies({ words }: { words: FundsPage['currencies'] }) {
  const { siteId, locale, content, audience } = usePage()
  const shown = currenciesShown(content.payments.currencies[siteId], audience().currency)
  const names = new Intl.DisplayNames([formatLocale(locale, 'server')], { type: 'currency' })
  return (
    <Section id="currencies" title={words.title} lead={words.lead} kind="split">
      {shown.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={[{ name: words.columns.currency }, { name: words.columns.code, kind: 'figure' }]}
          rows={shown.map(code => [escapeMarkup(names.of(code) ?? code), code])}
        />
      )}
      <p className="payment-law">{words.tables}</p>
    </Section>
  )
}
