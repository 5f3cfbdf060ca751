import { startLanguageBanner } from './features/language-banner/language-banner.client.ts'
import { startBlockedDownloads } from './features/region-notices/blocked-downloads.client.ts'
import { startRegionNotices } from './features/region-notices/region-notices.client.ts'
import { startRegionLinks } from './features/region-selector/region-links.client.ts'
import { startRegionPopup } from './features/region-selector/region-popup.client.ts'
import { startSelfExclusion } from './features/self-exclusion/self-exclusion.client.ts'
import { startFeaturedTimes } from './features/tournaments/featured-times.client.ts'
import { startWhyThis } from './features/why-this/why-this.client.ts'
import { startWorldRecord } from './features/world-record/world-record.client.ts'
import { startBackLinks } from './shell/error-screen/back-link.client.ts'
import { startFullScreenMenu } from './shell/header/full-screen-menu/full-screen-menu.client.ts'
import { startMainMenu } from './shell/header/main-menu.client.ts'
import { startMarkCurrent } from './shell/header/mark-current.client.ts'
import { startScreenType } from './ui/screen/screen-type.client.ts'
import { whenPresent } from './ui/when-present/when-present.client.ts'

type Task = { name: string; start: () => undefined | (() => void) }

/** What begins once the app is live, by name and in order. Each starts by itself: a fault in one leaves the others alone. */
const tasks: readonly Task[] = [
  { name: 'screen type', start: startScreenType },
  { name: 'main menu', start: startMainMenu },
  { name: 'region popup', start: startRegionPopup },
  { name: 'full-screen menu', start: startFullScreenMenu },
  { name: 'region links', start: startRegionLinks },
  { name: 'mark current', start: startMarkCurrent },
  { name: 'back links', start: startBackLinks },
  { name: 'region notices', start: startRegionNotices },
  { name: 'blocked downloads', start: startBlockedDownloads },
  { name: 'self-exclusion', start: startSelfExclusion },
  { name: 'world record', start: startWorldRecord },
  { name: 'why this', start: startWhyThis },
  { name: 'language banner', start: startLanguageBanner },
  { name: 'featured times', start: startFeaturedTimes },
  {
    name: 'download',
    start: () =>
      whenPresent('.download', async () => {
        const { startDownload } = await import('./features/download/download.client.ts')
        return startDownload
      })
  },
  {
    name: 'sign-up form',
    start: () =>
      whenPresent('form[data-sign-up]', async () => {
        const { startSignUpForm } = await import('./features/sign-up/sign-up-form.client.ts')
        return startSignUpForm
      })
  }
]

/** Starts every task. Out: how to stop them all. */
export function startBackgroundTasks(): () => void {
  const stops = tasks.map(({ name, start }) => {
    try {
      return start()
    } catch (error) {
      console.error(`The task '${name}' did not start`, error)
      return undefined
    }
  })
  return () => {
    for (const stop of stops) stop?.()
  }
}
