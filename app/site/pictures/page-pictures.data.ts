/** The picture that a page is known by, at its top and where it is shared: the master of a row of the site map, by its key. Other pages have the brand's. */
export const pagePictures: Readonly<Record<string, PagePicture>> = {
  'about-us': 'banner-about',
  contact: 'banner-contact',
  download: 'devices',
  'streamer-mode': 'banner-streamer'
}

export type PagePicture = 'banner-about' | 'banner-contact' | 'banner-streamer' | 'devices'
