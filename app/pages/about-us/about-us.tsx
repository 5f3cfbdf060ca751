import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'
import { Beliefs } from './sections/beliefs.tsx'
import { Licence } from './sections/licence.tsx'
import { Room } from './sections/room.tsx'
import { TheRecord } from './sections/the-record.tsx'

/** About us: who runs the room, what it believes, how it is run and to whom it answers. */
export function AboutUs() {
  const page = pageCopy(usePage(), 'about-us')
  const markdown = useMarkdown()
  const prose = ({ paragraphsMarkdown }: { paragraphsMarkdown: string[] }) => (
    <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
  )
  return (
    <>
      <Section id="who-we-are" title={page.whoWeAre.title} kind="split">
        {prose(page.whoWeAre)}
      </Section>
      <Beliefs {...page.beliefs} />
      <Room {...page.room} />
      <Licence {...page.licence} />
      <TheRecord {...page.record} />
      <Section id="people" title={page.people.title} kind="split">
        {prose(page.people)}
      </Section>
      <Section id="accountability" title={page.accountability.title} kind="split">
        {prose(page.accountability)}
      </Section>
    </>
  )
}
