import { splitAtHeadings } from '../../app/site/markdown/split-at-headings.ts'
import type { StoryHand } from '../../content/ambassadors/ambassadors.schema.ts'
import type { Post } from '../../content/blog/posts.schema.ts'
import type { Content } from '../../content/content.ts'
import { type ContentFault, fileFault } from './content-error.ts'
import { chartFaults } from './page-sections.ts'
import { recordFiles } from './record-files.ts'

type Storyteller = { slug: string; told?: StoryHand; words: Readonly<Record<string, { bodyMarkdown: string } | null>> }

/** Ambassadors whose hand is drawn beside a section that their story does not have in one of its languages. */
export const storyFaults = (people: readonly Storyteller[]): ContentFault[] =>
  people.flatMap(({ slug, told, words }) =>
    Object.entries(words).flatMap(([locale, text]) => {
      if (!told || !text) return []
      const { length } = splitAtHeadings(text.bodyMarkdown).sections
      const reason = `has ${length} sections, and the hand of ${slug} belongs to section ${told.section}`
      return told.section <= length ? [] : fileFault(`ambassadors/${slug}/${locale}.md`, reason)
    })
  )

type Written = Pick<Post, 'slug' | 'notes' | 'charts'> & {
  words: Readonly<Record<string, Pick<Post['words']['en'], 'bodyMarkdown' | 'notes' | 'charts'> | null>>
}

/** Notes and charts of posts that cannot be shown: a figure that is not there, a section that a language lacks, words that are missing or too many. */
export const postFaults = (posts: readonly Written[], figures: Content['figures']): ContentFault[] =>
  posts.flatMap(({ slug, notes = [], charts = [], words }, index) => {
    const inRecord = (field: string) => (reason: string) => ({
      file: recordFiles.posts.file,
      field: `${index}.${field}`,
      reason
    })
    const unknown = notes
      .filter(({ figure }) => !Object.hasOwn(figures, figure))
      .map(({ figure }) => `${figure} is no figure: write it into figures/, or correct the name`)
    const lastSection = Math.max(0, ...[...notes, ...charts].map(({ section }) => section))
    const ofLanguages = Object.entries(words).flatMap(([locale, text]) => {
      if (!text) return []
      const { length } = splitAtHeadings(text.bodyMarkdown).sections
      const names = charts.flatMap((chart, at) => {
        const written = text.charts?.[at]?.names.length
        return written === undefined || written === chart.figures.length
          ? []
          : [`charts.${at}.names: write ${chart.figures.length}, one for each figure`]
      })
      const reasons = [
        ...(length < lastSection
          ? [`has ${length} sections; a note or a chart belongs to section ${lastSection}`]
          : []),
        ...((text.notes?.length ?? 0) === notes.length ? [] : [`notes: write ${notes.length}, as in blog/posts.yaml`]),
        ...((text.charts?.length ?? 0) === charts.length
          ? []
          : [`charts: write ${charts.length}, as in blog/posts.yaml`]),
        ...names
      ]
      return reasons.map(reason => fileFault(`blog/${slug}/${locale}.md`, reason))
    })
    return [
      ...unknown.map(inRecord('notes')),
      ...charts.flatMap(chart => chartFaults(chart, figures)).map(inRecord('charts')),
      ...ofLanguages
    ]
  })
