import type { Locale } from '../../app/domain/locales/locale.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { respell } from '../../app/site/locales/respell.ts'
import { type Spelling, spellingOfSite } from '../../app/site/locales/spellings.data.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import type { Content } from '../../content/content.ts'

/** The words of the law and the names of authorities: they stay to the letter. */
const toTheLetter: ReadonlySet<string> = new Set([
  'policies',
  'policyVersions',
  'countryRules',
  'legalPositions',
  'claims',
  'oversight',
  'trustMarks'
])

/** Fields that are no words: texts that other texts point to. */
const noWords: ReadonlySet<string> = new Set(['id', 'only', 'path', 'href'])

/** How English is spelled on a site, null where it is as written. */
const spellingOf = (siteId: SiteId, locale: Locale): Spelling | null =>
  locale === 'en' ? (spellingOfSite[siteId] ?? null) : null

const spelledContents = new WeakMap<Content, Map<Spelling, Content>>()

/** The content as a site spells it, made once for each reading of the folder; parts without such a word are shared with it. */
export function spelledContent(content: Content, siteId: SiteId, locale: Locale): Content {
  const spelling = spellingOf(siteId, locale)
  if (!spelling) return content
  const known = spelledContents.get(content) ?? new Map<Spelling, Content>()
  spelledContents.set(content, known)
  const made = known.get(spelling) ?? spelledCollections(content, spelling)
  known.set(spelling, made)
  return made
}

/** The translator of a site that spells otherwise. */
export function spelledTranslate(translate: Translate, siteId: SiteId, locale: Locale): Translate {
  const spelling = spellingOf(siteId, locale)
  return spelling ? (key, ...values) => respell(translate(key, ...values), spelling) : translate
}

const spelledCollections = (content: Content, spelling: Spelling): Content =>
  Object.fromEntries(
    Object.entries(content).map(([name, value]) => [
      name,
      toTheLetter.has(name) ? value : spelled(value, spelling, false)
    ])
  ) as Content

/** A value whose English texts are respelled; itself where nothing is. */
function spelled(value: unknown, spelling: Spelling, isEnglish: boolean): unknown {
  if (typeof value === 'string') return isEnglish && !value.startsWith('/') ? respell(value, spelling) : value
  if (Array.isArray(value)) {
    const items = value.map(item => spelled(item, spelling, isEnglish))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  const made = entries.map(([key, item]) => [
    key,
    noWords.has(key) ? item : spelled(item, spelling, isEnglish || key === 'en' || key.endsWith('/en'))
  ])
  return made.some(([, item], at) => item !== entries[at]?.[1]) ? Object.fromEntries(made) : value
}
