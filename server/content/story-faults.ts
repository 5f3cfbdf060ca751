import { splitAtHeadings } from '../../app/site/markdown/split-at-headings.ts'
import type { StoryHand } from '../../content/ambassadors/story-hand.schema.ts'
import type { ContentFault } from './content-error.ts'

type Storyteller = { slug: string; told?: StoryHand; words: Readonly<Record<string, { bodyMarkdown: string } | null>> }

/** Ambassadors whose hand is drawn beside a section that their story does not have in one of its languages. */
export const storyFaults = (people: readonly Storyteller[]): ContentFault[] =>
  people.flatMap(({ slug, told, words }) =>
    Object.entries(words).flatMap(([locale, text]) => {
      if (!told || !text) return []
      const { length } = splitAtHeadings(text.bodyMarkdown).sections
      const reason = `has ${length} sections, and the hand of ${slug} belongs to section ${told.section}`
      return told.section <= length ? [] : { file: `ambassadors/${slug}/${locale}.md`, field: '', reason }
    })
  )
