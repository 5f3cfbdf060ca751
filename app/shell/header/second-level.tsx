import { liveNavigation } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { secondLevel } from '../../features/navigation/second-level.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { hasSecondLevelBar } from '../../site/site-map/site-map.ts'
import { SliderBar } from '../../ui/slider-bar/slider-bar.tsx'

/** The pages of the section at hand. "Route names starting with index show no second-level navigation bar." */
export function SecondLevel() {
  const page = usePage()
  const { t, row, path, href, content, embedded } = page
  const here = href(path)
  if (embedded || !row || !here || !hasSecondLevelBar(row.key)) return null
  const pages = secondLevel(liveNavigation(content.navigation.main, page), here)
  if (pages.length === 0) return null
  return (
    <SliderBar label={t('header.second-level-navigation')}>
      {pages.map((item, index) => (
        <NavigationLink key={`${index} ${item.langKey}`} item={item} className="slider-bar__link" />
      ))}
    </SliderBar>
  )
}
