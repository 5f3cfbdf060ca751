import type { PageWords } from '../../../content/content.ts'
import { KeptFor } from '../../features/kept-for/kept-for.tsx'
import { EmailField } from '../../features/sign-up/email-field.tsx'
import { useMarkdown } from '../../site/markdown/use-markdown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { CheckField } from '../../ui/field/field.tsx'
import { FormFault } from '../../ui/form-panel/form-fault.tsx'
import { FormOutcome } from '../../ui/form-panel/form-outcome.tsx'
import { Points } from '../../ui/points/points.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { Unbroken } from '../../ui/unbroken/unbroken.tsx'
import { yourDataState } from './your-data-state.ts'

const outcomeKinds = { sent: 'mail', deleted: 'done', expired: 'late' } as const

/** Your data: a form that asks for a link by mail, and what the link opens, beside what this site keeps. */
export function YourData() {
  const scope = usePage()
  const page = pageCopy(scope, 'your-data')
  const markdown = useMarkdown()
  const { kept, elsewhere, howLong } = page
  const state = yourDataState({ query: scope.query(), form: scope.visit?.form ?? null })
  const outcome = state === 'request' || state === 'link' ? null : state
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} />
      <div className="wrap form-page">
        <div className="form-page__forms stack">
          {outcome && (
            <div className={outcome === 'expired' ? 'form-panel form-panel--quiet' : 'form-panel'}>
              <FormOutcome heading="h2" kind={outcomeKinds[outcome]} {...page[outcome]} focused />
            </div>
          )}
          {state === 'link' && <DataLink {...page} />}
          {(state === 'request' || state === 'expired') && <DataRequest {...page.request} />}
        </div>
        <div className="stack your-data__facts">
          <section aria-labelledby="kept-title">
            <h2 id="kept-title">{kept.title}</h2>
            <p className="your-data__lead quiet" dangerouslySetInnerHTML={{ __html: markdown(kept.leadMarkdown) }} />
            <Points items={kept.pointsMarkdown.map(markdown)} />
          </section>
          <section aria-labelledby="elsewhere-title">
            <h2 id="elsewhere-title">{elsewhere.title}</h2>
            <Prose paragraphs={elsewhere.paragraphsMarkdown.map(markdown)} />
          </section>
        </div>
      </div>
      <KeptFor
        id="how-long"
        words={howLong}
        kept={[
          { name: howLong.dataLink, figure: 'dataLinkLifetime' },
          { name: howLong.confirmation, figure: 'confirmationLinkLifetime' },
          { name: howLong.unconfirmed, figure: 'unconfirmedSignUpRetention', highlight: true }
        ]}
      />
    </>
  )
}

/** The page that the link of the mail opens: a copy of one's data, and its deletion, which is confirmed first. */
function DataLink({ copy, deletion }: Pick<PageWords<'your-data'>, 'copy' | 'deletion'>) {
  const { t, href, visit, query } = usePage()
  const { understood, form: whole } = visit?.form?.errors ?? {}
  const hidden = (
    <>
      <input type="hidden" name="page" value={href('/your-data/') ?? ''} />
      <input type="hidden" name="token" value={visit?.form?.values.token ?? query().token ?? ''} />
    </>
  )
  return (
    <>
      <form className="form-panel form-panel__form" action="/api/your-data/export" method="post">
        <h2 className="form-panel__title">{copy.title}</h2>
        <p className="form-panel__lead quiet text-plain">{copy.text}</p>
        {hidden}
        <button type="submit" className="button button--act">
          {copy.submit}
        </button>
      </form>
      <form
        className="form-panel form-panel--quiet form-panel__form"
        action="/api/your-data/delete"
        method="post"
        noValidate
      >
        <h2 className="form-panel__title">{deletion.title}</h2>
        <p className="form-panel__lead quiet text-plain">{deletion.text}</p>
        {whole && <FormFault text={t(whole)} focused />}
        {hidden}
        <CheckField
          id="your-data-understood"
          name="understood"
          label={deletion.understood}
          fault={understood && t(understood)}
          focused={understood !== undefined}
        />
        <button type="submit" className="button button--quiet">
          {deletion.submit}
        </button>
      </form>
    </>
  )
}

/** Asks for a link by mail. */
function DataRequest({ title, text, submit }: PageWords<'your-data'>['request']) {
  const { t, href, visit } = usePage()
  const form = visit?.form ?? null
  const whole = form?.errors.form
  return (
    <form
      className="form-panel form-panel__form"
      action="/api/your-data"
      method="post"
      noValidate
      aria-labelledby="data-request-title"
    >
      <h2 id="data-request-title" className="form-panel__title">
        {title}
      </h2>
      <p className="form-panel__lead quiet text-plain">
        <Unbroken text={text} />
      </p>
      {whole && <FormFault text={t(whole)} focused />}
      <input type="hidden" name="page" value={href('/your-data/') ?? ''} />
      <EmailField id="your-data-email" form={form} />
      <button type="submit" className="button button--act">
        {submit}
      </button>
    </form>
  )
}
