/** "Titles are `{title} {separator} {name}` (site meta)". */
export const pageTitle = (title: string, { separator, name }: { separator: string; name: string }): string =>
  `${title} ${separator} ${name}`
