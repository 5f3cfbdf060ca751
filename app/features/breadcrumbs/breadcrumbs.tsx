import { ancestorPages } from '../../site/page/ancestor-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The trail from home to the page above, on pages that stand two steps below home or more; to machines the same trail is told as BreadcrumbList. */
export function Breadcrumbs() {
  const scope = usePage()
  const above = ancestorPages(scope)
  if (scope.embedded || above.length < 2) return null
  return (
    <nav className="breadcrumbs" aria-label={scope.t('breadcrumbs.label')}>
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
