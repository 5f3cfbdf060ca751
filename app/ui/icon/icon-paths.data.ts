export const chevronPath = 'm6 9.5 6 6 6-6'
export const menuPath = 'M3.5 8h17M3.5 16h17'
export const closePath = 'm5.5 5.5 13 13m0-13-13 13'
export const upPath = 'M12 19.5v-15m-6 6 6-6 6 6'
export const downloadPath = 'M12 4v11m-5-4.5 5 5 5-5M5 20h14'
export const newTabPath = 'M9 7h8v8M17 7 7 17'
export const globePath =
  'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Zm0 0c-5 5-5 12 0 17 5-5 5-12 0-17ZM3.500 12h17'
