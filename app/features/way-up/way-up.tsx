import { pagesAbove } from '../../site/page/pages-above.ts'
import { usePage } from '../../site/page/use-page.tsx'

/**
 * The trail from home to the page above, on pages that stand two steps below home or more; to machines the same trail is told as BreadcrumbList.
 * For parts that the server alone renders.
 */
export function WayUp() {
  const scope = usePage()
  const above = pagesAbove(scope)
  if (scope.embedded || above.length < 2) return null
  return (
    <nav className="way-up" aria-label={scope.t('way-up.label')}>
      <ol>
        {above.map(({ page, name }) => (
          <li key={page.path}>
            <a href={scope.href(page.path) ?? undefined}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
