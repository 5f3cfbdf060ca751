import shares from 'virtual:share-pictures'
import brandPicture from '../../../assets/brand/share.jpg?url'
import { textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { pagePictures } from '../../site/pictures/page-pictures.data.ts'
import { sharePicture } from '../../site/pictures/share-picture.data.ts'
import { siteOrigin } from '../../site/regions/hosts.ts'
import { shareAlts } from './share-alts.data.ts'

/** The picture that stands where the page is shared: the page's own with the emblem, else the brand's, and what it shows in the page's language. */
export function SharePicture() {
  const scope = usePage()
  const { row, siteId, environment, t, content } = scope
  const own = pagePictures[row?.key ?? '']
  const words = own && content.pictures[own]
  const alt = words && 'alt' in words ? textOf(words.alt, scope) : t(shareAlts[own ?? 'brand'])
  const address = `${environment.IMAGE_CDN_BASE ?? ''}${(own && shares[own]) ?? brandPicture}`
  return (
    <>
      <meta data-head="" property="og:image" content={new URL(address, siteOrigin(siteId, environment)).href} />
      <meta data-head="" property="og:image:type" content="image/jpeg" />
      <meta data-head="" property="og:image:width" content={`${sharePicture.width}`} />
      <meta data-head="" property="og:image:height" content={`${sharePicture.height}`} />
      <meta data-head="" property="og:image:alt" content={alt} />
    </>
  )
}
