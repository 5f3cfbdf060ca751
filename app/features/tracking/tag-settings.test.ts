import { expect, it } from 'vitest'
import { readEnvironment } from '../../site/config/environment.ts'
import { tagSettings } from './tag-settings.ts'

it.each<[rule: string, variables: Record<string, string>, analytics: string, tagManager: string]>([
  [
    '"`ANALYTICS_ID` and `TAG_MANAGER_ID` unset load a local sample script"',
    {},
    '/sample-scripts/analytics.js',
    '/sample-scripts/tag-manager.js'
  ],
  [
    'an id goes into the address of its script',
    { ANALYTICS_ID: 'w1', TAG_MANAGER_ID: 'GTM-1' },
    'https://cdn.segment.com/analytics.js/v1/w1/analytics.min.js',
    'https://www.googletagmanager.com/gtm.js?id=GTM-1'
  ],
  [
    '"from configured hosts only"',
    { ANALYTICS_ID: 'w:1', ANALYTICS_SCRIPT_URL: 'https://tags.example/a.js?k={id}' },
    'https://tags.example/a.js?k=w%3A1',
    '/sample-scripts/tag-manager.js'
  ]
])('%s', (_rule, variables, analytics, tagManager) => {
  const found = tagSettings(readEnvironment(variables))
  expect([found.analytics.src, found.tagManager.src]).toEqual([analytics, tagManager])
})
