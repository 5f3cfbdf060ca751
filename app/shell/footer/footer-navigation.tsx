import { liveFooter, ownPagesGroup } from '../../features/navigation/live-footer.ts'
import { menuLinking } from '../../features/navigation/menu-linking.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The site's own pages, then the groups that the site configuration names, in its order. */
export function FooterNavigation() {
  const page = usePage()
  const { siteId, content } = page
  const wordsOf = useNavigationWords()
  const order = siteConfigurationOf(siteId).footerNavigation
  const groups = order.flatMap(key => content.navigation.footer.filter(group => group.key === key))
  const all = [ownPagesGroup(content.navigation.main, groups), ...groups]
  return liveFooter(all, menuLinking(page)).map(({ key, links }, index) => (
    <nav key={key} aria-labelledby={`footer-group-${index}`}>
      <h2 id={`footer-group-${index}`} className="footer__title">
        {wordsOf({ langKey: key, label: null })}
      </h2>
      <ul>
        {links.map(link => (
          <li key={link.langKey}>
            <NavigationLink item={link} className="footer__link" />
          </li>
        ))}
      </ul>
    </nav>
  ))
}
