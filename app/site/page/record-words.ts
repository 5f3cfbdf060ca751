import type { Content } from '../../../content/content.ts'
import type { Inducement } from '../../domain/law/inducement-kinds.data.ts'
import type { SiteId } from '../../domain/sites/site-id.ts'
import { renderMarkdown } from '../markdown/render-markdown.ts'
import type { PageScope } from './page-scope.ts'

/** The words for layouts and head of a page whose words are a record's. */
export type RecordWords = {
  meta: { title: string; description: string }
  title: string
  lead: string | null
  /** The questions that it shows, as words of pages have them. */
  questions?: readonly { question: string; answerMarkdown: string }[]
  /** Its headings by anchor, in order. */
  headings: readonly { id: string; title: string }[]
}

/** The sections of a text: its headings of the second level. Throws as `renderMarkdown` does. */
export const sectionsOf = (markdown: string, { href }: PageScope): RecordWords['headings'] =>
  renderMarkdown(markdown, { resolveHref: href })
    .headings.filter(({ depth }) => depth === 2)
    .map(({ id, text }) => ({ id, title: text }))

/** A page that a record has: the last part of its address, the sites that have it, and what it induces to play by where its row does not say so. */
export type RecordPage = { slug: string; sites: 'all' | readonly SiteId[]; inducements?: readonly Inducement[] }

export type RecordPages = {
  /** Those that are live at an instant. */
  pages: (content: Content, now: Date) => readonly RecordPage[]
  /** The words of the page being rendered, placeholders filled. Throws where no record has it. */
  words: (scope: PageScope) => RecordWords
}
