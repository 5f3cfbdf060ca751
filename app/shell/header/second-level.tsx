import { liveFooter } from '../../features/navigation/live-footer.ts'
import { liveNavigation } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { secondLevel } from '../../features/navigation/second-level.ts'
import { ancestorsOf } from '../../site/page/ancestor-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { hasSecondLevelBar } from '../../site/site-map/site-map.ts'
import { SliderBar } from '../../ui/slider-bar/slider-bar.tsx'

/** The pages of the section at hand; of a policy the others. "Route names starting with index show no second-level navigation bar." */
export function SecondLevel() {
  const page = usePage()
  const { t, row, siteId, path, siteMap, href, content, embedded } = page
  if (embedded || !row || !hasSecondLevelBar(row.key)) return null
  const ancestors = ancestorsOf(siteId, path, siteMap).filter(ancestor => ancestor.path !== '/')
  const hrefs = [path, ...ancestors.map(ancestor => ancestor.path).toReversed()].flatMap(place => href(place) ?? [])
  const policies = liveFooter(content.navigation.footer, page).flatMap(group =>
    group.links.filter(link => !/^https?:/.test(link.href ?? ''))
  )
  const { pages, current } = secondLevel(liveNavigation(content.navigation.main, page), policies, hrefs)
  if (pages.length === 0) return null
  return (
    <SliderBar label={t('header.second-level-navigation')}>
      {pages.map((item, index) => (
        <NavigationLink
          key={`${index} ${item.langKey}`}
          item={item}
          className="slider-bar__link"
          isAncestor={item.href === current && current !== hrefs[0]}
        />
      ))}
    </SliderBar>
  )
}
