import { pageCopy } from '../../site/page/page-copy.ts'
import { pageName } from '../../site/page/page-name.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { livePagesOf } from '../../site/site-map/site-map.ts'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { pageGroups } from './page-groups.ts'

/** Every page of the site that the visitor may be shown, once, in groups. */
export function SiteIndex() {
  const scope = usePage()
  const { title, lead, headings } = pageCopy(scope, 'site-index')
  const pages = livePagesOf(scope.siteId).filter(({ path }) => !path.includes('{') && scope.href(path))
  return (
    <>
      <TitledHead title={title} lead={lead} />
      <div className="wrap site-index">
        {pageGroups(pages).map(({ group, pages }) => (
          <section key={group} aria-labelledby={`pages-${group}`}>
            <h2 id={`pages-${group}`}>{headings[group]}</h2>
            <ul>
              {pages.map(row => {
                const address = scope.href(row.path)
                return (
                  address && (
                    <li key={row.key}>
                      <a href={address} aria-current={row.path === scope.path ? 'page' : undefined}>
                        {pageName(scope, row)}
                      </a>
                    </li>
                  )
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
