import type { ReactNode } from 'react'
import { usePage } from '../../site/page/use-page.tsx'
import { ResendDisclosure } from './resend-form.tsx'
import { SignUpFields } from './sign-up-fields.tsx'
import { SignUpOutcome } from './sign-up-outcome.tsx'
import { SignUpRefusal } from './sign-up-refusal.tsx'
import { signUpState } from './sign-up-state.ts'

type Props = {
  /** The level of the panel's heading on the page. */
  heading: 'h2' | 'h3'
  /** The significant terms of an offer that stands on the same page: they belong beside the form. */
  children?: ReactNode
}

/**
 * Signing up, as a panel under a heading of its own: the form, or why there is none, or what came of it. It works without JavaScript; with it,
 * faults are shown before anything is sent. For parts that the server alone renders.
 */
export function SignUpForm({ heading, children }: Props) {
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
          <SignUpFields heading={heading} form={form?.name === 'sign-up' ? form : null}>
            {children}
          </SignUpFields>
          <ResendDisclosure />
        </>
      ) : (
        <SignUpOutcome heading={heading} state={state} form={form} />
      )}
    </div>
  )
}
