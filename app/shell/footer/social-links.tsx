import { siteConfigurationOf } from '../../site/config/site-configuration.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

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

/** Line drawings on a square of 24, by the name that the site configuration gives the network. */
const socialIconPaths: Readonly<Record<string, string>> = {
  Instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4Zm4.5 4.75a3.75 3.75 0 1 0 0 7.5 3.75 3.75 0 0 0 0-7.5Zm4.8-1.1h.01',
  Facebook: 'M16 3.5h-1.8A3.7 3.7 0 0 0 10.5 7.2V20.5M7 11.5h8',
  Reddit:
    'M12 9.5c4.4 0 8 2.4 8 5.3s-3.6 5.2-8 5.2-8-2.3-8-5.2 3.6-5.3 8-5.3Zm0 0 1-5 4 .9M9.2 13.8h.01M14.8 13.8h.01M9.2 16.8c1.7 1 3.9 1 5.6 0M18.5 5.6h.01M4.3 13a2 2 0 1 1 1.9-2.6M19.7 13a2 2 0 1 0-1.9-2.6',
  Youtube: 'M6.5 5.5h11a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Zm3.7 3.7v5.6l4.8-2.8Z',
  X: 'M4.5 4.5h3.8l11.2 15h-3.8Zm14.3 0-6 6.4M10.7 13.3l-5.7 6.2'
}
