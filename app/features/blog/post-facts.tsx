import { formatFigure } from '../../domain/figures/format-figure.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** When a post came out, and how long it takes to read. */
export function PostFacts({ publishedAt, minutes }: { publishedAt: string; minutes: number }) {
  const { t, locale } = usePage()
  const day = new Date(publishedAt).toISOString().slice(0, 10)
  return (
    <p className="post-facts row quiet text-small">
      <time dateTime={publishedAt}>{formatFigure({ kind: 'date', value: day }, locale)}</time>
      <span>{t('blog.minutes', { minutes: `${minutes}` })}</span>
    </p>
  )
}
