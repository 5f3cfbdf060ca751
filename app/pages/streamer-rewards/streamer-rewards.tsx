import type { PageWords } from '../../../content/content.ts'
import { pageShown } from '../../domain/law/inducement-shown.ts'
import { NextStep } from '../../features/sections/next-step.tsx'
import { Paragraphs, PointList, QuestionList } from '../../features/sections/text-sections.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { DataTable, figure } from '../../ui/data-table/data-table.tsx'
import { Panels } from '../../ui/panel/panels.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { Section } from '../../ui/section/section.tsx'

/** What an approved streamer receives, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerRewards() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-rewards')
  const line = useMarkdown()
  if (scope.row && !pageShown(scope, scope.row))
    return (
      <div className="wrap streamer-rewards__neutral">
        <Prose paragraphs={page.neutral.paragraphs.map(line)} />
      </div>
    )
  const { title, text, words } = page.next
  return (
    <>
      <Rewards page={page} />
      <NextStep title={title} text={text} secondLink={words} path="/streamer-mode/" />
    </>
  )
}

/** A week reckoned session by session, then what else the status brings, what counts, and what ends it. */
function Rewards({
  page: { week, rewards, counting, tournaments, loss, questions }
}: {
  page: PageWords<'streamer-rewards'>
}) {
  const line = useMarkdown()
  const [session = '', streamed = '', fees = '', back = ''] = week.columns
  return (
    <>
      <Section id="week" title={week.title} lead={week.lead} sampleNote={week.sampleNote}>
        <DataTable
          caption={week.caption}
          columns={[session, streamed, figure(fees), figure(back)]}
          rows={week.rows.map(row => [row.session, row.streamed, row.fees, row.back])}
        />
        <p
          className="panel panel--warm streamer-rewards__sum"
          dangerouslySetInnerHTML={{ __html: line(week.sumMarkdown) }}
        />
      </Section>
      <Section id="rewards" title={rewards.title} lead={rewards.lead}>
        <Panels className="panels--small" items={rewards.items} />
      </Section>
      <PointList id="counting" {...counting} kind="split" />
      <Paragraphs id="tournaments" {...tournaments} kind="split" />
      <PointList id="loss" {...loss} kind="split" />
      <QuestionList {...questions} />
    </>
  )
}
