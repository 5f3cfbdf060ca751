import { CheckField, Field } from './field.tsx'

const text = { type: 'text', autoComplete: 'off', maxLength: 100 } as const

/** Fields of forms. */
export const examples = [
  {
    name: 'empty',
    element: <Field {...text} id="field-empty" name="empty" label="Screen name" hint="3 to 16 letters." />
  },
  {
    name: 'filled',
    element: <Field {...text} id="field-filled" name="filled" label="Screen name" value="riverboat" />
  },
  {
    name: 'with a fault',
    element: (
      <Field {...text} id="field-fault" name="fault" label="Screen name" value="k" fault="Three letters at least." />
    )
  },
  {
    name: 'long words',
    element: (
      <Field
        {...text}
        id="field-long"
        name="long"
        label="Rechtsschutzversicherungsgesellschaften"
        hint="Käyttäjätunnuksenvaihtomahdollisuus on kerran"
        fault="Найвідповідальніший розпорядник турніру відмовив"
      />
    )
  },
  { name: 'a box to tick', element: <CheckField id="field-tick" name="tick" label="I am 18 or older" /> },
  {
    name: 'a box with a fault',
    element: <CheckField id="field-ticked" name="ticked" label="I have read the terms" checked fault="Tick the box." />
  }
]
