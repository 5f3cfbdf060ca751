import type { ReactNode } from 'react'
import { pagePath } from '../../site/links/page-path.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { FormState } from '../../site/page/visit.ts'
import { nextPolicyChange } from '../../site/policies/policy-versions.ts'
import { CheckField, Field } from '../../ui/field/field.tsx'
import { FormFault } from '../../ui/form-panel/form-fault.tsx'
import { Unbroken } from '../../ui/unbroken/unbroken.tsx'
import { acceptedVersions } from './accepted-versions.ts'
import { longestPassword, shortestPassword } from './sign-up.schema.ts'
import { signUpFaultKeys } from './sign-up-fault-keys.data.ts'

type Props = {
  heading: 'h2' | 'h3'
  /** The form as it came back, null where it is new. */
  form: FormState | null
  children?: ReactNode
}

const fields = ['email', 'password', 'ageConfirmed', 'termsAccepted']

/** The form itself. Its own checks are ours and not the browser's, so that what is wrong is said in the page's language, with and without a script. */
export function SignUpFields({ heading: Heading, form, children }: Props) {
  const { t, href, audience, content, siteId, locale, path, asOf, endsAt } = usePage()
  endsAt(nextPolicyChange(content.policyVersions['terms-conditions'] ?? [], asOf()))
  const { values = {}, errors = {} } = form ?? {}
  const first = fields.find(name => errors[name])
  const about = (name: string) => ({
    id: `sign-up-${name}`,
    name,
    fault: errors[name] && t(errors[name]),
    focused: name === first
  })
  const words = Object.fromEntries(signUpFaultKeys.map(key => [key, t(key)]))
  const terms = href('/terms-conditions/')
  const privacy = href('/privacy-policy/')
  const yourData = href('/your-data/')
  return (
    <form
      className="form-panel__form"
      action="/api/sign-up"
      method="post"
      noValidate
      aria-labelledby="sign-up-title"
      data-sign-up=""
      data-words={JSON.stringify(words)}
    >
      <Heading id="sign-up-title" className="form-panel__title">
        {t('sign-up.title')}
      </Heading>
      <p className="form-panel__lead">
        <Unbroken text={t('sign-up.lead')} />
      </p>
      {children}
      {form && <FormFault text={t(errors.form ?? 'sign-up.check-fields')} focused={errors.form !== undefined} />}
      <input type="hidden" name="page" value={pagePath(siteId, locale, path)} />
      <Field
        {...about('email')}
        label={t('sign-up.email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
      />
      <Field
        {...about('password')}
        label={t('sign-up.password')}
        type="password"
        autoComplete="new-password"
        maxLength={200}
        hint={t('sign-up.password-hint', { minimum: shortestPassword, maximum: longestPassword })}
        after={
          <button
            type="button"
            hidden
            className="sign-up__reveal"
            aria-controls="sign-up-password"
            aria-pressed="false"
            aria-label={t('sign-up.show-password')}
          >
            {t('sign-up.show')}
          </button>
        }
      />
      <CheckField
        {...about('ageConfirmed')}
        label={t('sign-up.age', { age: audience().minimumAge })}
        checked={values.ageConfirmed === 'on'}
      />
      <CheckField
        {...about('termsAccepted')}
        label={t('sign-up.terms', { version: acceptedVersions(content, asOf()).termsVersion })}
        checked={values.termsAccepted === 'on'}
      >
        {(terms || privacy) && (
          <p className="sign-up__reading">
            {terms && <NewTab href={terms}>{t('sign-up.read-terms')}</NewTab>}
            {privacy && <NewTab href={privacy}>{t('sign-up.read-privacy')}</NewTab>}
          </p>
        )}
      </CheckField>
      <button type="submit" className="button button--act sign-up__submit" data-sending={t('sign-up.sending')}>
        {t('sign-up.submit')}
      </button>
      {yourData && (
        <p className="form-panel__note">
          {t('sign-up.data')} <a href={yourData}>{t('sign-up.data-link')}</a>
        </p>
      )}
    </form>
  )
}

/** What is read beside the form opens beside it, so that nothing typed is lost. */
function NewTab({ href, children }: { href: string; children: string }) {
  const { t } = usePage()
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('sign-up.new-tab')}</span>
    </a>
  )
}
