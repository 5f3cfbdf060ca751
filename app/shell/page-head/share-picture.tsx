import shares from 'virtual:share-pictures'
import brandPicture from '../../../assets/brand/share.jpg?url'
import { textOf } from '../../site/page/local-text.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { pagePictureOf } from '../../site/pictures/page-picture.ts'
import { sharePicture } from '../../site/pictures/share-picture.data.ts'
import { siteOrigin } from '../../site/regions/hosts.ts'

/** The picture that stands where the page is shared: the page's own with the emblem where it is painted and described, else the brand's, and what it shows in the page's language. */
export function SharePicture() {
  const scope = usePage()
  const { siteId, environment, t, content } = scope
  const own = pagePictureOf(scope) ?? ''
  const words = content.pictures[own]
  const shown = shares[own] && words && 'alt' in words ? { file: shares[own], alt: textOf(words.alt, scope) } : null
  const { file, alt } = shown ?? { file: brandPicture, alt: t('page-head.share-alt-brand') }
  const address = `${environment.IMAGE_CDN_BASE ?? ''}${file}`
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
