import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { FormOutcome } from '../../ui/form-panel/form-outcome.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { DataLink } from './sections/data-link.tsx'
import { DataRequest } from './sections/data-request.tsx'
import { yourDataState } from './your-data-state.ts'

/** Your data: a form that asks for a link by mail, and what the link opens, beside what this site keeps. */
export function YourData() {
  const scope = usePage()
  const page = pageCopy(scope, 'your-data')
  const markdown = useMarkdown()
  const { sent, deleted, expired, kept, elsewhere } = page
  const form = scope.visit?.form ?? null
  const query = scope.query()
  const state = yourDataState({ query, form })
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} />
      <div className="wrap your-data__grid">
        <div className="your-data__forms">
          {state === 'sent' && (
            <div className="form-panel">
              <FormOutcome heading="h2" kind="mail" title={sent.title} text={sent.text} focused />
            </div>
          )}
          {state === 'deleted' && (
            <div className="form-panel">
              <FormOutcome heading="h2" kind="done" title={deleted.title} text={deleted.text} focused />
            </div>
          )}
          {state === 'expired' && (
            <div className="form-panel form-panel--quiet">
              <FormOutcome heading="h2" kind="late" title={expired.title} text={expired.text} focused />
            </div>
          )}
          {state === 'link' && <DataLink {...page} token={form?.values.token ?? query.token ?? ''} form={form} />}
          {(state === 'request' || state === 'expired') && <DataRequest {...page.request} form={form} />}
        </div>
        <div className="your-data__facts">
          <section aria-labelledby="kept-title">
            <h2 id="kept-title">{kept.title}</h2>
            <p className="your-data__lead" dangerouslySetInnerHTML={{ __html: markdown(kept.leadMarkdown) }} />
            <Points items={kept.pointsMarkdown.map(markdown)} />
          </section>
          <section aria-labelledby="elsewhere-title">
            <h2 id="elsewhere-title">{elsewhere.title}</h2>
            <Prose paragraphs={elsewhere.paragraphsMarkdown.map(markdown)} />
          </section>
        </div>
      </div>
    </>
  )
}
