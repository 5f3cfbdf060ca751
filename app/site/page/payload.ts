/** What a client-side navigation needs of a page: served as `{path}_payload.json`. */
export type Payload = {
  buildId: string
  title: string
  /** The page's own elements of <head>, as markup. */
  head: string
  /** The styles of the page's own screen. */
  styles: { screen: string; css: string } | null
  /** The still parts by name, without those that belong to the document. */
  still: Record<string, string>
  /** The addresses of the region selector's links, in document order: they keep the page. */
  regionLinks: string[]
}
