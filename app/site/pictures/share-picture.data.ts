/** The size of the picture that is shown where a page is shared, in pixels. */
export const sharePicture = { width: 1200, height: 630 } as const
