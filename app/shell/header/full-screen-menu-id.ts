/** The id by which buttons open and close the full-screen menu, with or without JavaScript. */
export const fullScreenMenuId = 'full-screen-menu'
