import type { ReactNode } from 'react'
import { usePage } from '../../site/page/use-page.tsx'

type Props = { href: string | undefined; className?: string; children: ReactNode }

/** A link that opens in a new tab and says so; the words alone where there is no address. */
export function OutsideLink({ href, className, children }: Props) {
  const { t } = usePage()
  if (!href) return children
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({t('navigation.new-tab')})</span>
    </a>
  )
}
