import type { ComponentType } from 'react'
import { noticesOfLaw } from '../../domain/law/notices-of-law.ts'
import { pagePath } from '../../site/links/page-path.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import type { FormState } from '../../site/page/visit.ts'
import { countryName } from '../../site/regions/footer-regions.ts'
import { Field } from '../../ui/field/field.tsx'
import { FormFault, opensHere } from '../../ui/form-panel/form-fault.tsx'
import { FormOutcome } from '../../ui/form-panel/form-outcome.tsx'
import { EmailField } from './email-field.tsx'
import { RightSiteLink } from './right-site-link.tsx'
import { SignUpFields } from './sign-up-fields.tsx'
import { signUpSite } from './sign-up-site.ts'
import { type SignUpOutcome, signUpState } from './sign-up-state.ts'

type Props = {
  /** The level of the panel's heading on the page. */
  heading: 'h2' | 'h3'
}

/** The sign-up panel: the form, or why there is none, or what came of it. It works without JavaScript. */
export function SignUpForm({ heading }: Props) {
  const { audience, query, visit } = usePage()
  const form = visit?.form ?? null
  const state = signUpState({ signUp: audience().signUp, query: query(), form })
  if (state === 'refused' || state === 'elsewhere')
    return (
      <div id="sign-up" className="sign-up form-panel form-panel--quiet">
        <SignUpRefusal heading={heading} state={state} posted={form !== null} />
      </div>
    )
  return (
    <div id="sign-up" className="sign-up form-panel">
      {state === 'open' ? (
        <>
          <ExcludedPersons />
          <SignUpFields heading={heading} form={form?.name === 'sign-up' ? form : null} />
          <ResendDisclosure />
        </>
      ) : (
        <Outcome heading={heading} state={state} form={form} />
      )}
    </div>
  )
}

/** Whom the law bars as well as the young, before they fill in anything. */
function ExcludedPersons() {
  const { siteId, locale, content, audience, asOf } = usePage()
  const notices = noticesOfLaw({ siteId, laws: audience().laws, countryRules: content.countryRules, now: asOf() })
  return notices.map(
    ({ countryKey, excludedPersons }) =>
      excludedPersons && (
        <p key={countryKey} className="sign-up__excluded" data-excluded={countryKey}>
          {excludedPersons[locale]}
        </p>
      )
  )
}

type FormProps = { form: FormState | null }
type OutcomeProps = Props & FormProps & { state: SignUpOutcome }

/** The drawing of each outcome, and the form that a visitor may use next. */
const outcomes: Record<SignUpOutcome, { kind: 'mail' | 'done' | 'late'; Next: ComponentType<FormProps> | null }> = {
  joined: { kind: 'mail', Next: ResendDisclosure },
  confirm: { kind: 'mail', Next: ConfirmForm },
  confirmed: { kind: 'done', Next: null },
  expired: { kind: 'late', Next: ResendForm },
  invalid: { kind: 'late', Next: ResendForm },
  resend: { kind: 'mail', Next: ResendForm },
  resent: { kind: 'mail', Next: ResendDisclosure }
}

/** The outcome of a sign-up, of a link in a mail, or of a wish for another mail. The page opens here, unless a field is to be corrected. */
function Outcome({ heading, state, form }: OutcomeProps) {
  const scope = usePage()
  const { t } = scope
  const { kind, Next } = outcomes[state]
  const text =
    state === 'expired' || state === 'resent'
      ? t(`sign-up.${state}-text`, { lifetime: fillForPage(scope, '{confirmationLinkLifetime}') })
      : t(`sign-up.${state}-text`)
  return (
    <FormOutcome heading={heading} kind={kind} title={t(`sign-up.${state}-title`)} text={text} focused={form === null}>
      {Next && <Next form={form} />}
    </FormOutcome>
  )
}

type RefusalProps = Props & {
  state: 'refused' | 'elsewhere'
  /** Whether the form was sent all the same: the page then opens at the answer. */
  posted: boolean
}

/** Why there is no form: the country's rule, or the site's licence. A cached page links the page that names the right site. */
function SignUpRefusal({ heading: Heading, state, posted }: RefusalProps) {
  const scope = usePage()
  const { t, href, siteId, locale, visit, content, asOf } = scope
  const right =
    visit &&
    signUpSite({
      siteId,
      locale,
      countryKey: visit.location.countryKey,
      records: content.countryRules,
      now: asOf()
    })
  const why = href('/your-location/')
  return (
    <div className="form-panel__outcome" role="note" {...(posted ? opensHere : {})}>
      <Heading className="form-panel__title">{t(`sign-up.${state}-title`)}</Heading>
      <p className="form-panel__lead quiet text-plain">
        {state === 'refused'
          ? t('sign-up.refused-text')
          : t('sign-up.elsewhere-text', { region: countryName(siteId, locale) })}
      </p>
      <p className="form-panel__ways row">
        {right && <RightSiteLink right={right} className="button button--act" />}
        {why && (
          <a className="button button--quiet" href={why}>
            {t('sign-up.why')}
          </a>
        )}
      </p>
    </div>
  )
}

/**
 * Confirms a sign-up by the password that it was made with: who owns the mailbox would else confirm what a stranger has sent with its address. Programs
 * that look through mails follow links, and fill in nothing.
 */
function ConfirmForm({ form }: FormProps) {
  const { t, siteId, locale, path, query } = usePage()
  const page = pagePath(siteId, locale, path)
  const fault = form?.errors.password
  return (
    <form className="sign-up__next above-24 stack" action="/api/sign-up/confirm" method="post" noValidate>
      {form?.errors.form && <FormFault text={t(form.errors.form)} focused />}
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="token" value={form?.values.token ?? query().token ?? ''} />
      <Field
        id="confirm-password"
        name="password"
        label={t('sign-up.password')}
        type="password"
        autoComplete="current-password"
        maxLength={200}
        fault={fault && t(fault)}
        focused={fault !== undefined}
      />
      <button type="submit" className="button button--act">
        {t('sign-up.confirm-submit')}
      </button>
      {fault && (
        <a className="button button--quiet" href={`${page}#sign-up`}>
          {t('sign-up.title')}
        </a>
      )}
    </form>
  )
}

/** Asks for the confirmation mail again. */
function ResendForm({ form }: FormProps) {
  const { t, siteId, locale, path } = usePage()
  return (
    <form className="sign-up__next above-24 stack" action="/api/sign-up/resend" method="post" noValidate>
      {form?.errors.form && <FormFault text={t(form.errors.form)} focused />}
      <input type="hidden" name="page" value={pagePath(siteId, locale, path)} />
      <EmailField id="resend-email" form={form} />
      <button type="submit" className="button button--quiet">
        {t('sign-up.resend')}
      </button>
    </form>
  )
}

/** The same, closed until someone misses that mail. */
function ResendDisclosure() {
  const { t } = usePage()
  return (
    <details className="sign-up__again above-24 ruled smooth-details">
      <summary className="folding">{t('sign-up.nothing-came')}</summary>
      <p className="form-panel__lead quiet text-plain">{t('sign-up.nothing-came-text')}</p>
      <ResendForm form={null} />
    </details>
  )
}
