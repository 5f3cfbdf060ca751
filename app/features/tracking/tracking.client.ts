import { openedWithSearch } from '../../site/visitor/opened-with.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { scriptOf } from '../../ui/server-html/server-html.client.ts'
import { whenIdle } from '../../ui/when-present/when-idle.client.ts'
import { type PageCall, pageCall } from './page-call.ts'
import type { Tag, TagSettings } from './tag-settings.ts'

/** Consent mode before any choice: nothing is allowed. Advertising stays so: this site asks for measurement alone. */
const deniedByDefault = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied'
} as const

/** The stand-in of the provider until its script is there: it keeps the calls, which the script then takes over. */
type Analytics = {
  _writeKey?: string | null
  page: (name: undefined, properties: PageCall) => unknown
}
type Tags = Window & { analytics?: Analytics; dataLayer?: unknown[] }

let started = false

/**
 * Loads analytics and the tag manager, once for the document, and counts one page view now and after each route change. Nothing but consent may call it. A
 * script that does not come is logged, and the site goes on without it.
 */
export function startTracking({ analytics, tagManager, grant }: TagSettings, mayCount: () => boolean): void {
  if (started) return
  started = true
  const tags = window as Tags
  tags.analytics ??= queue(analytics.id)
  tags.dataLayer ??= []
  tellTagManager(tags.dataLayer, ['consent', 'default', deniedByDefault])
  tellTagManager(tags.dataLayer, ['consent', 'update', { analytics_storage: 'granted' }])
  tags.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  load(analytics, 'analytics')
  load(tagManager, 'tag-manager')
  let referrer = document.referrer
  const countPage = () => {
    const { origin, pathname: path, search } = location
    const call = pageCall({ origin, path, search, referrer, openedWith: openedWithSearch })
    if (mayCount()) tags.analytics?.page(undefined, call)
    referrer = call.url
    measureOnce(() => mayCount() && document.cookie.split('; ').includes(`consent=${grant}`))
  }
  countPage()
  onPageChange(countPage)
}

let measures = false

/** Measures how fast pages are, and their faults, once a visitor has agreed by a press: that tags may run without being asked for is not enough here. */
function measureOnce(mayMeasure: () => boolean): void {
  if (measures || !mayMeasure()) return
  measures = true
  const start = () =>
    import('./measurements.client.ts')
      .then(({ startMeasurements }) => startMeasurements(mayMeasure))
      .catch(error => console.warn('Measuring did not start', error))
  whenIdle(start)
}

function queue(id: string | null): Analytics {
  const calls: unknown[] = []
  return Object.assign(calls, {
    _writeKey: id,
    page: (...words: unknown[]) => calls.push(['page', ...words])
  })
}

/** Consent mode is told by objects of arguments, not by lists: a list is taken for a command of another kind. */
function tellTagManager(layer: unknown[], words: readonly unknown[]): void {
  function tell(..._words: unknown[]) {
    layer.push(arguments)
  }
  tell(...words)
}

function load({ src }: Tag, name: string): void {
  const script = scriptOf(src)
  script.dataset.tag = name
  script.onerror = () => console.warn(`The script '${name}' could not be loaded`)
  document.head.append(script)
}
