import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CheckField, Field } from '../../ui/field/field.tsx'
import { FormFault } from '../../ui/form-panel/form-fault.tsx'
import { released } from '../../ui/press/released.client.ts'
import { Unbroken } from '../../ui/unbroken/unbroken.tsx'
import { checkSignUp } from './check-form.ts'
import { action, createSender, type Faults, type WayOn } from './send-sign-up.client.ts'
import { passwordRules, signUpFields } from './sign-up.schema.ts'
import type { SignUpWords } from './sign-up-words.ts'

type Props = {
  heading: 'h2' | 'h3'
  words: SignUpWords
  /** The address of the page, which tells the server the language. */
  page: string
  /** The form as it came back from the server without a script. */
  values: Readonly<Record<string, string>>
  faults: Faults
  links: { terms: string | null; privacy: string | null; yourData: string | null }
}

/**
 * The form to sign up with. Its checks are ours and not the browser's, so that errors are in the page's language, before anything is sent. The form
 * is then sent as JSON, once; the page that says so takes the place of this one in the history. Where no answer comes the text stays, and a press sends it again.
 * Without a script it is sent as it is.
 */
export function SignUpPart({ heading: Heading, words, page, values, faults: first, links }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [send] = useState(createSender)
  const [{ faults, wayOn, isSending, isAgain }, setState] = useState({
    faults: first,
    wayOn: null as WayOn | null,
    isSending: false,
    /** Whether the last sending failed as a whole. */
    isAgain: false
  })
  const [isPasswordShown, showPassword] = useState(false)
  const [password, setPassword] = useState('')
  /** Fields that have been wrong once: they are checked again at each change. */
  const watched = useRef(new Set(Object.keys(first)))

  /** The form takes no files: its values are texts. */
  const filledIn = () => Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, string>
  const check = (): Faults => {
    const found = checkSignUp(filledIn()).faults ?? {}
    return Object.fromEntries(Object.entries(found).map(([field, key]) => [field, words.faults[key] ?? '']))
  }
  /** Shows faults and brings the keyboard to the first. */
  const refuse = (found: Faults, next: WayOn | null = null) => {
    for (const field of Object.keys(found)) watched.current.add(field)
    const field = signUpFields.find(name => found[name])
    flushSync(() => setState({ faults: found, wayOn: next, isSending: false, isAgain: field === undefined }))
    form.current?.querySelector<HTMLElement>(field ? `[name=${field}]` : '[role=alert]')?.focus()
  }
  const sendOnce = async () => {
    const sent = await send(filledIn())
    await released()
    switch (sent.kind) {
      case 'done':
        return location.replace(`${location.pathname}?joined=1`)
      case 'refused':
        return refuse(sent.faults, sent.wayOn)
      case 'unanswered':
        return refuse({ form: words.noAnswer })
      case 'unexpected':
        return refuse({ form: words.unexpected })
    }
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const found = check()
    if (Object.keys(found).length > 0) return refuse(found)
    showPassword(false)
    setState({ faults: {}, wayOn: null, isSending: true, isAgain })
    void sendOnce()
  }
  const checkAgain = (name: string) => {
    if (!watched.current.has(name)) return
    const { [name]: fault = '' } = check()
    setState(state => ({ ...state, faults: { ...state.faults, [name]: fault } }))
  }

  const hasFieldFault = signUpFields.some(name => faults[name])
  const submitText = isAgain ? words.tryAgain : words.submit
  const focused = signUpFields.find(name => first[name])
  const about = (name: string) => ({
    id: `sign-up-${name}`,
    name,
    fault: faults[name],
    focused: name === focused,
    onEdit: () => checkAgain(name)
  })
  return (
    <form
      className="form-panel__form"
      action={action}
      method="post"
      noValidate
      aria-labelledby="sign-up-title"
      data-sign-up=""
      ref={form}
      onSubmit={onSubmit}
    >
      <Heading id="sign-up-title" className="form-panel__title">
        {words.title}
      </Heading>
      <p className="form-panel__lead quiet text-plain">
        <Unbroken text={words.lead} />
      </p>
      {faults.form && <FormFault text={faults.form} focused={!hasFieldFault} wayOn={wayOn} />}
      <input type="hidden" name="page" value={page} />
      <Field
        {...about('email')}
        label={words.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        value={values.email}
      />
      <Field
        {...about('password')}
        onEdit={() => {
          setPassword(filledIn().password ?? '')
          checkAgain('password')
        }}
        label={words.password}
        type={isPasswordShown ? 'text' : 'password'}
        autoComplete="new-password"
        maxLength={200}
        hint={password ? <PasswordRules words={words} password={password} /> : words.passwordHint}
        after={
          <button
            type="button"
            className="sign-up__reveal strong quiet text-small with-script"
            aria-controls="sign-up-password"
            aria-pressed={isPasswordShown}
            aria-label={words.showPassword}
            onClick={() => showPassword(!isPasswordShown)}
          >
            {words.show}
          </button>
        }
      />
      <CheckField {...about('ageConfirmed')} label={words.age} checked={values.ageConfirmed === 'on'} />
      <CheckField {...about('termsAccepted')} label={words.terms} checked={values.termsAccepted === 'on'}>
        {(links.terms || links.privacy) && (
          <p className="sign-up__reading row quiet text-small">
            {links.terms && <NewTab href={links.terms} text={words.readTerms} note={words.newTab} />}
            {links.privacy && <NewTab href={links.privacy} text={words.readPrivacy} note={words.newTab} />}
          </p>
        )}
      </CheckField>
      <button
        type="submit"
        className="button button--act sign-up__submit"
        aria-disabled={isSending ? true : undefined}
        data-busy={isSending ? '' : undefined}
      >
        {isSending ? words.sending : submitText}
      </button>
      {links.yourData && (
        <p className="form-panel__note muted text-note">
          {`${words.data} `}
          <a href={links.yourData}>{words.dataLink}</a>
        </p>
      )}
    </form>
  )
}

/** The rules of a password, each with its tick once it is met: while one types, in the place of the sentence that says the same. */
const PasswordRules = ({ words, password }: { words: SignUpWords; password: string }) => (
  <span className="sign-up__rules row">
    {(Object.keys(passwordRules) as (keyof typeof passwordRules)[]).map(name => (
      <span key={name} data-met={passwordRules[name](password) ? words.ruleMet : undefined}>
        <Unbroken text={words.rule[name]} />
      </span>
    ))}
  </span>
)

type NewTabProps = { href: string; text: string; note: string }

/** A link beside the form opens a new tab, so that nothing typed is lost. */
const NewTab = ({ href, text, note }: NewTabProps) => (
  <a className="touch" href={href} target="_blank" rel="noopener">
    {text}
    <span className="visually-hidden">{` ${note}`}</span>
  </a>
)
