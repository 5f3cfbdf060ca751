import { usePage } from '../page/use-page.tsx'
import { renderInlineMarkdown } from './render-markdown.ts'

/** Out: turns a line of Markdown, its placeholders filled, into safe markup without an element around it, its links made for the page being rendered. */
export function useMarkdown(): (text: string) => string {
  const { href } = usePage()
  return text => renderInlineMarkdown(text, { resolveHref: href })
}
