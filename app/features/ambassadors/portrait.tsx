import portraits from 'virtual:portraits'
import { usePage } from '../../site/page/use-page.tsx'
import { ambassadorPicture } from '../../site/pictures/ambassador-picture.ts'
import { denseSide, portraitSide } from '../../site/pictures/portraits.data.ts'

/** An ambassador's portrait, decorative beside their name. `first`: at the top of its page. */
export function Portrait({ slug, first = false }: { slug: string; first?: boolean }) {
  const base = usePage().environment.IMAGE_CDN_BASE
  const address = ambassadorPicture(slug, base)
  const own = portraits[slug]
  return (
    <img
      src={address}
      srcSet={own && `${address} ${portraitSide}w, ${base ?? ''}${own.dense} ${denseSide}w`}
      sizes={
        own &&
        (first
          ? '(min-width: 768px) clamp(420px, 40vw, 600px), 92vw'
          : '(min-width: 1000px) min(22vw, 290px), min(44vw, 260px)')
      }
      alt=""
      width={portraitSide}
      height={portraitSide}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
    />
  )
}
