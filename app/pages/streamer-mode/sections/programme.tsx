import type { StreamerModePage } from '../../../../content/pages/streamer-mode/streamer-mode.schema.ts'
import { useMarkdown } from '../../../site/markdown/use-markdown.ts'
import { fillForPage } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'
import { Points } from '../../../ui/points/points.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { QuestionsSection } from '../../../ui/questions/questions-section.tsx'
import { Section } from '../../../ui/section/section.tsx'
import { Steps } from '../../../ui/steps/steps.tsx'

/** The streamer programme, in the order of the page's contents list. */
export function Programme({ page }: { page: StreamerModePage }) {
  const markdown = useMarkdown()
  const figures = fillForPage(usePage(), {
    viewers: '{streamerAverageViewers}+',
    tables: '{streamerTablesShare}',
    session: '{streamerSessionShare}',
    redeemable: '{streamerCashbackDay} {streamerCashbackTime}'
  })
  return (
    <>
      <StreamerFacts facts={page.facts} />
      <Benefits {...page.benefits} />
      <Rule id="eligibility" {...page.eligibility} figure={figures.viewers} />
      <Section id="application" title={page.application.title} lead={page.application.lead}>
        <Steps
          items={page.application.steps.map(({ name, textMarkdown }) => ({ name, html: markdown(textMarkdown) }))}
        />
      </Section>
      <Rule id="identifier" {...page.identifier} />
      <Rule id="tables" {...page.tables} figure={figures.tables} />
      <Rule id="tournaments" {...page.tournaments} figure={figures.session} />
      <Rule id="cashback" {...page.cashback} figure={figures.redeemable} />
      <Rule id="loss-of-status" {...page.lossOfStatus} />
      <Rule id="responsible-streaming" {...page.responsibleStreaming} />
      <QuestionsSection {...page.questions} markdown={markdown} kind="stack" />
      <Section id="contact" title={page.contact.title}>
        <Prose paragraphs={page.contact.paragraphsMarkdown.map(markdown)} />
      </Section>
    </>
  )
}

/** The programme in four figures, below its picture. */
function StreamerFacts({ facts }: Pick<StreamerModePage, 'facts'>) {
  return (
    <div className="streamer-facts">
      {hasPicture('banner-streamer') && (
        <Picture
          name="banner-streamer"
          alt=""
          sizes="(min-width: 1244px) 950px, max(100vw, 540px)"
          className="streamer-facts__picture"
          first
        />
      )}
      <dl className="streamer-facts__figures">
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What the programme brings: the cashback as the large panel, the others beside it. */
function Benefits({ title, lead, items }: StreamerModePage['benefits']) {
  return (
    <Section id="benefits" title={title} lead={lead}>
      <div className="benefits">
        {Object.entries(items).map(([key, { name, text }]) => (
          <div
            key={key}
            className={`panel benefit ${key === 'cashback' ? 'panel--warm benefit--large' : ''}`.trimEnd()}
          >
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  )
}

type Props = {
  id: string
  title: string
  leadMarkdown: string
  pointsMarkdown: readonly string[]
  /** The figure that the rule turns on, set large; its points say it in words. */
  figure?: string | undefined
}

/** A rule of the programme: what it asks, point by point. */
function Rule({ id, title, leadMarkdown, pointsMarkdown, figure }: Props) {
  const markdown = useMarkdown()
  const points = <Points items={pointsMarkdown.map(markdown)} />
  return (
    <Section id={id} title={title} lead={<span dangerouslySetInnerHTML={{ __html: markdown(leadMarkdown) }} />}>
      {figure ? (
        <div className={`rule ${figure.includes(' ') ? '' : 'rule--number'}`.trimEnd()}>
          <p className="rule__figure" aria-hidden="true">
            {figure}
          </p>
          {points}
        </div>
      ) : (
        points
      )}
    </Section>
  )
}
