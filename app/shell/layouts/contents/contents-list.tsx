import { pageOutline } from '../../../site/page/page-outline.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/**
 * The table of contents of a long page: closed on phones, open at the side on wide screens. The list stands after the <details> that opens it,
 * so that a style sheet alone can keep it open. For parts that the server alone renders.
 */
export function ContentsList() {
  const scope = usePage()
  const { headings, contentsTitle } = pageOutline(scope)
  const title = contentsTitle ?? scope.t('layouts.contents')
  if (headings.length === 0) return null
  return (
    <nav id="contents" className="contents-list" aria-label={title}>
      <p className="contents-list__title">{title}</p>
      <details>
        <summary>{title}</summary>
      </details>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
