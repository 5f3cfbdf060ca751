import { createContext } from 'react'

/** What the addresses of all pictures begin with: `IMAGE_CDN_BASE`, or nothing where they come from the site's own host. */
export const PictureBase = createContext('')
