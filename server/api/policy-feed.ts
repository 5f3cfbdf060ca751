import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { fillDeep } from '../../app/site/figures/fill-figures.ts'
import { proseFigures } from '../../app/site/figures/prose-figures.ts'
import { canonicalAddress } from '../../app/site/links/canonical-address.ts'
import { languageTag } from '../../app/site/locales/locale.ts'
import { plainText } from '../../app/site/markdown/plain-text.ts'
import { createTranslate } from '../../app/site/messages/translate.ts'
import { feedVersions, policyEntryId, policyFeedXml } from '../../app/site/policies/policy-feed.ts'
import { policyFeedName, toldFrom, versionPath } from '../../app/site/policies/policy-versions.ts'
import type { Content } from '../../content/content.ts'
import type { ApiCall } from '../api-call.ts'
import { type PageAbove, pageAbove } from '../http/below-page.ts'
import { answerPage } from '../pages/answer-page.ts'
import { sendCachedText } from '../pages/cached-text.ts'

/** What changed in a policy names no age; figures are written with the one that the law sets at least. */
const youngestAge = 18

/**
 * GET /terms-conditions/history/feed.xml, and below the history of every other locale: the changes to the policies of a site in that language. Where the
 * site has no history it is a page that does not exist.
 */
export async function answerPolicyFeed(call: ApiCall): Promise<number> {
  const { request, response, facts, pages } = call
  const history = pageAbove(call, policyFeedName)
  if (typeof history === 'number') return history
  if (history?.row.key !== 'terms-conditions-history') return answerPage(request, response, pages)
  const { siteId, hostKind } = facts
  const { locale } = history
  return sendCachedText(call, ['policy-feed', siteId, hostKind, locale], 'application/atom+xml', (content, now) =>
    feedText(call, history, content, now)
  )
}

async function feedText({ facts, pages }: ApiCall, history: PageAbove, content: Content, now: Date): Promise<string> {
  const { siteId } = facts
  const { environment, build } = pages.renderer.settings
  const { locale } = history
  const { figures, policyVersions } = content
  const written = proseFigures({ figures, configuration: siteConfiguration, minimumAge: youngestAge }, locale)
  const { canonicalConversionRequired: canonicalConversion } = siteConfigurationOf(siteId).flags
  const addressOf = (path: string) =>
    canonicalAddress({ path, kind: history.row.kind }, { siteId, locale, environment, canonicalConversion })
  const messages = (await build()).messages[locale]
  if (!messages) throw new Error(`No messages for the locale ${locale}`)
  const t = createTranslate(messages, languageTag(locale))
  const { brand, brandAlias } = siteConfiguration
  const site = Object.fromEntries(
    Object.entries(policyVersions).filter(([policy]) =>
      pages.siteMap.some(({ key, status, sites }) => key === policy && status === 'live' && isOn(sites, siteId))
    )
  )
  return policyFeedXml({
    id: `tag:${brandAlias}.example,2026:${siteId}/${locale}/policies`,
    title: t('policy-versions.feed', { brand }),
    author: brand,
    language: languageTag(locale),
    page: addressOf(history.path),
    self: `${addressOf(history.path)}${policyFeedName}`,
    entries: feedVersions(site, now).map(entry => {
      const { title, version, summary, changes } = entry.version[locale]
      const words = fillDeep({ title, changes: changes ?? summary }, written)
      return {
        id: policyEntryId(brandAlias, { siteId, locale }, entry),
        title: `${words.title} (${version})`,
        changes: words.changes.map(plainText),
        address: addressOf(versionPath(entry.policy, version)),
        updated: toldFrom(entry.version)
      }
    })
  })
}

const isOn = (sites: 'all' | readonly string[], siteId: string) => sites === 'all' || sites.includes(siteId)
