import { PointList } from '../../features/text-sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Steps } from '../../ui/steps/steps.tsx'
import { Addresses } from './sections/addresses.tsx'
import { Here } from './sections/here.tsx'
import { Installers } from './sections/installers.tsx'
import { MailAddresses } from './sections/mail-addresses.tsx'
import { Reading } from './sections/reading.tsx'

/** Official site: this address and all others, how to read one, what is never asked, mail addresses, installers, how to report a fake, and first aid. */
export function OfficialSite() {
  const page = pageCopy(usePage(), 'official-site')
  const markdown = useMarkdown()
  const { report } = page
  return (
    <div className="official">
      <Here words={page.here} />
      <Addresses words={page.addresses} />
      <Reading words={page.reading} />
      <PointList id="never" {...page.never} />
      <MailAddresses words={page.mail} />
      <Installers words={page.installers} />
      <Section id="report" title={report.title} lead={report.lead}>
        <Steps items={report.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))} />
      </Section>
      <PointList id="caught" {...page.caught} />
    </div>
  )
}
