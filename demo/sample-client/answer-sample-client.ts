import { readFile } from 'node:fs/promises'
import { mayDownload } from '../../app/domain/law/download-blocked.ts'
import { locales } from '../../app/domain/locales/locale.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import { fontFiles } from '../../app/site/locales/font-faces.ts'
import { send } from '../../server/http/answers.ts'
import { contentSecurityPolicy, reportingHeaders, securityHeaders } from '../../server/http/security-headers.ts'
import type { SiteContext } from '../../server/http/site-context.ts'
import { answerRefusal } from '../../server/pages/answer-page.ts'
import { securitySettings } from '../../server/pages/page-renderer.ts'
import { translatorOf } from '../../server/pages/translator.ts'
import type * as documents from '../documents.tsx'
import { type SampleAddress, sampleAddress, samplePageWords, usesSample } from './sample-address.ts'

/** GET /sample-client/*: pages that say they are a sample, and their files. A BLOCKED location gets 403 here as well. */
export async function answerSampleClient(c: SiteContext): Promise<Response> {
  const { facts, settings, visitor, content } = c.var
  const { environment } = settings
  const address = usesSample(environment) ? sampleAddress(facts.pathname, facts.siteId) : null
  const refuse = (status: 403 | 404, message: string) => answerRefusal(c, facts.pathname, { status, message })
  const missing = () => refuse(404, pageNotFound(`${facts.pathname}${facts.search}`))
  if (!address) return missing()
  if (address.kind === 'font') {
    const font = fonts.includes(address.name) ? await readFile(`assets/fonts/${address.name}`) : null
    return font
      ? answer(c, font, { 'Content-Type': 'font/woff2', 'Cache-Control': 'public, max-age=86400' })
      : missing()
  }
  if (!mayDownload(visitor.audience)) return refuse(403, 'Not available in the current location')
  if (address.kind === 'page') return answerSamplePage(c, address)
  const { name } = address
  const published = content.builds.some(({ file }) => file?.name === name)
  const file = published ? await readFile(`demo/sample-client/files/${name}`).catch(() => null) : null
  if (!file) return missing()
  return answer(c, file, {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store'
  })
}

const fonts = locales.flatMap(locale => Object.values(fontFiles(locale)))

async function answerSamplePage(c: SiteContext, { of, locale }: Extract<SampleAddress, { kind: 'page' }>) {
  const { facts, settings, content } = c.var
  const { siteId } = facts
  const build = await settings.build()
  const { samplePage } = await build.load<typeof documents>('demo/documents.tsx')
  const words = samplePageWords({
    of,
    builds: content.builds,
    locale,
    t: translatorOf(build, locale)
  })
  const html = samplePage(words, pagePath(siteId, locale, '/download/'), { siteId, locale })
  return answer(c, html, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(html, securitySettings(settings.environment, siteId)),
    ...reportingHeaders,
    'Cache-Control': 'private, no-cache'
  })
}

function answer(c: SiteContext, body: string | NonSharedBuffer, headers: Record<string, string>): Response {
  const { facts, settings } = c.var
  const security = securityHeaders(securitySettings(settings.environment, facts.siteId))
  return send(c, body, { ...headers, 'X-Robots-Tag': 'noindex', ...security })
}
