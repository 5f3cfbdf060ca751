import { expect, it } from 'vitest'
import { appScripts } from '../../app/boot/app-scripts.ts'
import { currentBuildId, loadBuild } from '../builds.ts'

const build = await loadBuild(currentBuildId())

it('the framework’s build still names what the boot relies on: manifest, entry and a module for every route', () => {
  const { assets } = build
  expect(assets.url).toMatch(/^\/assets\/manifest-\w+\.js$/)
  expect(assets.entry.module).toMatch(/^\/assets\/entry\.client-[\w-]+\.js$/)
  expect(Array.isArray(assets.entry.imports)).toBe(true)
  for (const [id, route] of Object.entries(assets.routes)) {
    expect(route?.module, id).toMatch(/^\/assets\//)
    expect(
      route?.clientLoaderModule,
      `${id} is split: its clientLoader would not be loaded by the boot`
    ).toBeUndefined()
  }
})

it('every page route has a loader and a clientLoader, so that a navigation asks for its payload alone', () => {
  const pages = Object.values(build.assets.routes).filter(
    route => route && route.id !== 'root' && !route.id.startsWith('layout-')
  )
  expect(pages.length).toBeGreaterThan(5)
  for (const route of pages)
    expect([route?.id, route?.hasLoader, route?.hasClientLoader]).toEqual([route?.id, true, true])
})

it('the app’s scripts set the three globals that React Router’s browser entry reads', () => {
  const html = appScripts(
    {
      manifest: build.assets,
      serverHandoffString: '{"basename":"/"}',
      staticHandlerContext: { matches: [{ route: { id: 'root' } }] }
    },
    '[{"a":"</script>"}]'
  )
  expect(html).toContain('window.__reactRouterContext={"basename":"/"}')
  expect(html).toContain('window.__reactRouterContext.stream=new ReadableStream')
  expect(html).toContain('window.__reactRouterRouteModules={"root":route0}')
  expect(html.match(/<\/script>/g)).toHaveLength(2)
})

it('a route that the manifest lacks is an error, not a page that never starts', () => {
  const context = {
    manifest: build.assets,
    serverHandoffString: '{}',
    staticHandlerContext: { matches: [{ route: { id: 'nobody' } }] }
  } as never
  expect(() => appScripts(context, '')).toThrow('nobody')
})
