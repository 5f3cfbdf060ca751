import type { Embedded } from '../../app/site/http/embedded.ts'

/** Answers that are no pages. */
const noPage = /^\/(api|download\/start|sample-client|support-desk)\//

/**
 * Whoever shows a page without header and footer wants the next one so too, and the same one after a reload: links to the site's own pages carry the mode on, with
 * or without JavaScript. A link with a query is a document of its own to the browser's app, so that the server alone decides what stands in an embedded page.
 * In: a rendered document and the mode. Out: the same one; links within the page, into a new tab, with a query, and to elsewhere are as they were.
 */
export const keepEmbedded = (html: string, mode: Embedded): string =>
  html.replace(/<a\b[^>]*>/g, tag =>
    / (target|download)\b/.test(tag)
      ? tag
      : tag.replace(/ href="(\/(?!\/)[^"?#]*\/|\/)(#[^"]*)?"/, (whole, path: string, place = '') =>
          noPage.test(path) ? whole : ` href="${path}?embedded=${mode}${place}"`
        )
  )
