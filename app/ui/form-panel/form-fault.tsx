type Props = {
  text: string
  /** Whether the page opens here: where no field has a fault of its own. */
  focused: boolean
  /** A link that leads on, after the text. */
  wayOn?: { href: string; text: string } | null
}

/** The fault of a form as a whole, above its fields. */
export function FormFault({ text, focused, wayOn }: Props) {
  return (
    <p className="form-panel__fault text-plain" role="alert" {...(focused ? opensHere : {})}>
      {text}
      {wayOn && (
        <a className="form-panel__way-on" href={wayOn.href}>
          {wayOn.text}
        </a>
      )}
    </p>
  )
}

/** The page opens here, with the keyboard and the eye: without a script only the attribute can do that. */
export const opensHere = { tabIndex: -1, autoFocus: true }
