import { usePage } from '../../site/page/use-page.tsx'
import { ambassadorPicture } from '../../site/pictures/ambassador-picture.ts'
import { portraitSide } from '../../site/pictures/portraits.data.ts'

/** An ambassador's portrait, decorative beside their name; nothing, so that the light behind it shows, where nobody has one. `first`: at the top of its page. */
export function Portrait({ slug, first = false }: { slug: string; first?: boolean }) {
  const { environment } = usePage()
  const address = ambassadorPicture(slug, environment.IMAGE_CDN_BASE)
  return (
    address && (
      <img
        src={address}
        alt=""
        width={portraitSide}
        height={portraitSide}
        loading={first ? undefined : 'lazy'}
        decoding={first ? undefined : 'async'}
      />
    )
  )
}
