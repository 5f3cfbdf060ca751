/** The drawings of the icons that pages repeat. */
export const iconPaths = {
  chevron: 'm6 9.5 6 6 6-6',
  menu: 'M3.5 8h17M3.5 16h17',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  up: 'M12 19.5v-15m-6 6 6-6 6 6',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  'new-tab': 'M9 7h8v8M17 7 7 17',
  globe: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c-5 5-5 12 0 17 5-5 5-12 0-17ZM3.5 12h17'
} as const

export type IconName = keyof typeof iconPaths
