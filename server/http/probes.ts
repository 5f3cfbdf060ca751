/** Addresses that machines ask all day: such a request is no visitor's, and writes no line of the log. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

export const isProbe = (pathname: string): boolean => probes.has(pathname)
