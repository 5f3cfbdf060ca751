/** A page for a client-side navigation: served as `{path}_payload.json`. */
export type Payload = {
  buildId: string
  title: string
  head: string
  /** The page's own style sheets: each is adopted once in the life of a document. */
  styles: readonly { id: string; css: string }[]
  main: string
  /** The parts of the shell that differ by page, as HTML by name. */
  shell: Readonly<Record<string, string>>
  headerOver: boolean
  /** The addresses of the region selector's links, in document order: they keep the page. */
  regionLinks: readonly string[]
}
