import * as v from 'valibot'
import { escapeMarkup } from '../../app/site/markdown/escape-markup.ts'
import { dayOrInstant } from '../../content/record-fields.ts'

/** The parameter of the edit loop that shows a page as at another instant. */
export const previewParameter = 'as-of'

/** The instant that an editor asks to see a page at, on their own machine only. Null in every other process, and where the value is no day and no instant. */
export function previewInstant(search: string, development: boolean | undefined): Date | null {
  if (!development) return null
  const asked = new URLSearchParams(search).get(previewParameter)
  return asked === null ? null : readInstant(asked)
}

/** A day, or an instant with its offset, as an editor writes it. Null for anything else. */
export function readInstant(written: string): Date | null {
  const { success, output } = v.safeParse(dayOrInstant, written)
  return success ? new Date(output) : null
}

/** What editors read below a page that is shown as at another instant: they speak English with the code, as the content's own messages do. */
const words = (instant: string) =>
  `Preview: this page as at ${instant}. Every date, offer and menu is of that instant; nobody else sees it.`

const look =
  '[data-preview]{position:fixed;inset:auto 0 0 0;z-index:9999;padding:12px 20px;background:#f4ecdf;color:#06110e;font:600 14px/1.4 sans-serif;text-align:center}'

/** Adds a bar to a page of the edit loop that is shown as at another instant; its own links keep the instant. */
export function withPreviewBar(html: string, asOf: Date, followed: boolean): string {
  const instant = asOf.toISOString()
  const linked = followed
    ? html.replace(/(<a\b[^>]*\shref=")(\/[^"?#]*\/)(?=["#])/g, `$1$2?${previewParameter}=${instant}`)
    : html
  const bar = `<style>${look}</style><div role="note" data-preview="${instant}">${escapeMarkup(words(instant))}</div>`
  return linked.replace('</body>', () => `${bar}</body>`)
}
