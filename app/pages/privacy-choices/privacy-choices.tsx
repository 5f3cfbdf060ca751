import type { PageWords } from '../../../content/content.ts'
import { writeInstant } from '../../domain/figures/write-clock.ts'
import { KeptFor } from '../../features/kept-for/kept-for.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { consentPresumed } from '../../site/config/supported.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { FormFault } from '../../ui/form-panel/form-fault.tsx'
import { FormOutcome } from '../../ui/form-panel/form-outcome.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { type ReceiptFacts, receiptFacts } from './receipt-facts.ts'

const unknownVisitor = { consent: undefined, consentTime: undefined, gpc: false, dnt: false, consentRequired: true }

/** Privacy choices: what was decided, the choice as a form, and what it is about. Rendered for each request; nothing of it needs a script. */
export function PrivacyChoices() {
  const scope = usePage()
  const page = pageCopy(scope, 'privacy-choices')
  const { visit, siteId } = scope
  const receipt = receiptFacts({
    privacy: visit?.privacy ?? unknownVisitor,
    textVersion: String(page.textVersion),
    defaultConsentEnabled: consentPresumed(siteConfigurationOf(siteId).flags)
  })
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} />
      <div className="wrap form-page">
        <div className="form-page__forms stack">
          <ChoiceForm page={page} {...receipt} />
        </div>
        <Receipt copy={page.receipt} {...receipt} />
      </div>
      <Tools copy={page.tools} />
      <Paragraphs id="always" {...page.always} kind="split" />
      <KeptFor
        id="lasting"
        words={page.lasting}
        kept={[
          { name: 'locale', figure: 'localeCookieLifetime' },
          { name: 'consent, consent-time', figure: 'consentCookieLifetime', highlight: true }
        ]}
        brief={{ name: 'closeRM', label: page.lasting.session }}
      />
      <Paragraphs id="signals" {...page.signals} kind="split" />
      <Paragraphs id="later" {...page.later} kind="split" />
    </>
  )
}

/** The choice as one switch: two buttons of the same size and weight, the one that holds marked; a line above it confirms the saving. */
function ChoiceForm({ page, status, decided }: ReceiptFacts & { page: PageWords<'privacy-choices'> }) {
  const { t, href, visit, query } = usePage()
  const hasJustChosen = query().saved === '1' && decided !== null
  const fault = visit?.form && Object.values(visit.form.errors)[0]
  const ways = [
    { decision: 'denied', words: page.ask.refuse },
    { decision: 'granted', words: page.ask.accept }
  ] as const
  return (
    <form className="form-panel form-panel__form" action="/api/consent" method="post" aria-labelledby="choice-title">
      {hasJustChosen && (
        <FormOutcome heading="h2" kind="done" title={page.saved.title} text={page.saved.text} focused />
      )}
      <h2 id="choice-title" className="form-panel__title">
        {page.form.title}
      </h2>
      <p className="form-panel__lead quiet text-plain">{page.form.text}</p>
      {fault && <FormFault text={t(fault)} focused />}
      <input type="hidden" name="page" value={href('/privacy-choices/') ?? ''} />
      <input type="hidden" name="textVersion" value={page.textVersion} />
      <div className="edged privacy-choices__ways">
        {ways.map(({ decision, words }) => (
          <button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            className="button button--quiet"
            aria-pressed={status === decision}
          >
            {words}
          </button>
        ))}
      </div>
    </form>
  )
}

type ReceiptProps = ReceiptFacts & { copy: PageWords<'privacy-choices'>['receipt'] }

/** The receipt: how things stand, when that was decided and for which text, and what the browser signals. */
function Receipt({ copy, status, decided, gpc, dnt }: ReceiptProps) {
  const { locale, environment } = usePage()
  const signals = [...(gpc ? [copy.gpc] : []), ...(dnt ? [copy.dnt] : [])]
  const lines = [
    { label: copy.decidedAt, value: decided?.at && writeInstant(decided.at, locale) },
    { label: copy.textVersion, value: decided?.textVersion },
    { label: copy.registeredAs, value: environment.CONSENT_ID },
    { label: copy.signals, value: signals.join(', ') || copy.noSignal }
  ]
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <h2 id="receipt-title">{copy.title}</h2>
      <p className="receipt__standing">{copy.standings[status]}</p>
      <Facts className="lines above-24 receipt__facts" items={lines.filter(({ value }) => value)} />
    </section>
  )
}

/** The tools that are loaded after a consent, each with what it does; and that they are samples, where no service is configured. */
function Tools({ copy }: { copy: PageWords<'privacy-choices'>['tools'] }) {
  const { ANALYTICS_ID, TAG_MANAGER_ID } = usePage().environment
  return (
    <Section id="tools" title={copy.title} kind="split">
      <Facts
        className="named-list ruled tools"
        items={[copy.measurement, copy.tagManager].map(({ name, text }) => ({ label: name, value: text }))}
      />
      {(ANALYTICS_ID === null || TAG_MANAGER_ID === null) && <p className="remark">{copy.sample}</p>}
    </Section>
  )
}
