import { nextPolicyChange } from '../../domain/policies/policy-versions.ts'
import { pagePath } from '../../site/links/page-path.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { FormState } from '../../site/page/visit.ts'
import { Hydrated } from '../../ui/hydrated/hydrated.tsx'
import { acceptedVersions } from './accepted-versions.ts'
import { SignUpPart } from './sign-up-part.client.tsx'
import { signUpWords } from './sign-up-words.ts'

type Props = {
  heading: 'h2' | 'h3'
  /** The form as it came back, null where it is new. */
  form: FormState | null
}

export function SignUpFields({ heading, form }: Props) {
  const { t, href, audience, content, siteId, locale, path, asOf, expiresAt } = usePage()
  expiresAt(nextPolicyChange(content.policyVersions['terms-conditions'] ?? [], asOf()))
  const { termsVersion } = acceptedVersions(content, asOf())
  const { values = {}, errors = {} } = form ?? {}
  const ofFields = Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, t(key)]))
  const faults = form ? { form: t('sign-up.check-fields'), ...ofFields } : {}
  const links = {
    terms: href('/terms-conditions/'),
    privacy: href('/privacy-policy/'),
    yourData: href('/your-data/')
  }
  return (
    <Hydrated
      id="sign-up-form"
      name="sign-up"
      component={SignUpPart}
      props={{
        heading,
        words: signUpWords(t, { age: audience().minimumAge, version: termsVersion }),
        page: pagePath(siteId, locale, path),
        values,
        faults,
        links
      }}
    />
  )
}
