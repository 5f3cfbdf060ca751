import { countryOf } from '../../app/domain/law/place.ts'
import { withoutOpener } from '../../server/http/security-headers.ts'
import { type ByClass, classFolder, type ExportedHost, fileOf } from './exported-host.ts'
import { assetHeaders, type HeaderFacts, type HostFile } from './host-files.ts'

/**
 * `_headers` of a host, as Netlify and Cloudflare Pages read it: rules for exact addresses, because headers of several rules are joined. A page has one policy for
 * the classes of its visitors, which allows what one of theirs does.
 */
export function headersFile(host: ExportedHost, files: readonly HostFile[], facts: HeaderFacts): string {
  const { pageHeaders, commonHeaders } = facts
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const pages = [...host.pages, ...host.missing].flatMap(([pathname, byClass]) => [
    rule(pathname, {
      ...pageHeaders,
      ...(host.withoutOpener.has(pathname) && withoutOpener),
      'Content-Security-Policy': policyOfAll(byClass)
    }),
    ...(pathname.endsWith('/') ? [rule(`${pathname}_payload.json`, pageHeaders)] : [])
  ])
  const others = files.map(({ pathname, type, caching, forOthers }) =>
    rule(pathname, {
      ...commonHeaders,
      ...(forOthers && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      'Content-Type': type,
      'Cache-Control': caching
    })
  )
  return `${[rule('/assets/*', { ...commonHeaders, ...assetHeaders }), ...others, ...pages].join('\n')}\n`
}

/** The policies of all classes in one, which allows what each allows. */
export function policyOfAll(byClass: ByClass): string {
  const directives = new Map<string, Set<string>>()
  for (const { policy } of byClass.values())
    for (const directive of policy.split('; ')) {
      const [name = '', ...sources] = directive.split(' ')
      directives.set(name, new Set([...(directives.get(name) ?? []), ...sources]))
    }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** `_redirects` of a host, as Netlify reads it: what has moved, and the file of each page for the countries of each class. Who is in none gets the plain path. */
export function redirectsFile({ origin, rootLocale, classes, moved, pages }: ExportedHost): string {
  const countries = Map.groupBy(
    Object.keys(classes).filter(place => countryOf(place) === place),
    place => classes[place] ?? 'unknown'
  )
  const lines = [
    `/${rootLocale}/* ${origin}/:splat 301!`,
    ...[...moved].map(([from, to]) => `${from} ${to} 301!`),
    ...[...countries]
      .filter(([name]) => name !== 'unknown')
      .flatMap(([name, places]) => {
        const condition = `Country=${places.join(',').toLowerCase()}`
        return [...pages].flatMap(([pathname, byClass]) =>
          [pathname, `${pathname}_payload.json`].map(path =>
            byClass.has(name)
              ? `${path} ${classFolder(name)}${fileOf(path)} 200! ${condition}`
              : `${path} /404.html 404! ${condition}`
          )
        )
      }),
    '/_classes/* /404.html 404!'
  ]
  return `${lines.join('\n')}\n`
}
