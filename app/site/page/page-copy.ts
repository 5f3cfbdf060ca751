import type { PageSlug, PageWords } from '../../../content/content.ts'
import type { Figures } from '../../../content/figures/figures.schema.ts'
import type { Policy } from '../../../content/policies/policy.schema.ts'
import { isValidAt, nearestBoundary } from '../../domain/dated/dated-record.ts'
import { fillDeep } from '../../domain/figures/fill-figures.ts'
import { proseFigures } from '../../domain/figures/prose-figures.ts'
import { joinsNobody } from '../../domain/law/download-blocked.ts'
import { memoizeBy } from '../../domain/memoize.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { pageShown } from './inducement-shown.ts'
import type { PageScope } from './page-scope.ts'
import { shownPolicy, versionRoute } from './policies-shown.ts'
import { shownWords } from './shown-words.ts'

type Neutral = Extract<PageWords, { neutral: unknown }>['neutral']

/**
 * Fills placeholders for the page being rendered, sums of money in the currency of the site's accounts where they have an amount in it. The audience is read only where an age is named.
 * Throws on an unknown placeholder.
 */
export function fillForPage<Value>(scope: PageScope, value: Value): Value {
  const { figures, payments } = scope.content
  const { names, filled, hasAmounts } = isObject(value) ? knownNames(value)(figures) : namesIn(value, figures)
  const minimumAge = names.has('ageMark') || names.has('minimumAge') ? scope.audience().minimumAge : 0
  const accounts = hasAmounts ? payments.currencies[scope.siteId] : []
  const key = `${scope.locale} ${minimumAge} ${accounts.join(' ')}`
  const known = filled.get(key)
  if (known !== undefined) return known as Value
  const facts = { figures, configuration: siteConfiguration, minimumAge, accounts }
  const made = fillDeep(value, proseFigures(facts, scope.locale))
  filled.set(key, made)
  return made
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The placeholders of a value, whether a sum among them has amounts in several currencies, and its filled forms by locale, age and currencies. */
function namesIn(value: unknown, figures: Figures) {
  const names = new Set(Array.from(JSON.stringify(value).matchAll(/\{(\w+)\}/g), ([, name = '']) => name))
  const hasAmounts = [...names].some(name => 'amounts' in (figures[name] ?? {}))
  return { names, hasAmounts, filled: new Map<string, unknown>() }
}

/** Page words are filled for hundreds of renders. */
const knownNames = memoizeBy((value: object) => memoizeBy((figures: Figures) => namesIn(value, figures)))

/** Words with others in their place, all of them or all but what searchers are shown: always the same object, so that it is filled once. */
const merged = memoizeBy((words: object) =>
  memoizeBy((own: object) => {
    const whole = { ...words, ...own }
    return { whole, body: { ...whole, ...('meta' in words && { meta: words.meta }) } }
  })
)

const withOwn = <Words extends object>(words: Words, own: object | undefined, part: 'whole' | 'body' = 'whole') =>
  own ? (merged(words)(own)[part] as Words) : words

/** The words of a page with those in their place that its `onSites` has for the site. */
export const siteWords = <Words extends object>(words: Words, siteId: string): Words =>
  withOwn(words, 'onSites' in words ? (words.onSites as Readonly<Record<string, object>>)[siteId] : undefined)

/** The words of a page for those whom nobody invites to join. Titles and descriptions follow the law of the site alone: search engines ask from everywhere. */
function wordsForAudience<Words extends object>(scope: PageScope, slug: PageSlug, words: Words): Words {
  const closed = scope.content.closedWords[scope.locale][slug]
  if (!closed || !joinsNobody(scope.audience())) return words
  return withOwn(words, closed, scope.audience().siteInforms ? 'whole' : 'body')
}

/** The words of a page that count at the instant of the render, as far as the audience may be shown them. They are good until the next ones begin. */
function wordsOf<Slug extends PageSlug>(scope: PageScope, slug: Slug): PageWords<Slug> {
  const { pages, laterWords } = scope.content
  const words = pages[slug][scope.locale]
  const later = laterWords[`${slug}/${scope.locale}`]
  const shown = (now: PageWords<Slug>) => shownWords(scope, wordsForAudience(scope, slug, siteWords(now, scope.siteId)))
  if (!later) return shown(words)
  const now = scope.asOf()
  scope.expiresAt(nearestBoundary(later, now))
  const begun = later.findLast(record => isValidAt(record, now))?.words as PageWords<Slug> | undefined
  return shown(begun ?? words)
}

/** The words of a page in the locale of the page being rendered, placeholders filled. */
export function pageCopy<Slug extends PageSlug>(scope: PageScope, slug: Slug): PageWords<Slug> {
  return fillForPage<PageWords<Slug>>(scope, wordsOf(scope, slug))
}

/** The words of the page being rendered, policies excepted; its `neutral` form where its subject may not be shown. Throws without words. */
export function shownCopy(scope: PageScope): PageWords | Neutral {
  const slug = scope.row?.words ?? scope.row?.screen ?? ''
  if (!(slug in scope.content.pages)) throw new Error(`The page ${scope.path} has no words`)
  const copy = pageCopy(scope, slug as PageSlug)
  return 'neutral' in copy && scope.row && !pageShown(scope, scope.row) ? copy.neutral : copy
}

/** The policy that the page being rendered shows, placeholders filled; the browser tab of a version says which one it is. Returns undefined where the page is no policy. */
export function pagePolicy(scope: PageScope): Policy | undefined {
  const policy = shownPolicy(scope)?.version[scope.locale]
  if (!policy || scope.row?.key !== versionRoute) return policy && fillForPage(scope, policy)
  return fillForPage(scope, { ...policy, meta: { ...policy.meta, title: `${policy.title} (${policy.version})` } })
}

/** The words of one section, placeholders filled: a section that is rendered by itself depends on no other one. */
export const sectionCopy = <Slug extends PageSlug, Section extends keyof PageWords<Slug>>(
  scope: PageScope,
  slug: Slug,
  section: Section
): PageWords<Slug>[Section] => fillForPage<PageWords<Slug>[Section]>(scope, wordsOf(scope, slug)[section])
