/** The icons by which systems show the site, by address: the file, and its fields in the manifest. A maskable one may be cut to any shape. */
export const appIcons = [
  { path: '/app-icons/192.png', file: 'assets/brand/app-icon-192.png', sizes: '192x192', purpose: 'any' },
  { path: '/app-icons/512.png', file: 'assets/brand/app-icon-512.png', sizes: '512x512', purpose: 'any' },
  { path: '/app-icons/maskable-512.png', file: 'assets/brand/icon-512.png', sizes: '512x512', purpose: 'maskable' }
] as const

/** The file that iOS and others request from every site, without looking for a link. */
export const appleTouchIcon = { path: '/apple-touch-icon.png', file: 'assets/brand/apple-touch-icon.png' } as const

/** The colour that a browser draws round a page: the header's. */
export const themeColour = '#06110e'

/** The name of the manifest, below the home of each locale. */
export const manifestName = 'site.webmanifest'
