const wordsPerMinute = 220

/** How long a text takes to read, in whole minutes. In: the text, in Markdown. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}{}’'-]+/gu) ?? []).length / wordsPerMinute))
