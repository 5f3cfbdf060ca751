import { inNewTab } from '../../site/links/resolve-link.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { pageName } from '../../site/page/page-outline.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { livePagesOf } from '../../site/site-map/site-map.ts'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { pageGroups } from './page-groups.ts'

/** Every page of the site that the visitor may be shown, once, in groups. The menus take their lines from here (menu-lines.client.ts). */
export function SiteIndex() {
  const scope = usePage()
  const { title, lead, headings, ...copy } = pageCopy(scope, 'site-index')
  const lines: Partial<Record<string, string>> = copy.lines
  const pages = livePagesOf(scope.siteId).filter(({ path }) => !path.includes('{') && scope.href(path))
  return (
    <>
      <TitledHead title={title} lead={lead} />
      <div className="wrap site-index">
        {pageGroups(pages).map(({ group, pages }) => (
          <section key={group} aria-labelledby={`pages-${group}`}>
            <h2 id={`pages-${group}`}>{headings[group]}</h2>
            <ul className="site-index__pages">
              {pages.map(row => (
                <li key={row.key}>
                  <a
                    className="quiet"
                    href={scope.href(row.path) ?? undefined}
                    {...inNewTab(row.path)}
                    aria-current={row.path === scope.path ? 'page' : undefined}
                  >
                    {pageName(scope, row)}
                  </a>
                  {lines[row.key] && <p className="muted text-note">{lines[row.key]}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
