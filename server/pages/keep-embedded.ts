import type { Embedded } from '../../app/site/http/embedded.ts'
import { notPages } from '../../app/site/http/not-pages.data.ts'

/** In an embedded page, links to the site's own pages carry the mode on. Unchanged: links within the page, into a new tab, with a query, to elsewhere. */
export const keepEmbedded = (html: string, mode: Embedded): string =>
  html.replace(/<a\b[^>]*>/g, tag =>
    / (target|download)\b/.test(tag)
      ? tag
      : tag.replace(/ href="(\/(?!\/)[^"?#]*\/|\/)(#[^"]*)?"/, (whole, path: string, place = '') =>
          notPages.some(tree => path.startsWith(tree)) ? whole : ` href="${path}?embedded=${mode}${place}"`
        )
  )
