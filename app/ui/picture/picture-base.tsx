import { createContext } from 'react'

/** The start of the addresses of all pictures: `IMAGE_CDN_BASE`, or nothing where they come from the site's own host. */
export const PictureBase = createContext('')
