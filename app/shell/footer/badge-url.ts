const urls = import.meta.glob<string>('../../../assets/badges/*.svg', { query: '?url', import: 'default', eager: true })

/** The built address of a badge's picture. In: its path as the trust marks write it, below assets/. Throws where there is no such file. */
export function badgeUrl(imgPath: string): string {
  const url = urls[`../../../assets${imgPath}`]
  if (!url) throw new Error(`There is no picture assets${imgPath}`)
  return url
}
