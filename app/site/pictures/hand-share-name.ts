/** The name of the picture with which a hand of the day is shared. In: its cards, as they are written down. */
export const handShareName = ({ you, opponent, board }: { you: string; opponent: string; board: string }): string =>
  ['hand', you, opponent, board].join('-').replaceAll(' ', '').toLowerCase()
