import { renderMarkdown } from '../markdown/render-markdown.ts'
import { pagePolicy, shownCopy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'

/** The h1 of a page, what stands below it, and its headings by anchor, in order. */
export type Outline = { title: string; lead: string | null; headings: { id: string; title: string }[] }

/** What a layout shows of the page inside it. Throws where the page has no words. */
export function pageOutline(scope: PageScope): Outline {
  const policy = pagePolicy(scope)
  if (policy) {
    const { headings } = renderMarkdown(policy.bodyMarkdown, { resolveHref: scope.href })
    return {
      title: policy.title,
      lead: null,
      headings: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, title: text }))
    }
  }
  const copy = shownCopy(scope)
  return { ...('jumbotron' in copy ? copy.jumbotron : copy), headings: headingsOf(copy) }
}

function headingsOf(copy: object): Outline['headings'] {
  return Object.entries(copy).flatMap(([key, part]) =>
    key !== 'meta' && key !== 'neutral' && typeof part?.title === 'string'
      ? [{ id: anchorOf(key), title: part.title }]
      : []
  )
}

/** The anchor of a section of page copy: lossOfStatus is loss-of-status. */
export const anchorOf = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
