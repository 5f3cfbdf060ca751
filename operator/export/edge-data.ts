import {
  type AnswerFacts,
  answersOf,
  type ByClass,
  type ExportedHost,
  originFiles,
  originTrees,
  ownParameters
} from './exported-host.ts'
import { assetHeaders, type HeaderFacts, type HostFile } from './host-files.ts'

/** The number of an answer's policy, and when it expires in ms (null: never). Null: a process answers. */
type Facts = readonly [policy: number, end: number | null] | null

/** The facts of a host for `deploy/edge.js`: the same decisions as the configuration of nginx, as JSON. */
export function edgeData(host: ExportedHost, files: readonly HostFile[], shared: HeaderFacts) {
  const { folder, rootLocale, languages, classes, moved, atOrigin } = host
  const policies: string[] = []
  const numbers = new Map<string, number>()
  const numberOf = (policy: string): number => {
    const known = numbers.get(policy) ?? policies.push(policy) - 1
    numbers.set(policy, known)
    return known
  }
  const factsOf = (facts: AnswerFacts | undefined): Facts =>
    facts ? [numberOf(facts.policy), Number.isFinite(facts.expiresAt) ? facts.expiresAt : null] : null
  const entries = (pages: ReadonlyMap<string, ByClass>) =>
    Object.fromEntries(
      answersOf(host, pages).map(({ pathname, usual, others }) => [
        pathname,
        { usual: factsOf(usual), other: Object.fromEntries(others.map(({ name, facts }) => [name, factsOf(facts)])) }
      ])
    )
  const { pageHeaders, commonHeaders, cacheTag, localeCookie } = shared
  return {
    folder,
    rootLocale,
    languages,
    classes,
    pages: entries(host.pages),
    missing: entries(host.missing),
    withoutOpener: [...host.withoutOpener],
    policies,
    files: Object.fromEntries(
      files.map(({ pathname, type, caching, forOthers = false }) => [pathname, [type, caching, forOthers]])
    ),
    moved: Object.fromEntries(moved),
    origin: { trees: originTrees, paths: [...originFiles, ...atOrigin], parameters: ownParameters },
    headers: {
      page: { ...pageHeaders, 'Cache-Tag': cacheTag },
      common: { ...commonHeaders, 'Cache-Tag': cacheTag },
      assets: { ...commonHeaders, ...assetHeaders }
    },
    cookies: Object.fromEntries(languages.map(locale => [locale, localeCookie(locale)]))
  }
}
