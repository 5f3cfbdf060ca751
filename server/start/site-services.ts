import { observedDatabase } from '../accounts/observed-database.ts'
import { openStorage } from '../accounts/open-storage.ts'
import { createSignUpService } from '../accounts/sign-up-service.ts'
import { watchReviewDates } from '../content/review-dates.ts'
import { noteServedVersions } from '../content/served-versions.ts'
import { createStatementSigner } from '../http/signed-statement.ts'
import type { SiteServices } from '../http/site-context.ts'
import { createIslands } from '../pages/islands.ts'
import { commitOfBuild } from '../platform/release.ts'
import { createIntake } from '../reports/intake.ts'
import { createDownloadLinks } from '../upstreams/download-links.ts'
import { createIcons } from '../upstreams/icons.ts'
import { createPlayersFeed } from '../upstreams/players-feed.ts'
import { createAddressLookup } from '../visitor/address-lookup.ts'
import type { Rendering } from './rendering.ts'

/** The services of a running site. Throws EnvironmentError for a `GEO_DATABASE` or storage that cannot be opened. */
export async function createSiteServices({
  renderer,
  cache,
  contentVersion,
  liveRecords,
  withdrawals
}: Rendering): Promise<SiteServices> {
  const { environment, buildId, content, now, logger, metrics } = renderer.settings
  const addresses = await createAddressLookup({ environment, now, logger, metrics })
  const opened = await openStorage(environment, logger, now)
  const storage = { ...opened, database: observedDatabase(opened.database, metrics) }
  const offerSwitch = await withdrawals.follow(storage.database)
  const [secret, ...otherSecrets] = storage.secrets
  const served = await noteServedVersions(storage.database, {
    build: buildId,
    commit: await commitOfBuild(buildId),
    content: contentVersion,
    now,
    logger
  })
  const signUp = createSignUpService({ environment, now, logger, metrics, content }, storage)
  const players = createPlayersFeed({ url: environment.PLAYERS_ONLINE_URL, content, now, logger, metrics })
  const reviewDates = watchReviewDates({ content, now, logger, metrics })
  const upstreams = liveRecords.start()
  return {
    lookUp: addresses.lookUp,
    signUp,
    storage,
    liveRecords,
    downloadLinks: createDownloadLinks({ environment, now, logger, metrics }),
    islands: createIslands(renderer, cache, players),
    icons: createIcons({ serviceUrl: environment.ICON_SERVICE_URL, now, logger, metrics }),
    statements: [createStatementSigner(secret), ...otherSecrets.map(other => createStatementSigner(other))],
    intake: createIntake(secret, logger, now),
    async stop() {
      addresses.stop()
      reviewDates.stop()
      void upstreams.stop()
      await Promise.all([signUp.stop(), offerSwitch.stop(), served.stop()])
      await storage.database.close()
    }
  }
}
