import { startConsent } from '../features/consent/start-consent.client.ts'
import { startLanguageBanner } from '../features/language-banner/language-banner.client.ts'
import { startBlockedDownloads } from '../features/region-notices/blocked-downloads.client.ts'
import { startRegionNotices } from '../features/region-notices/region-notices.client.ts'
import { startRegionLinks } from '../features/region-selector/region-links.client.ts'
import { startRegionPopup } from '../features/region-selector/region-popup.client.ts'
import { startSelfExclusion } from '../features/self-exclusion/self-exclusion.client.ts'
import type { TagSettings } from '../features/tracking/tag-settings.ts'
import { startWhyThis } from '../features/why-this/why-this.client.ts'
import { startWorldRecord } from '../features/world-record/world-record.client.ts'
import { startBackLinks } from '../shell/error-screen/back-link.client.ts'
import { showFaultNotice, startFaultActions } from '../shell/error-screen/fault.client.ts'
import { startFullScreenMenu } from '../shell/header/full-screen-menu/full-screen-menu.client.ts'
import { startMainMenu } from '../shell/header/main-menu.client.ts'
import { startMarkCurrent } from '../shell/header/mark-current.client.ts'
import { startQuickArea } from '../shell/quick-area/quick-area.client.ts'
import { hydrateParts } from '../ui/hydrated/hydrate.client.ts'
import { onPageChange } from '../ui/page-change/page-change.client.ts'
import { startScreenType } from '../ui/screen/screen-type.client.ts'
import { whenLater } from '../ui/when-later/when-later.client.ts'
import { whenPresent } from '../ui/when-present/when-present.client.ts'
import { startNavigation } from './navigate.ts'
import { parts } from './parts.ts'

type Task = { name: string; start: () => unknown }

/** "Manifest fetch starts about 1 s after load": what nobody waits for comes with it. */
const manifestDelayMs = 1000

/** What begins once the app is live, by name and in order. Each starts by itself: a fault in one leaves the others alone. */
const tasks: readonly Task[] = [
  { name: 'navigation', start: startNavigation },
  { name: 'parts', start: startParts },
  { name: 'screen type', start: startScreenType },
  { name: 'quick area', start: startQuickArea },
  { name: 'main menu', start: startMainMenu },
  { name: 'region popup', start: startRegionPopup },
  { name: 'full-screen menu', start: startFullScreenMenu },
  { name: 'region links', start: startRegionLinks },
  { name: 'mark current', start: startMarkCurrent },
  { name: 'back links', start: startBackLinks },
  { name: 'fault actions', start: startFaultActions },
  { name: 'region notices', start: startRegionNotices },
  { name: 'blocked downloads', start: startBlockedDownloads },
  { name: 'self-exclusion', start: startSelfExclusion },
  { name: 'world record', start: startWorldRecord },
  { name: 'why this', start: startWhyThis },
  { name: 'language banner', start: startLanguageBanner },
  {
    name: 'slider bars',
    start: () =>
      whenPresent('[data-slider-bar]', async () => {
        const { startSliderBars } = await import('../ui/slider-bar/slider-bar.client.ts')
        return startSliderBars
      })
  },
  {
    name: 'featured times',
    start: () =>
      whenPresent('time[data-start], [data-own-clock]', async () => {
        const { startFeaturedTimes } = await import('../features/tournaments/featured-times.client.ts')
        return startFeaturedTimes
      })
  },
  {
    name: 'islands',
    start: () =>
      whenPresent('[data-island]', async () => {
        const { startIslands } = await import('../islands/islands.client.ts')
        return startIslands
      })
  },
  {
    name: 'consent',
    start: () =>
      startConsent(async (tags: TagSettings, mayCount) => {
        const { startTracking } = await import('../features/tracking/tracking.client.ts')
        startTracking(tags, mayCount)
      })
  },
  {
    name: 'download',
    start: () =>
      whenPresent('.download', async () => {
        const { startDownload } = await import('../features/download/download.client.ts')
        return startDownload
      })
  },
  {
    name: 'help search',
    start: () =>
      whenPresent('form[data-help-search]', async () => {
        const { startHelpSearch } = await import('../features/help-search/help-search.client.ts')
        return startHelpSearch
      })
  },
  {
    name: 'help chat',
    start: () =>
      whenPresent('[data-help-chat]', async () => {
        const { startHelpChat } = await import('../features/help-chat/help-chat.client.ts')
        return startHelpChat
      })
  },
  {
    name: 'glossary search',
    start: () =>
      whenPresent('form[data-glossary-search]', async () => {
        const { startGlossarySearch } = await import('../pages/glossary/glossary-search.client.ts')
        return startGlossarySearch
      })
  },
  {
    name: 'run-time icons',
    start: () =>
      whenPresent('[data-icon]', async () => {
        const { startRunTimeIcons } = await import('../features/run-time-icons/run-time-icons.client.ts')
        return startRunTimeIcons
      })
  },
  {
    name: 'build freshness',
    start: () =>
      whenLater(manifestDelayMs, async () => {
        const { startBuildFreshness } = await import('../features/build-freshness/build-freshness.client.ts')
        return startBuildFreshness
      })
  },
  {
    name: 'prefetch',
    start: () =>
      whenLater(manifestDelayMs, async () => {
        const { startPrefetch } = await import('../features/prefetch/prefetch.client.ts')
        return startPrefetch
      })
  }
]

function startParts(): () => void {
  const start = () => hydrateParts(document, parts)
  start()
  return onPageChange(start)
}

for (const { name, start } of tasks) {
  try {
    start()
  } catch (error) {
    console.error(`The task '${name}' did not start`, error)
    showFaultNotice()
  }
}
document.documentElement.dataset.app = 'live'
dispatchEvent(new Event('app-live'))
