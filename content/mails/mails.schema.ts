import * as v from 'valibot'
import { text } from '../record-fields.ts'

/** The mails that the site sends; each has the files `{kind}.fr.yaml` and `{kind}.en.yaml`. */
export const mailKinds = ['confirm', 'already-registered', 'data-request', 'deleted'] as const
export type MailKind = (typeof mailKinds)[number]

const paragraphs = v.pipe(v.array(text, 'write a list of plain paragraphs'), v.minLength(1, 'write at least one'))

/**
 * The words of one mail, as plain text: the paragraphs, then the link with its label, then what follows it. A text may name any figure,
 * `{brand}` and the other names of the site configuration; the link itself is put in by the server.
 */
const withLink = v.strictObject({
  subject: v.pipe(text, v.maxLength(90, 'write a subject of at most 90 characters')),
  paragraphs,
  linkLabel: text,
  closing: paragraphs
})

const withoutLink = v.omit(withLink, ['linkLabel'])

/** The fields of a mail's file, by its kind: `deleted` leads nowhere, all others have a link. */
export const mailSchemas = {
  confirm: withLink,
  'already-registered': withLink,
  'data-request': withLink,
  deleted: v.strictObject(withoutLink.entries)
} as const satisfies Record<MailKind, v.GenericSchema>

export type MailWords = v.InferOutput<typeof withoutLink> & { linkLabel?: string }
