import type { PagePicture } from '../../site/pictures/page-pictures.data.ts'

/** What the picture that stands where a page is shared shows: the message that says so, by the picture; the brand's own where the page has none. */
export const shareAlts = {
  brand: 'page-head.share-alt-brand',
  'banner-about': 'page-head.share-alt-banner-about',
  'banner-contact': 'page-head.share-alt-banner-contact',
  'banner-streamer': 'page-head.share-alt-banner-streamer',
  devices: 'page-head.share-alt-devices'
} as const satisfies Record<PagePicture | 'brand', string>
