import type { PolicyVersion } from '../../../content/policies/policy.schema.ts'
import { announcedFrom, announcedVersions, appliesFrom, versionName } from '../../domain/policies/policy-versions.ts'
import type { LocalizedSite } from '../../domain/sites/sites.ts'
import { xmlElement as element, escapeXml } from '../markdown/escape-markup.ts'

const maxEntries = 50

export type FeedVersion = { policy: string; version: PolicyVersion }

/** The versions that a feed names at an instant: those that are announced, by the day of it, the latest first; at most 50. */
export const feedVersions = (policies: Readonly<Record<string, readonly PolicyVersion[]>>, now: Date): FeedVersion[] =>
  Object.entries(policies)
    .flatMap(([policy, versions]) => announcedVersions(versions, now).map(version => ({ policy, version })))
    .toSorted(
      (a, b) =>
        announcedFrom(b.version).getTime() - announcedFrom(a.version).getTime() ||
        appliesFrom(b.version).getTime() - appliesFrom(a.version).getTime() ||
        (a.policy < b.policy ? -1 : 1)
    )
    .slice(0, maxEntries)

/** The id of a version, which never changes with hosts and addresses: readers know by it what they have read. The year is that of the first feed. */
export const policyEntryId = (
  brandAlias: string,
  { siteId, locale }: LocalizedSite,
  { policy, version }: FeedVersion
): string => `tag:${brandAlias}.example,2026:${siteId}/${locale}/${versionName(policy, version.en.version)}`

type Feed = {
  id: string
  title: string
  author: string
  /** The language tag of its words. */
  language: string
  /** Whole addresses: that of the history, and the feed's own. */
  page: string
  self: string
  entries: readonly FeedEntry[]
}

type FeedEntry = { id: string; title: string; changes: readonly string[]; address: string; updated: Date }

/** An Atom feed of changes to policies. */
export function policyFeedXml({ id, title, author, language, page, self, entries }: Feed): string {
  const [newest] = entries
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', id),
    element('title', title),
    element('updated', (newest?.updated ?? new Date(0)).toISOString()),
    `<author>${element('name', author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.map(entryXml),
    '</feed>',
    ''
  ].join('\n')
}

const entryXml = ({ id, title, changes, address, updated }: FeedEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    element('updated', updated.toISOString()),
    `<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    element('summary', changes.join(' ')),
    '</entry>'
  ].join('')
