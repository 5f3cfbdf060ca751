import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { fillDeep } from '../../app/site/figures/fill-figures.ts'
import { proseFigures } from '../../app/site/figures/prose-figures.ts'
import { blogFeedWords, blogFeedXml, feedItemId, feedName, postsOut } from '../../app/site/head/blog-feed.ts'
import { canonicalAddress } from '../../app/site/links/canonical-address.ts'
import { languageTag } from '../../app/site/locales/locale.ts'
import { createTranslate } from '../../app/site/messages/translate.ts'
import type { Content } from '../../content/content.ts'
import type { ApiCall } from '../api-call.ts'
import { type PageAbove, pageAbove } from '../http/below-page.ts'
import { answerPage } from '../pages/answer-page.ts'
import { sendCachedText } from '../pages/cached-text.ts'

/** Words of a feed name no age (content/blog/posts.schema.ts); the figures are written with the one that the law sets at least. */
const youngestAge = 18

/** GET /blog/feed.xml, and below the blog of every other locale: the site's posts in that language. Where the site has no blog it is a page that does not exist. */
export async function answerFeed(call: ApiCall): Promise<number> {
  const { request, response, facts, pages } = call
  const blog = pageAbove(call, feedName)
  if (typeof blog === 'number') return blog
  if (blog?.row.key !== 'blog') return answerPage(request, response, pages)
  const { siteId, hostKind } = facts
  const { locale } = blog
  return sendCachedText(call, ['blog-feed', siteId, hostKind, locale], 'application/rss+xml', (content, now) =>
    feedText(call, blog, content, now)
  )
}

async function feedText({ facts, pages }: ApiCall, blog: PageAbove, content: Content, now: Date): Promise<string> {
  const { siteId } = facts
  const { environment, build } = pages.renderer.settings
  const { locale } = blog
  const { figures, posts } = content
  const written = proseFigures({ figures, configuration: siteConfiguration, minimumAge: youngestAge }, locale)
  const { canonicalConversionRequired: canonicalConversion } = siteConfigurationOf(siteId).flags
  const addressOf = (path: string) =>
    canonicalAddress({ path, kind: blog.row.kind }, { siteId, locale: blog.locale, environment, canonicalConversion })
  const messages = (await build()).messages[locale]
  if (!messages) throw new Error(`No messages for the locale ${locale}`)
  const { brand, brandAlias } = siteConfiguration
  return blogFeedXml({
    ...blogFeedWords(createTranslate(messages, languageTag(locale)), brand),
    language: languageTag(locale),
    blog: addressOf(blog.path),
    self: `${addressOf(blog.path)}${feedName}`,
    items: postsOut(posts, siteId, now).map(({ slug, publishedAt, words }) => ({
      id: feedItemId(brandAlias, siteId, locale, slug),
      ...fillDeep({ title: words[locale].title, summary: words[locale].summary }, written),
      address: addressOf(`${blog.path}${slug}/`),
      publishedAt
    }))
  })
}
