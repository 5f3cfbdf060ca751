import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { layouts, livePages } from './site/site-map/site-map.ts'

/** One route a live page of the site map, below its layout. The locale is no part of a route: it is the router's base name. */
export default [
  ...layouts.map(name =>
    layout(
      `shell/layouts/${name}/${name}.route.tsx`,
      { id: `layout-${name}` },
      livePages()
        .filter(page => page.layout === name)
        .map(({ key, path, screen }) => {
          const file = `pages/${screen}/${screen}.route.tsx`
          return path === '/' ? index(file, { id: key }) : route(path.slice(1, -1), file, { id: key })
        })
    )
  ),
  route('*', 'pages/not-found/not-found.route.tsx', { id: 'not-found' })
] satisfies RouteConfig
