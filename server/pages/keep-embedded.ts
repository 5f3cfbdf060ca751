import type { Embedded } from '../../app/site/http/embedded.ts'

/** Answers that are no pages. */
const noPage = /^\/(api|download\/start|sample-client|support-desk)\//

/**
 * A page that is shown without header and footer leads to others without them: links to the site's own pages carry the
 * mode on, with or without JavaScript. A link with a query is a document of its own to the browser's app, so that the server alone decides what is
 * in an embedded page. Unchanged: links the page, into a new tab, with a query, and to elsewhere.
 */
export const keepEmbedded = (html: string, mode: Embedded): string =>
  html.replace(/<a\b[^>]*>/g, tag =>
    / (target|download)\b/.test(tag)
      ? tag
      : tag.replace(/ href="(\/(?!\/)[^"?#]*\/|\/)(#[^"]*)?"/, (whole, path: string, place = '') =>
          noPage.test(path) ? whole : ` href="${path}?embedded=${mode}${place}"`
        )
  )
