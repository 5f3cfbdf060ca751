import type { PageWords } from '../../../content/content.ts'
import { Paragraphs, PointList, StepList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

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
      <StepList id="complaints-path" {...complaintsPath} />
      <PointList id="at-hand" {...atHand} kind="split" />
      <PointList id="safety" {...safety} kind="split" />
      <Paragraphs id="languages" {...languages} kind="split" />
      <RegisteredOffice {...page.registeredOffice} />
    </>
  )
}

/** One card a subject, support first and largest. The streamer programme is left out where streamers may not be promoted. */
function Addresses({ title, subjects }: PageWords<'contact'>['addresses']) {
  const markdown = useMarkdown()
  const streamers = usePage().href('/streamer-mode/')
  const shown = Object.entries(subjects).filter(([key]) => key !== 'streamerProgramme' || streamers)
  return (
    <Section id="addresses" title={title}>
      <div className="panels panels--small addresses">
        {shown.map(([key, { name, email, answerTime, textMarkdown }], index) => (
          <div key={key} className={`panel address ${index === 0 ? 'panel--warm address--first' : ''}`.trimEnd()}>
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
            <p className="address__mail">
              <a href={`mailto:${email}`} className={index === 0 ? 'button button--act' : undefined}>
                {email}
              </a>
            </p>
            <p className="address__time">{answerTime}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Where the operator has its seat. */
function RegisteredOffice({ title, name, address, note }: PageWords<'contact'>['registeredOffice']) {
  return (
    <Section id="registered-office" title={title} kind="split" sampleNote={note}>
      <address className="registered-office">
        <strong>{name}</strong>
        <span>{address}</span>
      </address>
    </Section>
  )
}
