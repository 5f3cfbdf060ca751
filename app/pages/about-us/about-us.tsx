import emblem from '../../../assets/brand/emblem.svg?url'
import type { PageWords } from '../../../content/content.ts'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { recordFacts } from '../../features/world-record/world-record-words.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

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

/** What the room believes, told by its emblem: the first paragraph set large beside the mark. */
function Beliefs({ title, paragraphsMarkdown }: PageWords<'about-us'>['beliefs']) {
  const markdown = useMarkdown()
  return (
    <section id="beliefs" className="beliefs" aria-labelledby="beliefs-title">
      <div className="wrap beliefs__grid">
        <img src={emblem} alt="" width="200" height="208" className="beliefs__emblem" loading="lazy" />
        <div className="beliefs__words">
          <h2 id="beliefs-title">{title}</h2>
          {paragraphsMarkdown.map(text => (
            <p key={text} dangerouslySetInnerHTML={{ __html: markdown(text) }} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** How the room is run: one panel a principle. */
function Room({ title, principles }: PageWords<'about-us'>['room']) {
  const markdown = useMarkdown()
  return (
    <Section id="room" title={title}>
      <div className="panels">
        {principles.map(({ name, textMarkdown }) => (
          <div key={name} className="panel">
            <h3>{name}</h3>
            <p dangerouslySetInnerHTML={{ __html: markdown(textMarkdown) }} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** The licence: what it covers, its facts as a table of names and values, and the note that they are samples where they are. */
function Licence({ title, paragraphsMarkdown, facts, sampleNote }: PageWords<'about-us'>['licence']) {
  const markdown = useMarkdown()
  return (
    <Section id="licence" title={title} kind="split" sampleNote={sampleNote}>
      <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
      <Facts className="panel licence-facts" items={facts} />
    </Section>
  )
}

/** The record: its certificate, what is told of it, and what was set, when, and who attests it. */
function TheRecord({ title, paragraphsMarkdown, sampleNote }: PageWords<'about-us'>['record']) {
  const scope = usePage()
  const { t } = scope
  const record = useCurrentRecord()
  const markdown = useMarkdown()
  return (
    <Section id="record" title={title} kind="split">
      <div className="the-record">
        {record && (
          <Picture
            name="certificate"
            alt={t('world-record.picture-alt')}
            sizes="(min-width: 600px) 560px, calc(100vw - 34px)"
            className="the-record__certificate"
          />
        )}
        <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
        {record && <Facts className="the-record__facts" items={recordFacts(t, record, scope.locale)} />}
        {sampleNote && <p className="sample-note">{sampleNote}</p>}
      </div>
    </Section>
  )
}
