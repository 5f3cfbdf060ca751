import { pagePath } from '../../site/links/page-path.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { FormState } from '../../site/page/visit.ts'
import { FormFault } from '../../ui/form-panel/form-fault.tsx'
import { EmailField } from './email-field.tsx'

/** Asks for the confirmation mail again. */
export function ResendForm({ form }: { form: FormState | null }) {
  const { t, siteId, locale, path } = usePage()
  return (
    <form className="sign-up__resend" action="/api/sign-up/resend" method="post" noValidate>
      {form?.errors.form && <FormFault text={t(form.errors.form)} focused />}
      <input type="hidden" name="page" value={pagePath(siteId, locale, path)} />
      <EmailField id="resend-email" form={form} />
      <button type="submit" className="button button--quiet">
        {t('sign-up.resend')}
      </button>
    </form>
  )
}

/** The same, closed until somebody misses that mail. */
export function ResendDisclosure() {
  const { t } = usePage()
  return (
    <details className="sign-up__again">
      <summary>{t('sign-up.nothing-came')}</summary>
      <p className="form-panel__lead">{t('sign-up.nothing-came-text')}</p>
      <ResendForm form={null} />
    </details>
  )
}
