import * as v from 'valibot'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { pageMeta } from '../pages/page-parts.schema.ts'
import { isoDay, text } from '../record-fields.ts'

const sentences = v.pipe(
  v.array(text, 'write a list of plain sentences'),
  v.minLength(1, 'write at least one sentence')
)

/** The front matter of a policy. */
export const policyFrontMatter = v.strictObject({
  meta: pageMeta,
  title: text,
  summary: sentences,
  version: v.pipe(
    v.string("write the version between quotes: '20240426'"),
    v.regex(/^\d{8}$/, "write the version as eight figures between quotes: '20240426'")
  ),
  effectiveFrom: isoDay,
  /** The day on which it is announced, where that is not the day from which it applies. */
  announcedOn: v.exactOptional(isoDay),
  /** The changes to the version before, in plain language; the first version has none. */
  changes: v.exactOptional(sentences)
})

/** One version of a policy in one language. */
export type Policy = v.InferOutput<typeof policyFrontMatter> & { bodyMarkdown: string }

/** One version of a policy in every language; number and day are the same in all of them. */
export type PolicyVersion = Readonly<Record<Locale, Policy>>
