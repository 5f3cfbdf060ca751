import type { YourDataPage } from '../../../../content/pages/your-data/your-data.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import type { FormState } from '../../../site/page/visit.ts'
import { Field } from '../../../ui/field/field.tsx'
import { FormFault } from '../../../ui/form-panel/form-fault.tsx'
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx'

type Props = YourDataPage['request'] & { form: FormState | null }

/** Asks for a link by mail. */
export function DataRequest({ title, text, submit, form }: Props) {
  const { t, href } = usePage()
  const { email, form: whole } = form?.errors ?? {}
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
      <Field
        id="your-data-email"
        name="email"
        label={t('sign-up.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={form?.values.email}
        fault={email && t(email)}
        focused={email !== undefined}
      />
      <button type="submit" className="button button--act">
        {submit}
      </button>
    </form>
  )
}
