// Answers from an export at the edge of a CDN, as nginx does with the configuration of the export: docs/cdn.md. It needs no package, and runs wherever Request and Response are.

/**
 * @param data what `edge/{host}.json` of the export holds
 * @param fileAt (path in the export) => Response of the file, or null where there is none
 * @param origin (request) => Response of a process
 * @param now the time in ms
 * @returns (request, { country, region }) => Response
 */
export function createEdge(data, { fileAt, origin, now = Date.now }) {
  const { folder, rootLocale, classes, pages, missing, policies, files, moved, headers, cookies } = data
  const { withoutOpener = [] } = data
  const parameters = new Set(data.origin.parameters)
  const originPaths = new Set(data.origin.paths.flatMap(path => [path, path.replace(/(.)\/$/, '$1')]))
  const byProcess = path =>
    originPaths.has(path) ||
    data.origin.trees.some(tree => path.startsWith(tree)) ||
    /^\/[a-z]{2}(-[a-z]{2})?\/network\//.test(path)

  /** Of what no country is named, or one that is none, the class is unknown: it is shown no offer. */
  const classOf = ({ country, region }) => {
    const [key, whole] = [country, `${country}-${String(region ?? '').replace(/^CA-/i, '')}`].map(code =>
      String(code ?? '').toUpperCase()
    )
    return own(classes, whole) ?? own(classes, key) ?? 'unknown'
  }
  const factsOf = (entry, name) => (Object.hasOwn(entry.other, name) ? entry.other[name] : entry.usual)
  const folderOf = name => (name === 'unknown' ? folder : `${folder}/_classes/${name}`)

  const send = async (path, status, more) => {
    const file = await fileAt(path)
    if (!file) return null
    const type = file.headers.get('Content-Type')
    return new Response(file.body, { status, headers: { ...(type && { 'Content-Type': type }), ...more } })
  }

  async function answerPage(request, { url, path, entry, name }) {
    const facts = factsOf(entry, name)
    const hasOwnQuery = [...url.searchParams.keys()].some(parameter => parameters.has(parameter))
    if (!facts || hasOwnQuery || (facts[1] !== null && now() >= facts[1])) return origin(request)
    const isPage = path.endsWith('/')
    const forced = isPage && url.searchParams.get('force') === '1'
    return (
      (await send(`${folderOf(name)}${isPage ? `${path}index.html` : path}`, 200, {
        ...headers.page,
        'Content-Type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
        ...(isPage && { 'Content-Security-Policy': policies[facts[0]] }),
        ...(withoutOpener.includes(path) && { 'Cross-Origin-Opener-Policy': 'same-origin' }),
        ...(forced && { 'Set-Cookie': cookies[localeOf(path)] })
      })) ?? origin(request)
    )
  }

  const localeOf = path => {
    const [, first] = path.split('/')
    return first !== rootLocale && Object.hasOwn(cookies, first) && path.startsWith(`/${first}/`) ? first : rootLocale
  }

  /** Where an address leads for good: the prefix of the first locale, a missing slash, a page that has moved. */
  const redirectOf = path => {
    const bare =
      path === `/${rootLocale}` ? '/' : path.startsWith(`/${rootLocale}/`) ? path.slice(rootLocale.length + 1) : path
    const slashed = bare.endsWith('/') ? bare : `${bare}/`
    if (Object.hasOwn(pages, slashed)) return slashed === path ? null : slashed
    return own(moved, slashed) ?? null
  }

  return async (request, place) => {
    const url = new URL(request.url)
    const path = url.pathname
    if (!['GET', 'HEAD'].includes(request.method) || byProcess(path)) return origin(request)
    const name = classOf(place)
    const entry = own(pages, path.replace(/\/_payload\.json$/, '/'))
    if (entry) return answerPage(request, { url, path, entry, name })
    if (path.startsWith('/assets/')) return (await send(`${folder}${path}`, 200, headers.assets)) ?? origin(request)
    const file = own(files, path)
    if (file) {
      const [type, caching, forOthers] = file
      const shared = forOthers ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}
      const more = { ...headers.common, ...shared, 'Content-Type': type, 'Cache-Control': caching }
      return (await send(`${folder}${path}`, 200, more)) ?? origin(request)
    }
    if (path.startsWith('/builds/')) return origin(request)
    const to = redirectOf(path)
    if (to)
      return new Response(null, {
        status: 301,
        headers: {
          ...headers.common,
          Location: `${to}${url.search}`,
          'Cache-Control': 'no-cache',
          'Referrer-Policy': 'origin'
        }
      })
    const locale = localeOf(path)
    const screen = `${locale === rootLocale ? '' : `/${locale}`}/404.html`
    const more = {
      ...headers.page,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policies[factsOf(missing[screen], name)[0]]
    }
    return (await send(`${folderOf(name)}${screen}`, 404, more)) ?? origin(request)
  }
}

const own = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined)
