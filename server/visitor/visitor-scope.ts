import type { SiteContext } from '../http/site-context.ts'

/** The scope that the rules of inducements read, for an answer that is no page and is not cached. */
export const visitorScope = (c: SiteContext) => ({
  siteId: c.var.facts.siteId,
  audience: () => c.var.visitor.audience,
  asOf: () => c.var.now,
  expiresAt: () => undefined
})
