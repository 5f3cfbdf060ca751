import { createHash } from 'node:crypto'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { DomUtils, parseDocument } from 'htmlparser2'
import pLimit from 'p-limit'
import { type SiteId, siteIds } from '../../app/domain/sites/site-id.ts'
import { downloadTarget } from '../../app/features/download/download-target.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { contentsHostsOf } from '../../app/site/regions/hosts.ts'
import type { Content } from '../../content/content.ts'
import { reasonOf, reasons } from './reason.ts'

// The facts that checks judge, asked of the world. Each has a deadline and none throws: one that cannot be had has its reason.

export type FileFact = { status: number | null; reason: string | null; sha256?: string }
export type CertificateFact = { origin: string; reason: string | null; validTo: Date | null }
export type SiteFact = FileFact & { siteId: SiteId; address: string; answeredBy: string | null }
/** A page as a sitemap lists it: its address, and those of its other languages and sites. */
export type ListedPage = { address: string; alternates: readonly string[] }
export type AlternateFacts = {
  sitemaps: readonly { url: string; answer: FileFact; listed: number }[]
  pages: readonly ListedPage[]
  /** The answer of each alternate. */
  answers: ReadonlyMap<string, FileFact>
}
export type LinkFact = FileFact & { url: string }
export type InstallerFact = {
  platform: string
  target: string
  sample: boolean
  expected: string | null
  answer: FileFact | null
}
const deadlineMs = 15_000
const installerDeadlineMs = 600_000
const atOnce = 6

/** Where a running site is asked: at its own addresses, or all of it at one origin. `ca` is trusted beside those of the system. */
export type AskedAt = { origin: string | null; ca?: string }

/** A certificate as a visitor gets it, asked by the name of the origin. */
export function askCertificate(origin: string, { origin: at, ca }: AskedAt): Promise<CertificateFact> {
  const { hostname } = new URL(origin)
  const { hostname: host, port } = new URL(at?.startsWith('https:') ? at : origin)
  return new Promise(resolve => {
    const socket = connect(
      {
        host: bare(host),
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
        ...(ca && { ca })
      },
      () => {
        const { valid_to: validTo } = socket.getPeerCertificate()
        const reason = socket.authorized ? null : (reasons[String(socket.authorizationError)] ?? 'is not trusted')
        end({ origin, reason, validTo: validTo ? new Date(validTo) : null })
      }
    )
    const end = (fact: CertificateFact) => {
      socket.destroy()
      resolve(fact)
    }
    socket.setTimeout(deadlineMs, () => end({ origin, reason: 'no answer in time', validTo: null }))
    socket.on('error', error => end({ origin, reason: reasonOf(error), validTo: null }))
  })
}

/** One page, without following where it leads. With an origin it is asked there, under the name of its own address. */
export function askPage(address: string, { origin, ca }: AskedAt, method = 'GET') {
  const { host, hostname, pathname, search } = new URL(address)
  const at = new URL(origin ?? address)
  const ask = at.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<FileFact & { body: string }>(resolve => {
    const fail = (error: unknown) => resolve({ status: null, reason: reasonOf(error), body: '' })
    const asked = ask(
      {
        hostname: bare(at.hostname),
        port: at.port,
        servername: hostname,
        path: `${pathname}${search}`,
        method,
        headers: { host, 'user-agent': userAgent },
        signal: AbortSignal.timeout(deadlineMs),
        ...(ca && { ca })
      },
      answer => text(answer).then(body => resolve({ status: answer.statusCode ?? null, reason: null, body }), fail)
    )
    asked.on('error', fail)
    asked.end()
  })
}

export async function askSite(siteId: SiteId, siteOrigin: string, place: AskedAt): Promise<SiteFact> {
  const address = `${siteOrigin}/`
  const { status, reason, body } = await askPage(address, place)
  const answeredBy = /<html[^>]* data-site="([^"]+)"/.exec(body)?.[1] ?? null
  return { siteId, address, status, reason, answeredBy }
}

/** The pages that the sitemaps of all origins list, and what their alternates answer: all of them, or so many from all over. */
export async function askAlternates(
  origins: readonly string[],
  place: AskedAt,
  most = Number.POSITIVE_INFINITY
): Promise<AlternateFacts> {
  const inTurn = pLimit(atOnce)
  const maps = await inTurn.map(origins, async origin => {
    const url = `${origin}/sitemap.xml`
    const { body, ...answer } = await askPage(url, place)
    return { url, answer, pages: answer.status === 200 ? sitemapPages(body) : [] }
  })
  const pages = maps.flatMap(map => map.pages)
  const addresses = [...new Set(pages.flatMap(({ alternates }) => alternates))]
  const step = Math.max(1, Math.ceil(addresses.length / most))
  const chosen = addresses.filter((_, index) => index % step === 0)
  const answers = await inTurn.map(chosen, async address => [address, await askPage(address, place, 'HEAD')] as const)
  return {
    sitemaps: maps.map(({ url, answer, pages }) => ({ url, answer, listed: pages.length })),
    pages,
    answers: new Map(answers)
  }
}

/** The pages of a sitemap. */
const sitemapPages = (xml: string): ListedPage[] =>
  DomUtils.getElementsByTagName('url', parseDocument(xml, { xmlMode: true })).map(url => ({
    address: DomUtils.textContent(DomUtils.getElementsByTagName('loc', url)).trim(),
    alternates: DomUtils.getElementsByTagName('xhtml:link', url).flatMap(({ attribs: { rel, href } }) =>
      rel === 'alternate' && href ? [href] : []
    )
  }))

/** Every address outside that the content and the configuration lead to. */
export function linksOf(content: Content): string[] {
  const words = JSON.stringify([content, siteConfiguration.socialLinks])
  const found = Array.from(words.matchAll(/https?:\/\/[^\s"'<>()[\]{}\\|`«»]+/g), ([url]) =>
    url.replace(/[.,;:!?]+$/, '')
  )
  return [...new Set(found)].filter(url => URL.canParse(url) && /\./.test(new URL(url).hostname)).toSorted()
}

export const askLinks = (urls: readonly string[]): Promise<LinkFact[]> =>
  pLimit(atOnce).map(urls, async url => ({ url, ...(await askLink(url)) }))

/** Some servers do not know HEAD. */
async function askLink(url: string): Promise<FileFact> {
  const head = await askFile(url, 'HEAD')
  return head.status !== null && head.status >= 400 ? askFile(url, 'GET') : head
}

async function askFile(url: string, method: 'HEAD' | 'GET', digest = false): Promise<FileFact> {
  try {
    const answer = await fetch(url, {
      method,
      headers: { 'user-agent': userAgent },
      signal: AbortSignal.timeout(digest ? installerDeadlineMs : deadlineMs)
    })
    if (!digest) await answer.body?.cancel()
    const hash = createHash('sha256')
    if (digest && answer.body) for await (const part of answer.body) hash.update(part)
    return { status: answer.status, reason: null, ...(digest && { sha256: hash.digest('hex') }) }
  } catch (error) {
    return { status: null, reason: reasonOf(error) }
  }
}

type Bases = Pick<Environment, 'DESKTOP_INSTALLER_BASE_URL' | 'MOBILE_DOWNLOAD_PAGE_BASE_URL' | 'REGION_DOMAINS'>

/** The answer to a press of the download button in the global site's first language; samples are not asked. */
export function askInstallers({ builds }: Pick<Content, 'builds'>, bases: Bases, { origin }: AskedAt) {
  const { brandAlias } = siteConfiguration
  return Promise.all(
    builds.map(async ({ platform, sample, file }): Promise<InstallerFact> => {
      const isDesktop = platform === 'windows' || platform === 'macos'
      const kind = isDesktop ? platform : 'mobile'
      const target = downloadTarget({ kind, brandAlias, locale: 'fr', siteId: 'global', bases })
      const expected = isDesktop ? (file?.sha256 ?? null) : null
      const isAsked = !sample && !target.startsWith('/sample-client/')
      const url = target.startsWith('/') ? `${origin ?? bases.REGION_DOMAINS.global}${target}` : target
      const answer = isAsked ? await askFile(url, 'GET', expected !== null) : null
      return { platform, target, sample, expected, answer }
    })
  )
}

export const publicOrigins = (environment: Environment): string[] =>
  siteIds.flatMap(id => [
    environment.REGION_DOMAINS[id],
    ...contentsHostsOf(id, environment).map(({ origin }) => origin)
  ])

/** An IPv6 address without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

const userAgent = 'launch-check'
