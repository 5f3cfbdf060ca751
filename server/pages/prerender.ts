import { setImmediate as turn } from 'node:timers/promises'
import { type Audience, audienceClassesOf } from '../../app/domain/law/audience.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import type { Content } from '../../content/content.ts'
import { type LiveAddress, liveAddresses } from './live-addresses.ts'
import {
  type PageRenderer,
  type PageRequest,
  plainPage,
  type RenderedPage,
  type RendererSettings
} from './page-renderer.ts'
import { siteMapNow } from './site-map-now.ts'

/** A page as some audience classes see it. */
export type PrerenderedPage = { address: LiveAddress; audiences: Audience[]; rendered: RenderedPage }

/** Header, menu and footer are the same on every page of a class: these pages are rendered for each of them, all others where their own words differ. */
export const withEveryShell: readonly string[] = ['/', '/download/']

/**
 * Renders every page of every site, or those that are wanted, once for each audience class that sees another one. `whole`: as each class is sent it, so that
 * header, menu and footer count everywhere. Throws, naming a page that cannot be rendered.
 */
export async function* prerender(
  renderer: PageRenderer,
  isWanted: (address: LiveAddress) => boolean = () => true,
  { whole = false } = {}
): AsyncGenerator<PrerenderedPage> {
  const { environment, content, now } = renderer.settings
  const [reading, instant] = [content(), now()]
  const classes = new Map(siteIds.map(id => [id, audienceClassesOf(id, reading.countryRules, instant)]))
  for (const address of liveAddresses(environment, siteMapNow(reading, instant)).filter(isWanted)) {
    const made: (PrerenderedPage & { fields: Partial<Audience> })[] = []
    for (const audience of classes.get(address.siteId) ?? []) {
      const same = made.find(({ fields }) => hasFields(audience, fields))
      if (same) {
        same.audiences.push(audience)
        continue
      }
      const read = new Set<keyof Audience>()
      const shellAudience = whole || withEveryShell.includes(address.path) ? undefined : audience
      const page = plainPage({
        ...address,
        audience: recorded(audience, read),
        shellAudience,
        content: reading,
        now: instant
      })
      const rendered = await renderer.render(page)
      const { siteId, pathname } = address
      if (rendered.status !== 200)
        throw new Error(`${siteId} ${pathname} for ${audience.name} was rendered with status ${rendered.status}`)
      made.push({ address, audiences: [audience], rendered, fields: fieldsOf(audience, read) })
    }
    for (const { fields: _fields, ...page } of made) yield page
  }
}

/** Renders the homes of all sites for their first audience class, until the content changes. Throws where one cannot be rendered. */
export async function renderHomes(
  { environment, content, now }: Pick<RendererSettings, 'environment' | 'content' | 'now'>,
  reading: Content,
  render: (page: PageRequest) => Promise<{ status: number }>,
  { oneLanguage = false } = {}
): Promise<void> {
  const before = content()
  const instant = now()
  for (const { path, siteId, ...address } of liveAddresses(environment, siteMapNow(reading, instant))) {
    if (path !== '/' || (oneLanguage && address.locale !== siteOf(siteId).locales[0])) continue
    const [audience] = audienceClassesOf(siteId, reading.countryRules, instant)
    if (!audience) continue
    await turn()
    if (content() !== before) return
    const { status } = await render(plainPage({ ...address, path, siteId, audience, content: reading, now: instant }))
    if (status !== 200) throw new Error(`The home ${siteId} ${address.pathname} was rendered with status ${status}`)
  }
}

/** An audience that notes which of its fields a render reads: an unread field cannot change the page. */
const recorded = (audience: Audience, read: Set<keyof Audience>): Audience =>
  new Proxy(audience, {
    get(target, field, receiver) {
      if (Object.hasOwn(target, field)) read.add(field as keyof Audience)
      return Reflect.get(target, field, receiver)
    }
  })

const fieldsOf = (audience: Audience, read: ReadonlySet<keyof Audience>): Partial<Audience> =>
  Object.fromEntries([...read].map(field => [field, audience[field]]))

const hasFields = (audience: Audience, fields: Partial<Audience>): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(audience[field as keyof Audience]) === JSON.stringify(value)
  )
