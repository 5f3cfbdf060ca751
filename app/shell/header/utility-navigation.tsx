import { liveNavigation } from '../../features/navigation/live-navigation.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { usePage } from '../../site/page/use-page.tsx'

export function UtilityNavigation() {
  const { t, href, content, embedded } = usePage()
  const items = liveNavigation(content.navigation.utility, href)
  if (embedded || items.length === 0) return null
  return (
    <nav aria-label={t('header.utility-navigation')}>
      <ul className="utility">
        {items.map(item => (
          <li key={item.langKey}>
            <NavigationLink item={item} className="utility__link" />
          </li>
        ))}
      </ul>
    </nav>
  )
}
