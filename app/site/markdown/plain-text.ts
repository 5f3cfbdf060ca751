import { renderInlineMarkdown } from './render-markdown.ts'

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The words of a line of Markdown, its placeholders filled: without emphasis, and links by their words alone. Throws as `renderInlineMarkdown` does. */
export const plainText = (markdown: string): string =>
  renderInlineMarkdown(markdown, { resolveHref: () => null })
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
