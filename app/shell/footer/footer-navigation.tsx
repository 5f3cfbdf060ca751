import { liveFooter, ownPagesGroup } from '../../features/navigation/live-footer.ts'
import { menuLinking } from '../../features/navigation/menu-linking.ts'
import { NavigationLink } from '../../features/navigation/navigation-link.tsx'
import { useNavigationWords } from '../../features/navigation/use-navigation-words.ts'
import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/**
 * The site's own pages, then the groups that the site configuration names, in its order. On a phone each is folded: the list comes after the <details> that
 * opens it, so that a style sheet alone can keep it open elsewhere.
 */
export function FooterNavigation() {
  const page = usePage()
  const { siteId, content } = page
  const wordsOf = useNavigationWords()
  const order = siteConfigurationOf(siteId).footerNavigation
  const groups = order.flatMap(key => content.navigation.footer.filter(group => group.key === key))
  const all = [ownPagesGroup(content.navigation.main, groups), ...groups]
  return liveFooter(all, menuLinking(page)).map(({ key, links }, index) => (
    <nav key={key} className="footer__group" aria-labelledby={`footer-group-${index}`}>
      <h2 id={`footer-group-${index}`} className="footer__title">
        {wordsOf({ langKey: key, label: null })}
      </h2>
      <details>
        <summary className="footer__fold">
          {wordsOf({ langKey: key, label: null })}
          <Icon name="chevron" className="icon menu__chevron" />
        </summary>
      </details>
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
