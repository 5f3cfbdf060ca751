/** A written figure for the display type, in which the narrow space between thousands is too narrow to be seen. In and out: text. */
export const setLarge = (figure: string): string => figure.replaceAll('\u202f', '\u00a0')
