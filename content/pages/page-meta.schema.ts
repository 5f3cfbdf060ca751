import * as v from 'valibot'

/**
 * `meta` of every page: the words of the browser tab, of search results and of shared links.
 * The head appends " | {brand}" to the title (together 60 characters at most), so 44 remain here; a title names no brand itself.
 * The description is measured as written; placeholders stay short enough for the 160 characters to hold once they are filled in.
 */
export const pageMetaSchema = v.strictObject({
  title: v.pipe(
    v.string('Write meta.title: what the page is, in 5 to 44 characters, without the brand.'),
    v.minLength(5, 'meta.title is too short: write 5 to 44 characters.'),
    v.maxLength(44, 'meta.title is too long: write at most 44 characters, the brand is appended by the head.'),
    v.excludes('{brand}', 'Leave {brand} out of meta.title: the head appends it.')
  ),
  description: v.pipe(
    v.string('Write meta.description: one or two sentences that say what the reader finds on the page.'),
    v.minLength(50, 'meta.description is too short: write 50 to 160 characters.'),
    v.maxLength(160, 'meta.description is too long: write at most 160 characters.')
  )
})
