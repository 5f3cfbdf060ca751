import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { socialIconPaths } from './social-icons.data.ts'

export function SocialLinks() {
  const { t, siteId } = usePage()
  const { brand, socialLinks } = siteConfigurationOf(siteId)
  return (
    <ul className="footer__social" aria-label={t('footer.social')}>
      {socialLinks.map(({ name, url }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            <Icon path={socialIconPaths[name] ?? ''} />
            <span className="visually-hidden">
              {t('footer.social-network', { brand, network: name })} ({t('navigation.new-tab')})
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
