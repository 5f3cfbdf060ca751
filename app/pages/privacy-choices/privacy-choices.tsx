import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { consentPresumed } from '../../site/config/supported.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { FormOutcome } from '../../ui/form-panel/form-outcome.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { receiptFacts } from './receipt-facts.ts'
import { ChoiceForm } from './sections/choice-form.tsx'
import { Receipt } from './sections/receipt.tsx'
import { Tools } from './sections/tools.tsx'

const unknownVisitor = { consent: undefined, consentTime: undefined, gpc: false, dnt: false, consentRequired: true }

/** Privacy choices: what was decided, the choice as a form, and what it is about. Rendered for each request; nothing of it needs a script. */
export function PrivacyChoices() {
  const scope = usePage()
  const page = pageCopy(scope, 'privacy-choices')
  const markdown = useMarkdown()
  const { visit, siteId } = scope
  const receipt = receiptFacts({
    privacy: visit?.privacy ?? unknownVisitor,
    textVersion: String(page.textVersion),
    defaultConsentEnabled: consentPresumed(siteConfigurationOf(siteId).flags)
  })
  const { always, signals, later } = page
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} />
      <div className="wrap privacy-choices__grid">
        <div className="privacy-choices__choice">
          {scope.query().saved === '1' && receipt.decided && (
            <div className="form-panel form-panel--quiet">
              <FormOutcome heading="h2" kind="done" title={page.saved.title} text={page.saved.text} focused />
            </div>
          )}
          <ChoiceForm page={page} form={visit?.form ?? null} />
        </div>
        <Receipt copy={page.receipt} facts={receipt} />
      </div>
      <Tools copy={page.tools} />
      <Section id="always" title={always.title} kind="split">
        <Prose paragraphs={always.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Section id="signals" title={signals.title} kind="split">
        <Prose paragraphs={signals.paragraphsMarkdown.map(markdown)} />
      </Section>
      <Section id="later" title={later.title} kind="split">
        <Prose paragraphs={later.paragraphsMarkdown.map(markdown)} />
      </Section>
    </>
  )
}
