import type { PrivacyChoicesPage } from '../../../../content/pages/privacy-choices/privacy-choices.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import type { FormState } from '../../../site/page/visit.ts'
import { FormFault } from '../../../ui/form-panel/form-fault.tsx'

type Props = { page: PrivacyChoicesPage; form: FormState | null }

/** The choice: two buttons of the same size and weight. */
export function ChoiceForm({ page, form }: Props) {
  const { t, href } = usePage()
  const fault = form && Object.values(form.errors)[0]
  return (
    <form className="form-panel form-panel__form" action="/api/consent" method="post" aria-labelledby="choice-title">
      <h2 id="choice-title" className="form-panel__title">
        {page.form.title}
      </h2>
      <p className="form-panel__lead">{page.form.text}</p>
      {fault && <FormFault text={t(fault)} focused />}
      <input type="hidden" name="page" value={href('/privacy-choices/') ?? ''} />
      <input type="hidden" name="textVersion" value={page.textVersion} />
      <div className="privacy-choices__ways">
        <button type="submit" name="decision" value="denied" className="button button--quiet">
          {page.ask.refuse}
        </button>
        <button type="submit" name="decision" value="granted" className="button button--quiet">
          {page.ask.accept}
        </button>
      </div>
    </form>
  )
}
