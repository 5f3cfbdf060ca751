import * as v from 'valibot'

/** A language of the product: `language` is its BCP 47 tag, `name` what it calls itself, `files` where its words are. */
export const localeEntrySchema = v.strictObject({
  code: v.string(),
  language: v.string(),
  name: v.string(),
  files: v.array(v.string())
})

export type LocaleEntry = Readonly<Omit<v.InferOutput<typeof localeEntrySchema>, 'files'>> & {
  readonly files: readonly string[]
}
