import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { sectionPages } from '../../features/navigation/section-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { SliderBar } from '../../ui/slider-bar/slider-bar.tsx'

/** The pages of the section at hand; of a policy the others. "Route names starting with index show no second-level navigation bar." */
export function SecondLevel() {
  const page = usePage()
  const { pages, current } = sectionPages(page)
  if (pages.length === 0) return null
  return (
    <SliderBar label={page.t('header.second-level-navigation')}>
      {pages.map((item, index) => (
        <NavigationLink
          key={`${index} ${item.langKey}`}
          item={item}
          className="slider-bar__link tap quiet text-plain"
          isAncestor={item.href === current && current !== page.href(page.path)}
        />
      ))}
    </SliderBar>
  )
}
