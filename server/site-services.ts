import type { Environment } from '../app/site/config/environment.ts'
import { createAddressLookup } from './address-lookup.ts'
import { createDownloadLinks } from './download-links.ts'
import { createIcons } from './icons/icons.ts'
import { createIslands } from './islands/islands.ts'
import { createPlayersFeed } from './players-online/players-feed.ts'
import type { Rendering } from './rendering.ts'
import { watchReviewDates } from './review-dates.ts'
import { createSignUpService } from './sign-up/sign-up-service.ts'
import { createSupportDesk } from './support-desk/support-desk.ts'

/**
 * What a running site has besides its pages: where addresses are, sign-ups, what upstreams give, and an eye on the dates of its records.
 * In: the environment and what renders. Out: the services, and how to stop them all.
 *
 * @throws EnvironmentError for a `GEO_DATABASE` that cannot be read, and where the storage of sign-ups cannot be opened
 */
export async function createSiteServices(
  environment: Environment,
  { renderer, cache, content, liveRecords, now, logger, metrics }: Rendering
) {
  const addresses = await createAddressLookup({ environment, now, logger, metrics })
  const signUp = await createSignUpService({ environment, now, logger, metrics, content: renderer.settings.content })
  const players = createPlayersFeed({
    url: environment.PLAYERS_ONLINE_URL,
    content: renderer.settings.content,
    now,
    logger
  })
  const reviewDates = watchReviewDates({ content, now, logger, metrics })
  const upstreams = liveRecords.start()
  return {
    lookUp: addresses.lookUp,
    signUp,
    liveRecords,
    supportDesk: createSupportDesk(environment, now),
    downloadLinks: createDownloadLinks({ url: environment.DOWNLOAD_LINKS_URL, now, logger }),
    islands: createIslands(renderer, cache, players),
    icons: createIcons({ serviceUrl: environment.ICON_SERVICE_URL, now, logger }),
    async stop() {
      addresses.stop()
      reviewDates.stop()
      upstreams.stop()
      await signUp.stop()
    }
  }
}

export type SiteServices = Awaited<ReturnType<typeof createSiteServices>>
