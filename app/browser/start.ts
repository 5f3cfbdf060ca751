import { startBuildFreshness } from '../features/build-freshness/build-freshness.client.ts'
import { startConsent } from '../features/consent/start-consent.client.ts'
import { startLanguageBanner } from '../features/language-banner/start-language-banner.client.ts'
import { startLinkGuard } from '../features/link-guard/link-guard.client.ts'
import { startPrefetch } from '../features/prefetch/prefetch.client.ts'
import { startBlockedDownloads } from '../features/region-notices/blocked-downloads.client.ts'
import { startRegionNotices } from '../features/region-notices/region-notices.client.ts'
import { startRegionLinks } from '../features/region-selector/region-links.client.ts'
import type { TagSettings } from '../features/tracking/tag-settings.ts'
import { startBackLinks } from '../shell/error-screen/back-link.client.ts'
import { showFaultNotice, startFaultActions } from '../shell/error-screen/fault.client.ts'
import { startFullScreenMenu } from '../shell/header/full-screen-menu.client.ts'
import { layOutLate } from '../shell/layouts/late-layout.client.ts'
import { openOnPress } from '../ui/opening-links/opening-links.client.ts'
import { whenTouched } from '../ui/press/when-touched.client.ts'
import { onceLaidOut } from '../ui/screen/once-laid-out.client.ts'
import { startScreenType } from '../ui/screen/screen-type.client.ts'
import { whenIdle } from '../ui/when-present/when-idle.client.ts'
import { whenPresent } from '../ui/when-present/when-present.client.ts'
import { startNamedPlace } from './named-place.ts'
import { startNavigation } from './navigate.ts'

/** "Manifest fetch starts about 1 s after load": what nobody waits for comes with it. */
const manifestDelayMs = 1000

/** Behaviours whose code comes with the first page that has an element for them. */
const behaviours: readonly Parameters<typeof whenPresent>[] = [
  ['[data-why-this]', async () => (await import('../features/why-this/why-this.client.ts')).startWhyThis, 'near'],
  ['[data-slider-bar]', async () => (await import('../ui/slider-bar/slider-bar.client.ts')).startSliderBars],
  [
    'time[data-start], time[data-zoned]',
    async () => (await import('../features/tournaments/featured-times.client.ts')).startFeaturedTimes,
    'near'
  ],
  ['[data-island]', async () => (await import('../islands/islands.client.ts')).startIslands, 'near'],
  ['.download', async () => (await import('../features/download/download.client.ts')).startDownload],
  [
    'form[data-help-search]',
    async () => (await import('../features/help-search/help-search.client.ts')).startHelpSearch
  ],
  ['[data-help-chat]', async () => (await import('../features/help-chat/help-chat.client.ts')).startHelpChat],
  [
    'form[data-glossary-search]',
    async () => (await import('../pages/glossary/glossary-search.client.ts')).startGlossarySearch
  ],
  ['[data-icon]', async () => (await import('../features/run-time-icons/run-time-icons.client.ts')).startRunTimeIcons]
]

/** The tasks that begin once the app is live, by name and in order. Each starts by itself: a fault in one leaves the others alone. */
const tasks: Readonly<Record<string, () => unknown>> = {
  'link guard': startLinkGuard,
  navigation: startNavigation,
  'named place': startNamedPlace,
  parts: () => whenTouched('[data-hydrate]', async () => (await import('./parts.ts')).startParts),
  'screen type': startScreenType,
  menus: () => whenTouched('[data-popup]', async () => (await import('./menus.ts')).startMenus),
  'full-screen menu': startFullScreenMenu,
  'region links': startRegionLinks,
  'back links': startBackLinks,
  'fault actions': startFaultActions,
  'region notices': startRegionNotices,
  'blocked downloads': startBlockedDownloads,
  'self-exclusion': () =>
    openOnPress('self-exclusion', async () =>
      (await import('../features/self-exclusion/self-exclusion-modal.client.tsx')).showSelfExclusion()
    ),
  'world record': () =>
    openOnPress('world-record', async () =>
      (await import('../features/world-record/world-record-modal.client.tsx')).showWorldRecord()
    ),
  'language banner': startLanguageBanner,
  'quick area': startQuickAreaOnceScrolled,
  ...Object.fromEntries(behaviours.map(behaviour => [behaviour[0], () => whenPresent(...behaviour)])),
  consent: () =>
    startConsent(async (tags: TagSettings, mayCount) =>
      (await import('../features/tracking/tracking.client.ts')).startTracking(tags, mayCount)
    ),
  'late layout': layOutLate,
  'build freshness': () => setTimeout(whenIdle, manifestDelayMs, startBuildFreshness, { timeout: 1000 }),
  prefetch: () =>
    setTimeout(whenIdle, manifestDelayMs, () => startPrefetch(() => import('./show-page.ts')), { timeout: 1000 })
}

/** Also where the browser has brought the page back to where it was. */
function startQuickAreaOnceScrolled(): void {
  const begin = () =>
    void import('../shell/quick-area/quick-area.client.ts')
      .then(({ startQuickArea }) => startQuickArea())
      .catch(error => console.warn('What follows scrolling did not start', error))
  onceLaidOut(() => {
    if (scrollY > 0) begin()
    else addEventListener('scroll', begin, { once: true, passive: true })
  })
}

/** So long the start may hold up what a visitor does. */
const longestTurnMs = 4

async function startAll(): Promise<void> {
  let turn = performance.now()
  for (const [name, start] of Object.entries(tasks)) {
    try {
      start()
    } catch (error) {
      console.error(`The task '${name}' did not start`, error)
      showFaultNotice()
    }
    if (performance.now() < turn + longestTurnMs) continue
    await window.scheduler?.yield?.()
    turn = performance.now()
  }
  document.documentElement.dataset.app = 'live'
  dispatchEvent(new Event('app-live'))
}

void startAll()
