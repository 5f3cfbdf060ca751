/** "On the home page it opens on hover and closes 0.5 s after blur." */
export const regionPopupTiming = { openAfterMs: 0, closeAfterMs: 500 } as const
