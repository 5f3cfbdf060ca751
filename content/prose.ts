import { type Locale, locales } from '../app/site/locales/locale.ts'
import type { Content } from './content.ts'

/** One text that visitors read: the file's subject, the field by path, the language. */
export type Prose = { subject: string; field: string; locale: Locale; text: string }

/** Every text of pages, policies, mails, posts, offers, ambassadors, tournaments, series, trust marks, the glossary and money, field by field. */
export function proseOf(content: Content): Prose[] {
  return [
    ...perLocale('pages', content.pages),
    ...perLocale('policies', policiesOf(content)),
    ...perLocale('mails', content.mails),
    ...perLocale('blog', Object.fromEntries(content.posts.map(({ slug, words }) => [slug, words]))),
    ...perLocale('ambassadors', Object.fromEntries(content.ambassadors.map(({ slug, words }) => [slug, words]))),
    ...records(content)
  ]
}

/** The texts inside a value by their path: `["sections.0.title", "Cookies"]`. */
function textsIn(value: unknown, path: string[] = []): [field: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]))
}

/** What is data of a policy, and what repeats its body, is no prose. */
function policiesOf({ policyVersions }: Content) {
  const noProse = { version: null, effectiveFrom: null, announcedOn: null, sections: null }
  return Object.fromEntries(
    Object.entries(policyVersions).flatMap(([slug, versions]) =>
      versions.map(words => [
        `${slug}/${words.en.version}`,
        Object.fromEntries(Object.entries(words).map(([locale, policy]) => [locale, { ...policy, ...noProse }]))
      ])
    )
  )
}

function perLocale(collection: string, bySlug: Record<string, Partial<Record<Locale, unknown>>>): Prose[] {
  return Object.entries(bySlug).flatMap(([slug, words]) =>
    locales.flatMap(locale =>
      textsIn(words[locale]).map(([field, text]) => ({ subject: `${collection}/${slug}`, field, locale, text }))
    )
  )
}

const inLanguage = new RegExp(`^([^.]+\\.\\d+)\\.(.*)\\.(${locales.join('|')})((?:\\.\\d+)?)$`)

/** In records a text in several languages is an object with a key per locale, or a list under such a key. */
function records(content: Content): Prose[] {
  const { offers, ambassadors, featuredTournaments, dailyTournaments, series, trustMarks, countryRules } = content
  const { glossary, payments, oversight } = content
  const { methods: paymentMethods, siteNotes: paymentNotes } = payments
  const { accessibility: accessibilityBodies, disputes: disputeBodies } = oversight
  return textsIn({
    offers,
    ambassadors,
    featuredTournaments,
    dailyTournaments,
    series,
    trustMarks,
    countryRules,
    glossary,
    paymentMethods,
    paymentNotes,
    accessibilityBodies,
    disputeBodies
  }).flatMap(([path, text]) => {
    const match = inLanguage.exec(path)
    if (match === null) return []
    const [, subject = '', field = '', locale, index = ''] = match
    return [{ subject, field: field + index, locale: locale as Locale, text }]
  })
}
