import { ancestorPages } from '../../site/page/ancestor-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The trail from home to the parent of a page, on pages two steps below home or more; to machines the same trail is told as BreadcrumbList. */
export function Breadcrumbs() {
  const scope = usePage()
  const ancestors = ancestorPages(scope)
  if (scope.embedded || ancestors.length < 2) return null
  return (
    <nav className="breadcrumbs" aria-label={scope.t('breadcrumbs.label')}>
      <ol>
        {ancestors.map(({ page, name }) => (
          <li key={page.path}>
            <a href={scope.href(page.path) ?? undefined}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
