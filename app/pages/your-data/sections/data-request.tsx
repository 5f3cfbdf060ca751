import type { YourDataPage } from '../../../../content/pages/your-data/your-data.schema.ts'
import { EmailField } from '../../../features/sign-up/email-field.tsx'
import { usePage } from '../../../site/page/use-page.tsx'
import type { FormState } from '../../../site/page/visit.ts'
import { FormFault } from '../../../ui/form-panel/form-fault.tsx'
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx'

type Props = YourDataPage['request'] & { form: FormState | null }

/** Asks for a link by mail. */
export function DataRequest({ title, text, submit, form }: Props) {
  const { t, href } = usePage()
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
      <p className="form-panel__lead">
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
