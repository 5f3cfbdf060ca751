import type { PageWords } from '../../../content/content.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Contact: an address a subject, help, the complaints path, what to have at hand, safety advice, languages and the registered office. */
export function Contact() {
  const { addresses, registeredOffice, languages } = pageCopy(usePage(), 'contact')
  return (
    <SectionList
      parts={{
        addresses: <Addresses {...addresses} />,
        registeredOffice: <Office registeredOffice={registeredOffice} languages={languages} />
      }}
    />
  )
}

/** One card a subject, support first and largest, with its hours. The streamer programme is left out where streamers may not be promoted. */
function Addresses({ title, openLabel, subjects }: PageWords<'contact'>['addresses']) {
  const scope = usePage()
  const markdown = useMarkdown()
  const streamers = scope.href('/streamer-mode/')
  const shown = Object.entries(subjects).filter(([key]) => key !== 'streamerProgramme' || streamers)
  return (
    <Section id="addresses" title={title}>
      <div className="panels panels--small addresses">
        {shown.map(([key, { name, email, answerTime, textMarkdown }], index) => (
          <div key={key} className={`panel address ${index === 0 ? 'panel--warm address--first' : ''}`.trimEnd()}>
            <h3>{name}</h3>
            {index === 0 && (
              <p className="stack address__open">
                <span className="strong">{openLabel}</span>
                <strong className="bright">{fillForPage(scope, '{supportHours}')}</strong>
              </p>
            )}
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
            <p className="address__mail">
              <a href={`mailto:${email}`} className={index === 0 ? 'button button--act' : 'touch bright strong'}>
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

/** In which language to write, and where the operator has its seat. */
function Office({ registeredOffice, languages }: Pick<PageWords<'contact'>, 'registeredOffice' | 'languages'>) {
  const markdown = useMarkdown()
  const { title, name, address, note } = registeredOffice
  return (
    <div className="section wrap columns columns--early contact-office">
      <section id="languages" aria-labelledby="languages-title">
        <h2 id="languages-title">{languages.title}</h2>
        <Prose paragraphs={languages.paragraphsMarkdown.map(markdown)} />
      </section>
      <section id="registered-office" aria-labelledby="registered-office-title">
        <h2 id="registered-office-title">{title}</h2>
        <address className="stack quiet registered-office">
          <strong className="bright">{name}</strong>
          <span>{address}</span>
        </address>
        <p className="remark">{note}</p>
      </section>
    </div>
  )
}
