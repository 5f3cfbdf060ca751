/** Screen type from body width. */
export type ScreenType = 'mobile' | 'tablet' | 'desktop'

const tabletFrom = 768
const desktopFrom = 1244

/** 1244 px or more is desktop, below 768 px is mobile, otherwise tablet. In: the width of the body in CSS pixels. */
export const screenType = (bodyWidth: number): ScreenType =>
  bodyWidth >= desktopFrom ? 'desktop' : bodyWidth < tabletFrom ? 'mobile' : 'tablet'
