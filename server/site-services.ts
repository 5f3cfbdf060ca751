import type { Environment } from '../app/site/config/environment.ts'
import type { Rendering } from './rendering.ts'

/**
 * What a running site has besides its pages. In: the environment and what renders. Out: the services, and how to stop them all.
 */
export async function createSiteServices(_environment: Environment, _rendering: Rendering) {
  return {
    async stop() {}
  }
}

export type SiteServices = Awaited<ReturnType<typeof createSiteServices>>
