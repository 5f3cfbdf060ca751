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
  Facebook: 'M16 3.5h-1.8A3.7 3.7 0 0 0 10.500 7.200V20.500M7 11.500h8',
  Reddit:
    'M12 9.500c4.400 0 8 2.400 8 5.300s-3.600 5.200-8 5.200-8-2.300-8-5.200 3.600-5.300 8-5.300Zm0 0 1-5 4 .9M9.200 13.800h.01M14.800 13.800h.01M9.200 16.800c1.700 1 3.900 1 5.600 0M18.500 5.600h.01M4.300 13a2 2 0 1 1 1.900-2.600M19.700 13a2 2 0 1 0-1.900-2.600',
  Youtube:
    'M6.500 5.500h11a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Zm3.700 3.700v5.600l4.800-2.800Z',
  X: 'M4.500 4.500h3.800l11.200 15h-3.800Zm14.300 0-6 6.400M10.700 13.300l-5.700 6.200'
}
