import { createHash } from 'node:crypto'
import type { ThirdParties } from '../../app/site/config/third-parties.ts'

export type SecuritySettings = {
  /** Origins that may embed pages in a frame, as the site itself may. */
  embedOrigins: readonly string[]
  /** Configured origins that documents may load from and speak to. */
  others: ThirdParties
  /** Whether visitors come over TLS. */
  secure: boolean
}

/** Where browsers report what a document was refused, and that it crashed. */
const reportsPath = '/api/reports'

/** Beside the policy of a document: its reports of every kind go to one address of the same origin, so that no preflight is needed. */
export const reportingHeaders = { 'Reporting-Endpoints': `default="${reportsPath}"` }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The Content-Security-Policy of one finished document: an inline script or style is allowed by its hash, nothing else is. */
export function contentSecurityPolicy(html: string, { embedOrigins, others, secure }: SecuritySettings): string {
  const inline = (element: string) => [
    ...new Set(
      [...html.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'g'))].map(
        ([, text = '']) => hash(element === 'style' ? text.replaceAll('&lt;', '<').replaceAll('&amp;', '&') : text)
      )
    )
  ]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...others.scripts, ...inline('script')],
    'style-src': ["'self'", ...inline('style')],
    'img-src': ["'self'", 'data:', ...others.pictures],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...others.connections],
    'frame-src': ["'self'", ...others.frames],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'", ...embedOrigins],
    // Browsers that know Reporting-Endpoints take `report-to`, the others `report-uri`.
    'report-uri': [reportsPath],
    'report-to': ['default']
  }
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`)
  return [...policy, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ')
}

/** Headers of every answer, redirects, calls and files among them: a visitor’s first answer may be any of these. */
export function headersOfEveryAnswer({ secure }: Pick<SecuritySettings, 'secure'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {})
  }
}

/** For files that other sites may show or run: those of the build, pictures, and the chat script. */
export const forOtherSites = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** For documents that a mail leads to and where passwords are typed: a window of another site that opened one cannot lead it elsewhere. Not for others: browsers begin another process for it. */
export const withoutOpener = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/** The security headers of pages, and of whatever else is a document or part of one. */
export function securityHeaders(settings: Pick<SecuritySettings, 'secure'>): Record<string, string> {
  return {
    ...headersOfEveryAnswer(settings),
    'Referrer-Policy': 'origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'
  }
}
