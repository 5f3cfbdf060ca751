import { announcedVersions, versionName } from '../../domain/policies/policy-versions.ts'
import { pagePolicy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'
import { type RecordPages, type RecordWords, sectionsOf } from './record-words.ts'

/** The versions of policies as pages: each has its own permanently, from the day on which it is announced. */
export const policyVersionPages: RecordPages = {
  pages: ({ policyVersions }, now) =>
    Object.entries(policyVersions).flatMap(([policy, versions]) =>
      announcedVersions(versions, now).map(({ en }) => ({
        slug: versionName(policy, en.version),
        sites: 'all' as const
      }))
    ),
  words(scope) {
    const words = policyWords(scope)
    if (!words) throw new Error(`There is no version of a policy for ${scope.path}`)
    return words
  }
}

/** The words of a policy for layouts and head: its sections are its headings. Returns undefined where the page is no policy. */
export function policyWords(scope: PageScope): RecordWords | undefined {
  const policy = pagePolicy(scope)
  if (!policy) return undefined
  const { meta, title, bodyMarkdown } = policy
  return { meta, title, lead: null, headings: sectionsOf(bodyMarkdown, scope) }
}
