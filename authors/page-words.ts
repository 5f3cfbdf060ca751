import { DomUtils, parseDocument } from 'htmlparser2'

type Main = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** The text of a document beside the parts that every page has. Null where it has no main part. */
export const mainOf = (html: string): Main | null =>
  DomUtils.getElementsByTagName('main', parseDocument(html))[0] ?? null

/** The words of a part, as a reader counts them: figures are words, marks are not. */
export const wordsIn = (part: Main): number =>
  DomUtils.getElementsByTagName(() => true, part).flatMap(({ name, children }) =>
    name === 'script' || name === 'style' || name === 'template'
      ? []
      : children.flatMap(child =>
          child.type === 'text' ? (child.data.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu) ?? []) : []
        )
  ).length

/** How many pictures a part shows, small signs not counted. */
export const picturesIn = (part: Main): number => DomUtils.getElementsByTagName('picture', part).length
