import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { FormState } from '../../site/page/visit.ts'
import { FormOutcome } from '../../ui/form-panel/form-outcome.tsx'
import { ResendDisclosure, ResendForm } from './resend-form.tsx'
import type { SignUpState } from './sign-up-state.ts'

type Outcome = Exclude<SignUpState, 'open' | 'refused' | 'elsewhere'>
type Props = { heading: 'h2' | 'h3'; state: Outcome; form: FormState | null }
type Words = { kind: 'mail' | 'done' | 'late'; title: string; text: string }

/** What came of a sign-up, of a link in a mail, or of a wish for another mail. The page opens here, unless a field is to be corrected. */
export function SignUpOutcome({ heading, state, form }: Props) {
  const scope = usePage()
  return (
    <FormOutcome heading={heading} {...wordsOf(state, scope)} focused={form === null}>
      {state === 'joined' || state === 'resent' ? (
        <ResendDisclosure />
      ) : (
        state !== 'confirmed' && <ResendForm form={form} />
      )}
    </FormOutcome>
  )
}

function wordsOf(state: Outcome, scope: PageScope): Words {
  const { t } = scope
  const lifetime = () => fillForPage(scope, '{confirmationLinkLifetime}')
  switch (state) {
    case 'joined':
      return { kind: 'mail', title: t('sign-up.joined-title'), text: t('sign-up.joined-text') }
    case 'confirmed':
      return { kind: 'done', title: t('sign-up.confirmed-title'), text: t('sign-up.confirmed-text') }
    case 'expired':
      return {
        kind: 'late',
        title: t('sign-up.expired-title'),
        text: t('sign-up.expired-text', { lifetime: lifetime() })
      }
    case 'invalid':
      return { kind: 'late', title: t('sign-up.invalid-title'), text: t('sign-up.invalid-text') }
    case 'resend':
      return { kind: 'mail', title: t('sign-up.resend-title'), text: t('sign-up.resend-text') }
    case 'resent':
      return {
        kind: 'mail',
        title: t('sign-up.resent-title'),
        text: t('sign-up.resent-text', { lifetime: lifetime() })
      }
  }
}
