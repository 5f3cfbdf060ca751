import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Addresses } from './sections/addresses.tsx'
import { RegisteredOffice } from './sections/registered-office.tsx'

/** Contact: an address a subject, help, what to have at hand, the complaints path, safety advice and the registered office. */
export function Contact() {
  const page = pageCopy(usePage(), 'contact')
  const markdown = useMarkdown()
  const { gamblingHelp, languages, atHand, complaintsPath, safety } = page
  return (
    <>
      <Addresses {...page.addresses} />
      <section id="gambling-help" className="gambling-help" aria-labelledby="gambling-help-title">
        <div className="wrap">
          <div className="panel gambling-help__panel">
            <h2 id="gambling-help-title">{gamblingHelp.title}</h2>
            <Prose paragraphs={gamblingHelp.paragraphsMarkdown.map(markdown)} />
          </div>
        </div>
      </section>
      <Section id="complaints-path" title={complaintsPath.title} lead={complaintsPath.lead}>
        <Steps items={complaintsPath.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <Section id="at-hand" title={atHand.title} lead={atHand.leadMarkdown} kind="split">
        <Points items={atHand.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="safety" title={safety.title} lead={safety.leadMarkdown} kind="split">
        <Points items={safety.pointsMarkdown.map(markdown)} />
      </Section>
      <Section id="languages" title={languages.title} kind="split">
        <Prose paragraphs={languages.paragraphsMarkdown.map(markdown)} />
      </Section>
      <RegisteredOffice {...page.registeredOffice} />
    </>
  )
}
