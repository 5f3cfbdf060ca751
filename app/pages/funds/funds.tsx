import type { PageWords } from '../../../content/content.ts'
import { formatLocale } from '../../domain/figures/format-locale.ts'
import { currenciesShown } from '../../domain/law/currency-rule.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { escapeMarkup } from '../../site/markdown/escape-markup.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { LinkCards } from '../../ui/link-cards/link-cards.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Funds: four figures, the ways in and out and the limits, the way of money, what keeps it the player's own, currencies, and what never happens. */
export function Funds() {
  const scope = usePage()
  const { facts, ways, currencies, texts } = pageCopy(scope, 'funds')
  const { href } = scope
  const card = (to: string, words: { name: string; text: string }) => ({ href: href(to), ...words })
  return (
    <SectionList
      parts={{
        facts: (
          <div className="wrap facts-below funds__facts">
            <Figures items={facts} />
          </div>
        ),
        ways: (
          <Section id="ways" title={ways.title} lead={ways.lead}>
            <LinkCards
              cards={[
                ...(href('/funds/deposits/') ? [card('/funds/deposits/', ways.deposits)] : []),
                card('/funds/withdrawals/', ways.withdrawals),
                card('/responsible-gaming/', ways.limits)
              ]}
            />
          </Section>
        ),
        currencies: <Currencies words={currencies} />,
        texts: (
          <Section id="texts" title={texts.title} lead={texts.lead}>
            <LinkCards
              cards={[
                card('/payment-details-policy/', texts.paymentDetails),
                card('/withdrawal-policy/', texts.withdrawal),
                card('/complaints/', texts.complaints)
              ]}
            />
          </Section>
        )
      }}
    />
  )
}

/** The currencies in which this site keeps accounts, those of them that the visitor's law lets be shown. */
function Currencies({ words }: { words: PageWords<'funds'>['currencies'] }) {
  const { siteId, locale, content, audience } = usePage()
  const shown = currenciesShown(content.payments.currencies[siteId], audience().currency)
  const names = new Intl.DisplayNames([formatLocale(locale, 'server')], { type: 'currency' })
  return (
    <Section id="currencies" title={words.title} lead={words.lead} kind="split">
      {shown.length > 0 && (
        <DataTable
          caption={words.caption}
          columns={[words.columns.currency, figure(words.columns.code)]}
          rows={shown.map(code => [escapeMarkup(names.of(code) ?? code), code])}
        />
      )}
      <p className="payment-law above-18 quiet">{words.tables}</p>
    </Section>
  )
}
