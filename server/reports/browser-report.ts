import * as v from 'valibot'

/** The kept part of a report: words of fixed lists, an origin and a pathname. Nothing of it says who the visitor is. */
export type BrowserReport = {
  type: (typeof types)[number] | 'other'
  /** Of a policy its directive, of a crash its cause, else `none`. */
  detail: string
  /** Of which kind it was that a policy refused, else `none`. */
  blocked: Blocked
  /** The origin that a policy refused, where it is one of the web. */
  origin: string | null
  /** Host and pathname of the document; null where its address is none of the web. */
  document: { host: string; pathname: string } | null
}

type Blocked = 'none' | 'inline' | 'eval' | 'data' | 'own' | 'other-origin' | 'extension' | 'unknown'

const types = ['csp-violation', 'crash', 'deprecation', 'intervention'] as const
const directives = [
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src'
] as const
const causes = ['oom', 'unresponsive'] as const

/** Of one delivery; browsers hold back more than a minute's reports seldom. */
const maxReports = 50
const text = v.pipe(v.string(), v.maxLength(8000, 'has more than 8000 characters'))

/** The body of `application/reports+json` (Reporting API). Each kind of report has fields of its own. */
const reportsSchema = v.pipe(
  v.array(
    v.object({
      type: text,
      url: text,
      body: v.nullish(
        v.object({ effectiveDirective: v.nullish(text), blockedURL: v.nullish(text), reason: v.nullish(text) })
      )
    })
  ),
  v.maxLength(maxReports, `has more than ${maxReports} reports`)
)

/** The body of `application/csp-report`, which `report-uri` sends. */
const policyReportSchema = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': v.nullish(text),
    'violated-directive': v.nullish(text),
    'blocked-uri': v.nullish(text)
  })
})

/** The schema of each content type that browsers report in. */
export const reportSchemas = {
  'application/reports+json': v.pipe(
    reportsSchema,
    v.transform(reports => reports.map(readReport))
  ),
  'application/csp-report': v.pipe(
    policyReportSchema,
    v.transform(({ 'csp-report': report }) => {
      const effectiveDirective = report['effective-directive'] || report['violated-directive']?.split(' ')[0]
      const body = { effectiveDirective, blockedURL: report['blocked-uri'] }
      return [readReport({ type: 'csp-violation', url: report['document-uri'], body })]
    })
  )
} as const

function readReport({ type, url, body }: v.InferOutput<typeof reportsSchema>[number]): BrowserReport {
  const known = oneOf(types, type)
  const violation = known === 'csp-violation'
  const blockedUrl = violation ? (body?.blockedURL ?? '') : null
  return {
    type: known,
    detail: detailOf(known, violation ? body?.effectiveDirective : body?.reason),
    ...blockedBy(blockedUrl, url),
    document: placeOf(url)
  }
}

/** The words for the detail of a report; one of another type has none. */
const details: Partial<Record<BrowserReport['type'], readonly string[]>> = {
  'csp-violation': directives,
  crash: causes
}

function detailOf(type: BrowserReport['type'], said: string | null | undefined): string {
  const words = details[type]
  return words ? oneOf(words, said) : 'none'
}

const oneOf = <const Words extends readonly string[]>(words: Words, said: string | null | undefined) =>
  words.find((word): word is Words[number] => word === said) ?? 'other'

const webAddress = (address: string): URL | null => {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

function placeOf(address: string): BrowserReport['document'] {
  const url = webAddress(address)
  return url && { host: url.host, pathname: url.pathname }
}

/** Host names of DNS have 253 characters at most. */
const maxOrigin = 270

/** The refused address: by its kind, and by its origin where that is another one of the web. Path and query are dropped. */
function blockedBy(address: string | null, documentAddress: string): Pick<BrowserReport, 'blocked' | 'origin'> {
  const url = webAddress(address ?? '')
  if (!url) return { blocked: address === null ? 'none' : kindOf(address), origin: null }
  const { origin } = url
  if (origin === webAddress(documentAddress)?.origin) return { blocked: 'own', origin: null }
  return { blocked: 'other-origin', origin: origin.length > maxOrigin ? null : origin }
}

/** Browsers name what has no address of the web by a word or by its scheme. */
function kindOf(said: string): Blocked {
  if (said === 'inline') return 'inline'
  if (/^(wasm-)?eval$/.test(said)) return 'eval'
  if (/^(data|blob)(:|$)/.test(said)) return 'data'
  return /-extension(:|$)/.test(said) ? 'extension' : 'unknown'
}
