import type { Policy } from '../../../content/policies/policy.schema.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import { pagePolicy, shownCopy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'

/** The h1 of a page, what stands below it, its headings by anchor, in order, and what they are called where the page says so. */
export type Outline = {
  title: string
  lead: string | null
  contentsTitle: string | null
  headings: { id: string; title: string }[]
}

/** What a layout shows of the page inside it. Throws where the page has no words. */
export function pageOutline(scope: PageScope): Outline {
  const policy = pagePolicy(scope)
  if (policy) {
    return {
      title: policy.title,
      lead: null,
      contentsTitle: null,
      headings: headingsOfPolicy(policy)
    }
  }
  const copy = shownCopy(scope)
  const { title, lead } = 'jumbotron' in copy ? copy.jumbotron : copy
  return { title, lead, contentsTitle: 'contentsTitle' in copy ? copy.contentsTitle : null, headings: headingsOf(copy) }
}

const outlined = new WeakMap<Policy, Outline['headings']>()

/** A page asks for its outline several times: a policy's text is read once. */
function headingsOfPolicy(policy: Policy): Outline['headings'] {
  const known = outlined.get(policy)
  if (known) return known
  const { headings } = renderMarkdown(policy.bodyMarkdown, { resolveHref: () => null })
  const made = headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, title: text }))
  outlined.set(policy, made)
  return made
}

function headingsOf(copy: object): Outline['headings'] {
  return Object.entries(copy).flatMap(([key, part]) =>
    key !== 'meta' && key !== 'neutral' && typeof part?.title === 'string'
      ? [{ id: anchorOf(key), title: part.title }]
      : []
  )
}

/** The anchor of a section of page copy: lossOfStatus is loss-of-status. */
const anchorOf = (key: string): string => key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
