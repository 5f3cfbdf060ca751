import { usePage } from '../../site/page/use-page.tsx'
import { trailOf } from './trail.ts'

/** The trail from home to the parent of a page, where the second-level bar does not say it; to machines the same trail is told as BreadcrumbList. */
export function Breadcrumbs() {
  const scope = usePage()
  const { ancestors, hasBreadcrumbs } = trailOf(scope)
  if (!hasBreadcrumbs) return null
  return (
    <nav className="breadcrumbs text-small" aria-label={scope.t('navigation.breadcrumbs')}>
      <ol>
        {ancestors.map(({ page, name }) => (
          <li key={page.path}>
            <a className="touch quiet" href={scope.href(page.path) ?? undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
