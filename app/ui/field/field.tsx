import type { ReactNode } from 'react'
import { Unbroken } from '../unbroken/unbroken.tsx'

type Shared = {
  id: string
  name: string
  label: string
  /** Its fault, in words; nothing where there is none. */
  fault?: string | undefined
  /** Whether the page opens with the keyboard here. */
  focused?: boolean
  /** At each change, never when the field is left: a fault that goes away while a button is being pressed would move it away from under the pointer. */
  onEdit?: () => void
}

type FieldProps = Shared & {
  type: 'email' | 'password' | 'text'
  autoComplete: string
  maxLength: number
  hint?: ReactNode
  value?: string | undefined
  /** A button inside the field, at its end. */
  after?: ReactNode
}

/** Where a form came back, the page opens at what is wrong; without a script only this attribute can do that. */
const focusOf = (focused: boolean | undefined) => (focused ? { autoFocus: true } : {})

/**
 * A field to type in, with its label, hint and fault. The element for the fault is always there, so that a script can fill it and a reader of screens
 * hears it.
 */
export function Field({ id, label, hint, fault, focused, value, after, onEdit, ...input }: FieldProps) {
  const hintId = hint ? `${id}-hint ` : ''
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="field__box">
        <input
          {...input}
          {...focusOf(focused)}
          id={id}
          className="field__input"
          defaultValue={value}
          required
          onInput={onEdit}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${hintId}${id}-fault`}
          spellCheck={false}
        />
        {after}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {typeof hint === 'string' ? <Unbroken text={hint} /> : hint}
        </p>
      )}
      <p id={`${id}-fault`} className="field__fault" aria-live="polite">
        {fault}
      </p>
    </div>
  )
}

type CheckFieldProps = Shared & { checked?: boolean; children?: ReactNode }

/** A box to tick, with its label and fault; what is given as children is below the label and is not part of it. */
export function CheckField({ id, name, label, fault, focused, checked, children, onEdit }: CheckFieldProps) {
  return (
    <div className="field field--check">
      <div className="field__tick">
        <input
          {...focusOf(focused)}
          id={id}
          name={name}
          type="checkbox"
          className="field__checkbox"
          defaultChecked={checked}
          required
          onInput={onEdit}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {children}
      <p id={`${id}-fault`} className="field__fault" aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
