import { startLanguageBanner } from './features/language-banner/language-banner.client.ts'
import { startRegionLinks } from './features/region-selector/region-links.client.ts'
import { startRegionPopup } from './features/region-selector/region-popup.client.ts'
import { startFeaturedTimes } from './features/tournaments/featured-times.client.ts'
import { startBackLinks } from './shell/error-screen/back-link.client.ts'
import { startFullScreenMenu } from './shell/header/full-screen-menu/full-screen-menu.client.ts'
import { startMainMenu } from './shell/header/main-menu.client.ts'
import { startMarkCurrent } from './shell/header/mark-current.client.ts'

type Task = { name: string; start: () => undefined | (() => void) }

/** What begins once the app is live, by name and in order. Each starts by itself: a fault in one leaves the others alone. */
const tasks: readonly Task[] = [
  { name: 'main menu', start: startMainMenu },
  { name: 'region popup', start: startRegionPopup },
  { name: 'full-screen menu', start: startFullScreenMenu },
  { name: 'region links', start: startRegionLinks },
  { name: 'mark current', start: startMarkCurrent },
  { name: 'back links', start: startBackLinks },
  { name: 'language banner', start: startLanguageBanner },
  { name: 'featured times', start: startFeaturedTimes }
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
