import { readFile } from 'node:fs/promises'
import { fontFiles } from '../../app/site/fonts/font-faces.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { locales } from '../../app/site/locales/locale.ts'
import { mayDownload } from '../../app/site/visitor/download-blocked.ts'
import type { ApiCall } from '../../server/api-call.ts'
import { contentSecurityPolicy, securityHeaders } from '../../server/http/security-headers.ts'
import { answerRefusal } from '../../server/pages/answer-page.ts'
import { securitySettings } from '../../server/pages/page-renderer.ts'
import { translatorOf } from '../../server/translator.ts'
import type * as documents from '../documents.tsx'
import { sampleAddress, samplePageWords, usesSample } from './sample-address.ts'

/**
 * GET /sample-client/*: what downloads lead to until an operator has installers: pages that say they are a sample, and their files. A BLOCKED location gets
 * 403 here as well: no installer, not even a sample, comes from any address. Out: the status.
 */
export async function answerSampleClient(call: ApiCall): Promise<number> {
  const { request, response, facts, pages } = call
  const { environment } = pages.renderer.settings
  const address = usesSample(environment) ? sampleAddress(facts.pathname, facts.siteId) : null
  const refuse = (status: 403 | 404, message: string) =>
    answerRefusal(request, response, pages, facts.pathname, { status, message })
  const missing = () => refuse(404, pageNotFound(`${facts.pathname}${facts.search}`))
  if (!address) return missing()
  if (address.kind === 'font') {
    const font = fonts.includes(address.name) ? await readFile(`assets/fonts/${address.name}`) : null
    return font
      ? send(call, font, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' })
      : missing()
  }
  if (!mayDownload(pages.audienceOf(request, facts).rule)) return refuse(403, 'Not available in the current location')
  if (address.kind === 'page') return sendPage(call, address)
  const { name } = address
  const published = pages.renderer.settings.content().builds.some(({ file }) => file?.name === name)
  const file = published ? await readFile(`demo/sample-client/files/${name}`).catch(() => null) : null
  if (!file) return missing()
  return send(call, file, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store'
  })
}

const fonts = locales.flatMap(locale => Object.values(fontFiles(locale)))

async function sendPage(call: ApiCall, { of, locale }: Extract<ReturnType<typeof sampleAddress>, { kind: 'page' }>) {
  const { facts, pages } = call
  const { siteId } = facts
  const { settings } = pages.renderer
  const build = await settings.build()
  const { samplePage } = await build.load<typeof documents>('demo/documents.tsx')
  const words = samplePageWords({
    of,
    builds: settings.content().builds,
    locale,
    t: translatorOf(build, locale)
  })
  const html = samplePage(words, pagePath(siteId, locale, '/download/'), { siteId, locale })
  return send(call, Buffer.from(html), {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(html, securitySettings(settings.environment, siteId)),
    'Cache-Control': 'private, no-cache'
  })
}

function send({ request, response, facts, pages }: ApiCall, body: Buffer, headers: Record<string, string>): number {
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    'X-Robots-Tag': 'noindex',
    ...securityHeaders(securitySettings(pages.renderer.settings.environment, facts.siteId))
  })
  response.end(request.method === 'HEAD' ? undefined : body)
  return 200
}
