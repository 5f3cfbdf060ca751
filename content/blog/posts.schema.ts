import * as v from 'valibot'
import { audiencePlaceholders } from '../../app/domain/figures/placeholders.data.ts'
import { inducements } from '../../app/domain/law/inducement-kinds.data.ts'
import type { Locale } from '../../app/domain/locales/locale.ts'
import { group, pageMeta } from '../pages/page-parts.schema.ts'
import { chartFields, chartWords, subject } from '../pages/sections.schema.ts'
import { isoInstant, listOfUnique, oneOf, sites, slug, text, whole } from '../record-fields.ts'

const topics = ['play', 'tournaments', 'room', 'wellbeing'] as const
const topic = oneOf(topics)

const covers = ['bankroll', 'shuffle', 'odds', 'levels', 'share', 'table'] as const

/** The facts of a post, in posts.yaml; its words are in `blog/{slug}/{fr,en}.md`. */
const post = v.strictObject({
  slug,
  /** It is out from this instant on. */
  publishedAt: isoInstant,
  /** The sites whose readers may see it. */
  sites,
  /** Its subjects: posts on the same things are offered to readers of one. */
  topics: v.pipe(v.array(topic, 'write the list of topics'), v.minLength(1, 'name at least one topic')),
  /** The drawing on it. */
  cover: oneOf(covers),
  /** Figures in the margin of its sections, counted from 1. */
  notes: v.exactOptional(v.array(v.strictObject({ section: whole, figure: text }))),
  /** What is drawn beside its sections, counted from 1. */
  drawings: v.exactOptional(v.array(v.strictObject({ section: whole, subject }))),
  /** Figures drawn in its sections. */
  charts: v.exactOptional(v.array(v.strictObject({ section: whole, ...chartFields }))),
  /** The inducements of the post: it is there only where the law allows each of these, and in no feed. Every post says so, most of them []. */
  only: v.array(
    v.picklist(inducements, `write of: ${inducements.join(', ')}`),
    'write the list of what it induces to play by, [] where it does not'
  )
})

export const posts = listOfUnique(post, 'slug')

/** A feed goes out to readers of whom nobody knows where they are: no age is true for all of them. */
const feedText = v.pipe(
  text,
  v.check(
    words => !audiencePlaceholders.some(name => words.includes(`{${name}}`)),
    'name no age here: this is also read in feeds, by people of every country'
  )
)

/** The front matter of a post, between its two lines of ---. */
export const postFrontMatter = v.strictObject({
  meta: pageMeta,
  title: feedText,
  summary: feedText,
  /** The caption of each figure in the margin, in the order of posts.yaml. */
  notes: v.exactOptional(v.array(text)),
  /** The words of its charts, in the order of posts.yaml. */
  charts: v.exactOptional(v.array(group({ title: text, ...chartWords })))
})

export type PostWords = v.InferOutput<typeof postFrontMatter> & { bodyMarkdown: string }

/** A post of the blog. */
export type Post = v.InferOutput<typeof post> & { words: Record<Locale, PostWords> }
