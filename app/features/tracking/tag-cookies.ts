/** Cookies by which the usual tags recognise a browser. */
const known = /^(_ga|_gid$|_gat|_gcl_|ajs_|analytics_session_id)/
const maxNames = 20

/** The names of cookies that tags have set, of a Cookie header. Each once, at most twenty. */
export function tagCookies(header: string | undefined): string[] {
  const names = (header ?? '')
    .split(';')
    .slice(0, 200)
    .flatMap(pair => /^\s*([\w.-]{1,100})=/.exec(pair)?.[1] ?? [])
  return [...new Set(names)].filter(name => known.test(name)).slice(0, maxNames)
}

/** Set-Cookie values that delete these cookies, for the host and for the domains above it, where tags set them. */
export function deletedCookies(names: readonly string[], host: string): string[] {
  const labels = /^[a-z0-9.-]{1,253}$/.test(host) && !/^[\d.]+$/.test(host) ? host.split('.') : []
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
  return names.flatMap(name =>
    ['', ...domains.slice(-4).map(domain => `; Domain=${domain}`)].map(domain => `${name}=; Path=/; Max-Age=0${domain}`)
  )
}
