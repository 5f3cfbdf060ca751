import shares from 'virtual:share-pictures'
import type { ComponentProps } from 'react'
import appleTouchIcon from '../../../assets/brand/apple-touch-icon.png?url'
import icon from '../../../assets/brand/favicon.svg?url'
import icon32 from '../../../assets/brand/favicon-32.png?url'
import brandPicture from '../../../assets/brand/share.jpg?url'
import type { SiteMeta } from '../../domain/entities/entities.schema.ts'
import { nextRuleChange } from '../../domain/law/country-rule.ts'
import { offeredSites } from '../../domain/law/offered-sites.ts'
import { historyPath, policyFeedName } from '../../domain/policies/policy-versions.ts'
import { siteOf } from '../../domain/sites/sites.ts'
import { AutoRefresh } from '../../features/download/auto-refresh.tsx'
import { todaysHand } from '../../features/hand-of-the-day/todays-hand.ts'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { siteMeta } from '../../site/config/site-meta.ts'
import { alternates } from '../../site/head/alternates.ts'
import { manifestName, themeColour } from '../../site/head/app-icons.data.ts'
import { feedName } from '../../site/head/blog-feed.ts'
import { ogLocale } from '../../site/head/og-locale.ts'
import { pageMeta, pageTitle } from '../../site/head/page-meta.ts'
import { canonicalAddress } from '../../site/links/canonical-address.ts'
import { ownPath } from '../../site/links/own-path.ts'
import { labelled } from '../../site/locales/labelled.ts'
import { useCardWords } from '../../site/messages/use-card-words.ts'
import { pageShown } from '../../site/page/inducement-shown.ts'
import { textOf } from '../../site/page/local-text.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { publishedAtOf } from '../../site/page/post-pages.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { handShareName } from '../../site/pictures/hand-share-name.ts'
import { pagePictureOf } from '../../site/pictures/page-picture.ts'
import { sharePicture } from '../../site/pictures/share-picture.data.ts'
import { siteOrigin } from '../../site/regions/hosts.ts'
import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'
import { errorTitle } from '../error-screen/error-kind.ts'

type Props = {
  boot: string
  /** Our fonts: the boot script adopts them after the first paint; a browser without JavaScript has them at once. */
  fonts: string
  /** A mark in the place of the other styles until they are known. */
  stylesMark: string
}

/**
 * Everything in <head>. Elements about the page carry `data-head`: a client-side navigation replaces them. Fonts come after the first paint: <noscript> holds
 * their style sheet for the boot script and for browsers without JavaScript.
 */
export function PageHead({ boot, fonts, stylesMark }: Props) {
  const scope = usePage()
  const { outcome, row, siteId, t } = scope
  const failed = outcome.status !== 200 || !row
  const site = siteMeta(scope)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <noscript dangerouslySetInnerHTML={{ __html: `<style>${fonts}</style>` }} />
      <script dangerouslySetInnerHTML={{ __html: boot }} />
      <style>{stylesMark}</style>
      <meta name="region-id" content={siteId} />
      <meta name="referrer" content="origin" />
      <meta name="theme-color" content={themeColour} />
      <meta name="application-name" content={site.name} />
      {row?.screen === 'policy' && <meta data-head="" name="author" content={site.name} />}
      <meta name="apple-mobile-web-app-title" content={site.name} />
      <link rel="icon" href={icon32} sizes="32x32" type="image/png" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={appleTouchIcon} />
      <link rel="manifest" href={ownPath(scope, `/${manifestName}`)} />
      {failed ? (
        <>
          <title>{pageTitle(errorTitle(t, outcome), site)}</title>
          <meta data-head="" name="robots" content="noarchive, noindex" />
        </>
      ) : (
        <PageFacts row={row} site={site} />
      )}
      {!failed && row.path === '/download/' && <AutoRefresh />}
    </>
  )
}

/** The metadata of a page for browsers, search engines and people who share it. `StructuredData` has the rest. */
function PageFacts({ row, site }: { row: SiteMapRow; site: SiteMeta }) {
  const scope = usePage()
  const { siteId, locale, environment, t } = scope
  const { brand } = siteConfiguration
  const canonical = canonicalAddress(row, scope)
  const { countryRules } = scope.content
  const sites = offeredSites(row, countryRules, scope.asOf())
  if (row.offers || row.inducements || row.joins) scope.expiresAt(nextRuleChange(countryRules, scope.asOf()))
  const languages = row.perRequest ? [] : alternates({ ...row, sites }, siteId, locale, environment)
  const otherLocales = row.perRequest ? [] : siteOf(siteId).locales.filter(other => other !== locale)
  const { title, description } = pageMeta(scope)
  const fullTitle = pageTitle(title, site)
  const blog = scope.href('/blog/')
  const history = scope.href(historyPath)
  const publishedAt = publishedAtOf(scope)
  const isIndexed = !row.perRequest && sites.includes(siteId)
  return (
    <>
      <title>{fullTitle}</title>
      <meta data-head="" name="description" content={description} />
      <meta data-head="" name="robots" content={isIndexed ? 'noarchive' : 'noarchive, noindex'} />
      <link data-head="" rel="canonical" href={canonical} />
      {languages.map(({ hreflang, href }) => (
        <link key={hreflang} data-head="" rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {blog && <Feed type="application/rss+xml" title={t('head.blog-feed', { brand })} href={`${blog}${feedName}`} />}
      {history && row.screen.startsWith('policy') && (
        <Feed
          type="application/atom+xml"
          title={t('policy-versions.feed', { brand })}
          href={`${history}${policyFeedName}`}
        />
      )}
      <meta data-head="" property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt && <meta data-head="" property="article:published_time" content={publishedAt} />}
      <meta data-head="" property="og:site_name" content={site.name} />
      <meta data-head="" property="og:title" content={title} />
      <meta data-head="" property="og:description" content={description} />
      <meta data-head="" property="og:url" content={canonical} />
      <meta data-head="" property="og:locale" content={ogLocale(siteId, locale)} />
      {otherLocales.map(other => (
        <meta key={other} data-head="" property="og:locale:alternate" content={ogLocale(siteId, other)} />
      ))}
      <SharePicture />
      <meta data-head="" name="twitter:card" content="summary_large_image" />
      <meta data-head="" name="twitter:title" content={title} />
      <meta data-head="" name="twitter:description" content={description} />
    </>
  )
}

const Feed = (link: ComponentProps<'link'>) => <link data-head="" rel="alternate" {...link} />

/** The picture of the hand of the day where the page is shared: its cards and no result. Null on other pages, where the law hides it, and for a hand newer than the build. */
function sharedHand(scope: PageScope, inWords: (cards: string) => string): { file: string; alt: string } | null {
  if (scope.row?.screen !== 'hand' || !pageShown(scope, scope.row)) return null
  const { hand } = todaysHand(scope.content.hands, scope.asOf())
  const file = shares[handShareName(hand)]
  const cards = [hand.you, hand.opponent, hand.board].map(inWords).join('; ')
  return file ? { file, alt: labelled(scope.locale, scope.t('hand-of-the-day.title'), cards) } : null
}

/** The preview picture (og:image) with its text: the page's own with the emblem where it is painted and described, else the brand's. */
function SharePicture() {
  const scope = usePage()
  const { siteId, environment, t, content } = scope
  const inWords = useCardWords()
  const own = pagePictureOf(scope) ?? ''
  const words = content.pictures[own]
  const shown = shares[own] && words && 'alt' in words ? { file: shares[own], alt: textOf(words.alt, scope) } : null
  const { file, alt } = sharedHand(scope, inWords) ??
    shown ?? { file: brandPicture, alt: t('page-head.share-alt-brand') }
  const address = `${environment.IMAGE_CDN_BASE ?? ''}${file}`
  return (
    <>
      <meta data-head="" property="og:image" content={new URL(address, siteOrigin(siteId, environment)).href} />
      <meta data-head="" property="og:image:type" content="image/jpeg" />
      <meta data-head="" property="og:image:width" content={`${sharePicture.width}`} />
      <meta data-head="" property="og:image:height" content={`${sharePicture.height}`} />
      <meta data-head="" property="og:image:alt" content={alt} />
    </>
  )
}
