import { fillDeep } from '../../app/domain/figures/fill-figures.ts'
import { proseFigures } from '../../app/domain/figures/prose-figures.ts'
import { languageTag } from '../../app/domain/locales/locale.ts'
import { announcedFrom, policyFeedName, versionPath } from '../../app/domain/policies/policy-versions.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { blogFeedWords, blogFeedXml, feedItemId, feedName, postsOut } from '../../app/site/head/blog-feed.ts'
import { feedVersions, policyEntryId, policyFeedXml } from '../../app/site/head/policy-feed.ts'
import { canonicalAddress } from '../../app/site/links/canonical-address.ts'
import { plainText } from '../../app/site/markdown/plain-text.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import type { SiteMapRow } from '../../app/site/site-map/site-map.data.ts'
import { livePagesOf } from '../../app/site/site-map/site-map.ts'
import type { Content } from '../../content/content.ts'
import { type FoundPage, parentPage } from '../http/requested-page.ts'
import { type SiteContext, siteMapOf } from '../http/site-context.ts'
import { answerPage } from '../pages/answer-page.ts'
import { answerCachedText } from '../pages/cached-text.ts'
import { translatorOf } from '../pages/translator.ts'

/** All that a feed is made from: the page that it belongs to, the site, and the instant. */
export type FeedFacts = {
  page: Pick<FoundPage, 'locale' | 'path' | 'row'>
  siteId: SiteId
  siteMap: readonly SiteMapRow[]
  content: Pick<Content, 'figures' | 'payments' | 'posts' | 'policyVersions'>
  environment: Environment
  now: Date
  t: Translate
}

type Feed = { name: string; pageKey: string; type: string; xml: (facts: FeedFacts) => string }

/** The feeds, each below its page. */
export const feeds = {
  blog: { name: feedName, pageKey: 'blog', type: 'application/rss+xml', xml: blogFeed },
  policies: {
    name: policyFeedName,
    pageKey: 'terms-conditions-history',
    type: 'application/atom+xml',
    xml: policyFeed
  }
} as const satisfies Record<string, Feed>

/** GET /blog/feed.xml, and below the blog of every other locale: the site's posts in that language. Where the site has no blog it is a page that does not exist. */
export const answerFeed = (c: SiteContext): Promise<Response> => answerFeedOf(c, feeds.blog)

/** GET /terms-conditions/history/feed.xml, and below each locale: the changes to the policies of a site. Without a history there is no such page. */
export const answerPolicyFeed = (c: SiteContext): Promise<Response> => answerFeedOf(c, feeds.policies)

async function answerFeedOf(c: SiteContext, { name, pageKey, type, xml }: Feed): Promise<Response> {
  const page = parentPage(c, name)
  if (page instanceof Response) return page
  if (page?.row.key !== pageKey) return answerPage(c)
  const { facts, settings } = c.var
  const { environment, build } = settings
  const { siteId, hostKind } = facts
  return answerCachedText(c, [name, pageKey, siteId, hostKind, page.locale], type, async (content, now) =>
    xml({
      page,
      siteId,
      siteMap: siteMapOf(c),
      content,
      environment,
      now,
      t: translatorOf(await build(), page.locale)
    })
  )
}

function blogFeed(facts: FeedFacts): string {
  const { page, siteId, content, now, t } = facts
  const { locale, path } = page
  const { brand, brandAlias } = siteConfiguration
  const { filled, addressOf } = writing(facts)
  return blogFeedXml({
    ...blogFeedWords(t, brand),
    language: languageTag(locale),
    blog: addressOf(path),
    self: `${addressOf(path)}${feedName}`,
    // A feed is read at places that nobody knows: it has no post that induces to play.
    items: postsOut(content.posts, siteId, now)
      .filter(({ only }) => only.length === 0)
      .map(({ slug, publishedAt, words }) => ({
        id: feedItemId(brandAlias, siteId, locale, slug),
        ...filled({ title: words[locale].title, summary: words[locale].summary }),
        address: addressOf(`${path}${slug}/`),
        publishedAt
      }))
  })
}

function policyFeed(facts: FeedFacts): string {
  const { page, siteId, siteMap, content, now, t } = facts
  const { locale, path } = page
  const { brand, brandAlias } = siteConfiguration
  const { filled, addressOf } = writing(facts)
  const live = new Set(livePagesOf(siteId, siteMap).map(({ key }) => key))
  const ofSite = Object.fromEntries(Object.entries(content.policyVersions).filter(([policy]) => live.has(policy)))
  return policyFeedXml({
    id: `tag:${brandAlias}.example,2026:${siteId}/${locale}/policies`,
    title: t('policy-versions.feed', { brand }),
    author: brand,
    language: languageTag(locale),
    page: addressOf(path),
    self: `${addressOf(path)}${policyFeedName}`,
    entries: feedVersions(ofSite, now).map(entry => {
      const { title, version, summary, changes } = entry.version[locale]
      const words = filled({ title, changes: changes ?? summary })
      return {
        id: policyEntryId(brandAlias, { siteId, locale }, entry),
        title: `${words.title} (${version})`,
        changes: words.changes.map(plainText),
        address: addressOf(versionPath(entry.policy, version)),
        updated: announcedFrom(entry.version)
      }
    })
  })
}

/** No words of a feed name an age (content/blog/posts.schema.ts); the figures are written with the lowest of the law. */
const youngestAge = 18

/** How a feed writes: texts with their figures, and whole addresses of pages of its kind. */
function writing({ page, siteId, content, environment }: FeedFacts) {
  const { locale, row } = page
  const figures = proseFigures(
    {
      figures: content.figures,
      configuration: siteConfiguration,
      minimumAge: youngestAge,
      accounts: content.payments.currencies[siteId]
    },
    locale
  )
  return {
    filled: <Words>(words: Words): Words => fillDeep(words, figures),
    addressOf: (path: string) =>
      canonicalAddress({ path, kind: row.kind, ownOnEverySite: true }, { siteId, locale, environment })
  }
}
