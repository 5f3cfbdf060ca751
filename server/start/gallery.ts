import { audienceOf } from '../../app/domain/law/audience.ts'
import { withoutRule } from '../../app/domain/law/audience-facts.ts'
import type * as gallery from '../../app/gallery/gallery.tsx'
import { publicEnvironment } from '../../app/site/config/environment.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import type { RendererSettings } from '../pages/page-renderer.ts'
import { scopeOf } from '../pages/render-page.ts'

/** Where the edit loop shows the gallery. No built site has it: there it is no page. */
export const galleryPath = '/__gallery/'

/** The document of the gallery, with the words and facts of the home page of the global site, in English. In: the query, whose `part` names the one to show. */
export async function galleryPage(settings: RendererSettings, search: string): Promise<string> {
  const build = await settings.build()
  const { renderGallery } = await build.load<typeof gallery>('app/gallery/gallery.tsx')
  const content = settings.content()
  const now = settings.now()
  const scope = scopeOf(build, {
    facts: {
      siteId: 'global',
      host: 'site',
      path: '/',
      row: siteMap.find(({ path }) => path === '/') ?? null,
      locale: 'en',
      embedded: null,
      environment: publicEnvironment(settings.environment),
      buildId: settings.buildId,
      content,
      outcome: { status: 200 },
      visit: null
    },
    audience: audienceOf('global', withoutRule, content.countryRules, now),
    platform: 'unknown',
    now
  })
  return renderGallery(scope, new URLSearchParams(search).get('part'))
}
