import type { PrivacyChoicesPage } from '../../../../content/pages/privacy-choices/privacy-choices.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { type ReceiptFacts, writeInstant } from '../receipt-facts.ts'

type Props = { copy: PrivacyChoicesPage['receipt']; facts: ReceiptFacts }

/** The receipt: how things stand, when that was decided and for which text, and what the browser signals. */
export function Receipt({ copy, facts }: Props) {
  const { locale, environment } = usePage()
  const { decided, gpc, dnt } = facts
  const signals = [...(gpc ? [copy.gpc] : []), ...(dnt ? [copy.dnt] : [])]
  const lines: [name: string, value: string | null | undefined][] = [
    [copy.decidedAt, decided?.at && writeInstant(decided.at, locale)],
    [copy.textVersion, decided?.textVersion],
    [copy.registeredAs, environment.CONSENT_ID],
    [copy.signals, signals.join(', ') || copy.noSignal]
  ]
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{copy.title}</h2>
      <p className="receipt__standing">{copy.standings[facts.standing]}</p>
      <dl>
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            )
        )}
      </dl>
    </section>
  )
}
