import type { PageWords } from '../../../content/content.ts'
import type { Figure } from '../../domain/figures/figure.ts'
import { pageShown } from '../../domain/law/inducement-shown.ts'
import { Paragraphs, QuestionList, StepList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Meter } from '../../ui/charts/meter.tsx'
import { Figures } from '../../ui/facts/facts.tsx'
import { hasPicture, Picture } from '../../ui/picture/picture.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** Streamer mode: the programme with all its rules, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerMode() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-mode')
  return scope.row && pageShown(scope, scope.row) ? (
    <Programme page={page} />
  ) : (
    <Neutral paragraphs={page.neutral.paragraphs} />
  )
}

/** The streamer programme, in the order of the page's contents list. */
function Programme({ page }: { page: PageWords<'streamer-mode'> }) {
  const scope = usePage()
  const redeemable = fillForPage(scope, '{streamerCashbackDay} {streamerCashbackTime}')
  const [viewers, tables, session] = page.facts
  const { streamerAverageViewers, streamerTablesShare, streamerSessionShare } = scope.content.figures
  return (
    <>
      <StreamerFacts facts={page.facts} />
      <Benefits {...page.benefits} />
      <Rule id="eligibility" {...page.eligibility} scale={{ ...viewers, figure: streamerAverageViewers }} />
      <StepList id="application" {...page.application} />
      <Rule id="identifier" {...page.identifier} />
      <Rule id="tables" {...page.tables} scale={{ ...tables, figure: streamerTablesShare }} />
      <Rule id="tournaments" {...page.tournaments} scale={{ ...session, figure: streamerSessionShare }} />
      <Rule id="cashback" {...page.cashback} figure={redeemable} />
      <Rule id="loss-of-status" {...page.lossOfStatus} />
      <Rule id="responsible-streaming" {...page.responsibleStreaming} />
      <QuestionList {...page.questions} kind="stack" />
      <Paragraphs id="contact" {...page.contact} />
    </>
  )
}

/** The programme in four figures, below its picture. */
function StreamerFacts({ facts }: Pick<PageWords<'streamer-mode'>, 'facts'>) {
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
      <Figures items={facts} />
    </div>
  )
}

/** What the programme brings: the cashback as the large panel, the others beside it. */
function Benefits({ title, lead, items }: PageWords<'streamer-mode'>['benefits']) {
  return (
    <Section id="benefits" title={title} lead={lead}>
      <div className="panels">
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

type RuleProps = {
  id: string
  title: string
  leadMarkdown: string
  pointsMarkdown: readonly string[]
  /** What the rule turns on, set large; its points say it in words. */
  figure?: string
  /** The number that it turns on, on a scale to a hundred. */
  scale?: { label?: string; value?: string; figure: Figure | undefined }
}

/** A rule of the programme: what it asks, point by point, and the figure that it turns on. */
function Rule({ id, title, leadMarkdown, pointsMarkdown, figure, scale }: RuleProps) {
  const markdown = useMarkdown()
  const points = <Points items={pointsMarkdown.map(markdown)} />
  return (
    <Section id={id} title={title} leadHtml={markdown(leadMarkdown)}>
      {scale ? (
        <div className="rule rule--number">
          <Scale title={title} {...scale} />
          {points}
        </div>
      ) : figure ? (
        <div className="rule">
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

/** A number of the programme on a scale to a hundred. In: the figure, how it is written, and what it is of. */
function Scale({ title, label = '', value = '', figure }: { title: string } & NonNullable<RuleProps['scale']>) {
  const { t } = usePage()
  if (figure?.kind !== 'count' && figure?.kind !== 'percent') throw new Error(`What ${title} turns on is no number`)
  return (
    <Meter
      title={title}
      description={label}
      tableLabel={t('charts.as-table')}
      table={{ caption: title, columns: ['', { name: value, kind: 'figure' }], rows: [[label, value]] }}
      value={{ value: figure.value, label: value }}
      name={label}
    />
  )
}

/** What anyone who streams poker should know, without a programme. In: paragraphs of Markdown. */
function Neutral({ paragraphs }: { paragraphs: readonly string[] }) {
  return <Prose paragraphs={paragraphs.map(useMarkdown())} />
}
