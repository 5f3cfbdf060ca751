import { usePage } from '../../site/page/use-page.tsx'
import { ambassadorPicture } from '../../site/pictures/ambassador-picture.ts'
import { portraitSide } from '../../site/pictures/portraits.data.ts'

/** An ambassador's portrait, decorative beside their name; nothing, so that the light behind it shows, where nobody has one. */
export function Portrait({ slug }: { slug: string }) {
  const { environment } = usePage()
  const address = ambassadorPicture(slug, environment.IMAGE_CDN_BASE)
  return (
    address && <img src={address} alt="" width={portraitSide} height={portraitSide} loading="lazy" decoding="async" />
  )
}
