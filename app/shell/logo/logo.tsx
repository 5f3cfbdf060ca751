import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Emblem } from './emblem.tsx'

/** The emblem with the brand's name set in type: as text it is sharp at every size and needs no request. It leads home. */
export function Logo() {
  const { t, href } = usePage()
  const { brand } = siteConfiguration
  const [name, ...rest] = brand.split(' ')
  return (
    <a className="logo tap" href={href('/') ?? '/'} aria-label={t('header.logo-alt', { brand })}>
      <Emblem className="logo__emblem" />
      <span>
        {name} {rest.length > 0 && <small>{rest.join(' ')}</small>}
      </span>
    </a>
  )
}
