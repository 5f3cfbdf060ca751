import { useContext } from 'react'
import emblem from '../../../assets/brand/emblem.svg?url'
import type { PageWords } from '../../../content/content.ts'
import { formatFigure } from '../../domain/figures/format-figure.ts'
import { SectionList } from '../../features/sections/section-list.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { useCurrentRecord } from '../../features/world-record/use-current-record.ts'
import { recordFacts } from '../../features/world-record/world-record-words.ts'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Panels } from '../../ui/panel/panels.tsx'
import { Picture, PictureBase } from '../../ui/picture/picture.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** About us: who runs the room, what it believes, how it is run and to whom it answers. */
export function AboutUs() {
  const page = pageCopy(usePage(), 'about-us')
  const markdown = useMarkdown()
  return (
    <SectionList
      parts={{
        beliefs: <Beliefs {...page.beliefs} />,
        room: (
          <Section id="room" title={page.room.title}>
            <Panels
              items={page.room.principles.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))}
            />
          </Section>
        ),
        licence: (
          <Paragraphs id="licence" {...page.licence} kind="split">
            <Facts className="panel licence-facts" items={page.licence.facts} />
          </Paragraphs>
        ),
        record: <TheRecord {...page.record} />
      }}
    />
  )
}

/** The beliefs of the room: the first paragraph set large beside the emblem. */
function Beliefs({ title, paragraphsMarkdown }: PageWords<'about-us'>['beliefs']) {
  const markdown = useMarkdown()
  const base = useContext(PictureBase)
  return (
    <section id="beliefs" className="beliefs" aria-labelledby="beliefs-title">
      <div className="wrap columns columns--early">
        <img src={`${base}${emblem}`} alt="" width="200" height="208" loading="lazy" />
        <div>
          <h2 id="beliefs-title">{title}</h2>
          {paragraphsMarkdown.map(text => (
            <p key={text} dangerouslySetInnerHTML={{ __html: markdown(text) }} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The world record: its certificate with number and day on the paper, its story, and what was set, when, and who confirms it. */
function TheRecord({ title, paragraphsMarkdown }: PageWords<'about-us'>['record']) {
  const { t, locale } = usePage()
  const record = useCurrentRecord()
  const markdown = useMarkdown()
  return (
    <Section id="record" title={title} kind="split">
      <div className="stack the-record">
        {record && (
          <div className="record-paper">
            <Picture
              name="certificate"
              alt={t('world-record.picture-alt')}
              sizes="(min-width: 600px) 560px, calc(100vw - 34px)"
            />
            <div className="record-paper__words" aria-hidden="true">
              <strong>{formatFigure({ kind: 'count', value: record.players }, locale)}</strong>
              <span>{record.what[locale]}</span>
            </div>
            <span className="record-paper__day" aria-hidden="true">
              {formatFigure({ kind: 'date', value: record.setOn }, locale)}
            </span>
          </div>
        )}
        <Prose paragraphs={paragraphsMarkdown.map(markdown)} />
        {record && (
          <Facts className="columns columns--early the-record__facts" items={recordFacts(t, record, locale)} />
        )}
      </div>
    </Section>
  )
}
