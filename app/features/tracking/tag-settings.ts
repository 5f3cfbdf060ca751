import type { PublicEnvironment } from '../../site/config/environment.ts'

/** A script that measures: its id at the provider, null for our own sample, and where it is. */
export type Tag = { id: string | null; src: string }
export type TagSettings = {
  analytics: Tag
  tagManager: Tag
  /** The value of the cookie `consent` of a visitor who has agreed to today's text: our own measurements ask for it everywhere. */
  grant: string
}

type Facts = Pick<
  PublicEnvironment,
  'ANALYTICS_ID' | 'TAG_MANAGER_ID' | 'ANALYTICS_SCRIPT_URL' | 'TAG_MANAGER_SCRIPT_URL'
>

/** Where the two scripts are: at the configured address with the id in its place. "`ANALYTICS_ID` and `TAG_MANAGER_ID` unset load a local sample script." */
export const tagSettings = (environment: Facts): Omit<TagSettings, 'grant'> => ({
  analytics: tag(environment.ANALYTICS_ID, environment.ANALYTICS_SCRIPT_URL, '/sample-scripts/analytics.js'),
  tagManager: tag(environment.TAG_MANAGER_ID, environment.TAG_MANAGER_SCRIPT_URL, '/sample-scripts/tag-manager.js')
})

const tag = (id: string | null, address: string, sample: string): Tag =>
  id === null ? { id, src: sample } : { id, src: address.replaceAll('{id}', encodeURIComponent(id)) }
