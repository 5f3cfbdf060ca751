import * as v from 'valibot'
import type { MessageKey } from '../../site/messages/translate.ts'
import { emailSchema, signUpSchema } from './sign-up.schema.ts'

export type Faults = Readonly<Record<string, MessageKey>>

/** A checked form: its values as they may be used, or the error of each field. */
type Checked<Values> = { values: Values; faults: null } | { values: null; faults: Faults }

const checkWith =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (fields: Readonly<Record<string, string>>): Checked<v.InferOutput<Schema>> => {
    const result = v.safeParse(schema, fields, { abortPipeEarly: true })
    if (result.success) return { values: result.output, faults: null }
    const faults = result.issues.map(issue => [v.getDotPath(issue) ?? 'form', issue.message])
    return { values: null, faults: Object.fromEntries(faults) }
  }

/** Checks the fields of a sign-up, on both sides alike. */
export const checkSignUp = checkWith(signUpSchema)

/** Checks a form that asks for an address alone. */
export const checkEmail = checkWith(emailSchema)
