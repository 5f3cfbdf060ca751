import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { layouts, livePages } from './site/site-map/site-map.ts'

/** The pages that are routes of their own, by key; all others share one, so that a page more costs the browser nothing (decision 0027). */
const ownRoutes = [
  'index',
  'about-us',
  'contact',
  'download',
  'privacy-policy',
  'responsible-gaming',
  'streamer-mode',
  'your-data',
  'your-location',
  'privacy-choices'
]

/** Routes below their layout, then the one for every other page and address. The locale is no part of a route: it is the router's base name. */
export default [
  ...layouts.map(name =>
    layout(
      `shell/layouts/${name}/${name}.route.tsx`,
      { id: `layout-${name}` },
      livePages()
        .filter(page => page.layout === name && ownRoutes.includes(page.key))
        .map(({ key, path, screen }) => {
          const file = `pages/${screen}/${screen}.route.tsx`
          return path === '/' ? index(file, { id: key }) : route(path.slice(1, -1), file, { id: key })
        })
    )
  ),
  route('*', 'screen.route.tsx', { id: 'screen' })
] satisfies RouteConfig
