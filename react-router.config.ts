import type { Config } from '@react-router/dev/config'

/** Each build goes into a folder of its own, named by the caller, so that the one being served is never overwritten. */
export default {
  ssr: true,
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'builds/unnamed',
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false
} satisfies Config
