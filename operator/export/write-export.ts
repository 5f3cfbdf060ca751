import { createHash } from 'node:crypto'
import { copyFile, link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { nearestBoundary } from '../../app/domain/dated/dated-record.ts'
import { audienceClassesOf } from '../../app/domain/law/audience.ts'
import { nextRuleChange } from '../../app/domain/law/country-rule.ts'
import type { SiteId } from '../../app/domain/sites/site-id.ts'
import { cookieOf } from '../../app/site/http/cookies.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { ownPath } from '../../app/site/links/own-path.ts'
import { pageShown } from '../../app/site/page/inducement-shown.ts'
import { datedRecords } from '../../app/site/site-map/dated-pages.ts'
import { headersOfEveryAnswer } from '../../server/http/security-headers.ts'
import type { LiveAddress } from '../../server/pages/live-addresses.ts'
import { type PageRenderer, plainPage, type RenderedPage } from '../../server/pages/page-renderer.ts'
import { prerender } from '../../server/pages/prerender.ts'
import { buildsFolder } from '../../server/platform/builds.ts'
import { edgeData } from './edge-data.ts'
import { classFolder, type ExportedHost, exportedHosts, fileOf } from './exported-host.ts'
import { type HeaderFacts, type HostFile, hostFiles } from './host-files.ts'
import { headersFile, redirectsFile } from './netlify-files.ts'
import { nginxLocations } from './nginx-locations.ts'
import { nginxMaps } from './nginx-maps.ts'

/** The last file that is written: a folder without it is no export. */
export const manifestName = 'manifest.json'
/** How it begins. */
export const manifestStart = '{"kind":"poker-room-website export"'

const never = Number.POSITIVE_INFINITY
const policyName = 'Content-Security-Policy'
/** No page is there and no link leads there: the error screen of no address in particular. */
const nowhere = '/-/'

/** A file in the manifest. */
type Entry = { expires: string | null; sha256: string }

type Wanted = { sites: readonly SiteId[]; paths: readonly string[] | null }

/** Writes the export of some sites into an empty folder, at one instant and from one reading of the content: the manifest comes last. Out: what was written. */
export async function writeExport(folder: string, { sites, paths }: Wanted, renderer: PageRenderer) {
  const { settings } = renderer
  const { environment, buildId } = settings
  const [content, now] = [settings.content(), settings.now()]
  const isSecure = environment.PUBLIC_SCHEME === 'https'
  const cacheTag = `content-${content.version.slice(0, 12)}`
  const hosts = exportedHosts(sites, { environment, content, now })
  const files = createWriter(folder)
  const hostOf = (address: Pick<LiveAddress, 'siteId' | 'host'>) =>
    hosts.find(({ siteId, host }) => siteId === address.siteId && host === address.host)

  async function writePage(host: ExportedHost, pathname: string, name: string, page: RenderedPage): Promise<void> {
    const { document, payload } = page
    const isPage = pathname.endsWith('/')
    const into = isPage ? host.pages : host.missing
    const facts = { policy: document.headers[policyName] ?? '', expiresAt: document.expiresAt }
    into.set(pathname, (into.get(pathname) ?? new Map()).set(name, facts))
    if ('Cross-Origin-Opener-Policy' in document.headers) host.withoutOpener.add(pathname)
    const at = `${host.folder}${classFolder(name)}`
    await files.write(`${at}${fileOf(pathname)}`, document.body, document.expiresAt)
    if (isPage) await files.write(`${at}${pathname}_payload.json`, payload.body, payload.expiresAt)
  }

  const isWanted = (address: LiveAddress) =>
    hostOf(address) !== undefined && !address.path.startsWith('/network/') && (paths?.includes(address.path) ?? true)
  let pages = 0
  for await (const { address, audiences, rendered } of prerender(renderer, isWanted, { whole: true })) {
    const { siteId, row, pathname } = address
    const host = hostOf(address)
    if (!host) continue
    for (const audience of audiences) {
      const scope = { siteId, audience: () => audience, asOf: () => now, expiresAt: () => undefined }
      if (row.absentWhereHidden && !pageShown(scope, row)) continue
      await writePage(host, pathname, audience.name, rendered)
      pages += 1
    }
  }
  let pageHeaders: Record<string, string> = {}
  for (const host of hosts)
    for (const locale of host.languages)
      for (const audience of audienceClassesOf(host.siteId, content.countryRules, now)) {
        const place = { siteId: host.siteId, locale, host: host.host, environment }
        const page = plainPage({ ...place, row: null, path: nowhere, audience, content, now })
        const message = pageNotFound(ownPath(place, nowhere))
        const rendered = await renderer.render({ ...page, outcome: { status: 404, message } })
        await writePage(host, `${ownPath(place, '/')}404.html`, audience.name, rendered)
        const { [policyName]: _policy, 'Content-Type': _type, ...shared } = rendered.document.headers
        pageHeaders = shared
      }

  const nextChange = Math.min(
    ...[nearestBoundary(datedRecords(content), now), nextRuleChange(content.countryRules, now)].map(
      instant => instant?.getTime() ?? never
    )
  )
  const facts: HeaderFacts = {
    pageHeaders,
    commonHeaders: headersOfEveryAnswer({ secure: isSecure }),
    cacheTag,
    localeCookie: (locale: string) => cookieOf('locale', locale, isSecure)
  }
  const ofHosts: HostFile[] = []
  for (const host of hosts) {
    const ofHost = await hostFiles(host, settings, { content, now })
    for (const { pathname, body } of ofHost) await files.write(`${host.folder}${pathname}`, body, nextChange)
    ofHosts.push(...ofHost)
    await files.write(`${host.folder}/_headers`, headersFile(host, ofHost, facts))
    await files.write(`${host.folder}/_redirects`, redirectsFile(host))
    await files.write(`edge/${host.folder}.json`, `${JSON.stringify(edgeData(host, ofHost, facts))}\n`)
  }
  const assets = await files.linkAssets(
    join(buildsFolder, buildId, 'client', 'assets'),
    hosts.map(host => `${host.folder}/assets`)
  )
  const classes = Object.fromEntries(hosts.map(host => [host.folder, host.classes]))
  await files.write('classes.json', `${JSON.stringify(classes, null, 1)}\n`, nextChange)
  await files.write(
    'nginx/maps.conf',
    nginxMaps({ hosts, geoHeaders: environment.GEO_HEADERS, localeCookie: facts.localeCookie })
  )
  await files.write('nginx/locations.conf', nginxLocations(ofHosts, facts))

  const expires = Math.min(nextChange, ...files.ends)
  const manifest = {
    kind: manifestStart.slice(9, -1),
    build: buildId,
    content: content.version,
    cacheTag,
    madeAt: now.toISOString(),
    expires: isoOf(expires),
    hosts: hosts.map(({ folder: name, origin }) => ({ folder: name, origin })),
    assets
  }
  const lines = Object.entries(files.written)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(entry => entry.map(part => JSON.stringify(part)).join(':'))
  await files.write(manifestName, `${JSON.stringify(manifest).slice(0, -1)},"files":{\n${lines.join(',\n')}\n}}\n`)
  return { pages, expires: isoOf(expires), ...files.sum() }
}

const isoOf = (time: number) => (Number.isFinite(time) ? new Date(time).toISOString() : null)

/** Writes files below a folder, and notes what the manifest says of them. */
function createWriter(folder: string) {
  const written: Record<string, Entry> = {}
  const ends = new Set<number>()
  const folders = new Set<string>()
  let count = 0
  let bytes = 0

  async function place(name: string): Promise<string> {
    const path = join(folder, name)
    if (!folders.has(dirname(path))) await mkdir(dirname(path), { recursive: true })
    folders.add(dirname(path))
    count += 1
    return path
  }

  return {
    written,
    ends,
    sum: () => ({ files: count, bytes }),

    async write(name: string, body: string | Buffer, expiresAt = never): Promise<void> {
      await writeFile(await place(name), body)
      bytes += Buffer.byteLength(body)
      ends.add(expiresAt)
      written[name] = { expires: isoOf(expiresAt), sha256: hashOf(body) }
    },

    /** The files of the build once on the disk, and in the folder of every host. Out: their hashes. */
    async linkAssets(from: string, into: readonly string[]): Promise<Record<string, string>> {
      const hashes: Record<string, string> = {}
      const found = await readdir(from, { recursive: true, withFileTypes: true })
      const names = found
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(from.length + 1))
      for (const name of names.toSorted()) {
        const [first = '', ...others] = into.map(host => `${host}/${name}`)
        const body = await readFile(join(from, name))
        const original = await place(first)
        await writeFile(original, body)
        bytes += body.length
        hashes[name] = hashOf(body)
        for (const other of others) {
          const path = await place(other)
          // A file system without hard links takes copies.
          await link(original, path).catch(() => copyFile(original, path))
        }
      }
      return hashes
    }
  }
}

const hashOf = (body: string | Buffer): string => createHash('sha256').update(body).digest('hex')
