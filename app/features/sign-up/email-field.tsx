import { usePage } from '../../site/page/use-page.tsx'
import type { FormState } from '../../site/page/visit.ts'
import { Field } from '../../ui/field/field.tsx'

/** The one field of a form that asks for a mail: its text and its error come back with the form. */
export function EmailField({ id, form }: { id: string; form: FormState | null }) {
  const { t } = usePage()
  const fault = form?.errors.email
  return (
    <Field
      id={id}
      name="email"
      label={t('sign-up.email')}
      type="email"
      autoComplete="email"
      maxLength={254}
      value={form?.values.email}
      fault={fault && t(fault)}
      focused={fault !== undefined}
    />
  )
}
