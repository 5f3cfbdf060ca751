import type { ComponentType } from 'react'
import { BelowHeader } from './header/below-header.tsx'
import { HeaderActs } from './header/header-acts.tsx'
import { RegionOrHome } from './header/region-or-home.tsx'
import { QuickArea } from './quick-area/quick-area.tsx'

/** The parts of the shell that differ by page. A payload carries them, and a navigation puts them in by these names. */
export const shellParts = {
  place: RegionOrHome,
  acts: HeaderActs,
  'below-header': BelowHeader,
  'quick-area': QuickArea
} as const satisfies Readonly<Record<string, ComponentType>>

export type ShellPartName = keyof typeof shellParts

/** The HTML of each of them, on the page at hand. */
export type ShellHtml = Readonly<Record<ShellPartName, string>>

/** Whether the header lies over the picture of the page: on home, where no notice in it would cover the age line. In: the path, and the HTML of the parts. */
export const isHeaderOver = (path: string, shell: ShellHtml): boolean =>
  path === '/' && !shell['below-header'].includes(' data-notice=')
