import type { Ambassador } from '../../../content/ambassadors/ambassadors.schema.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { inducementShown } from './inducement-shown.ts'
import { fillForPage, pageCopy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'
import { type RecordPages, sectionsOf } from './record-words.ts'
import { teamOf } from './team.ts'

/** The listing of ambassadors: its words, or those without people, where the visitor's law or the site's forbids to promote by them. */
export const ambassadorListing: RecordPages = {
  pages: () => [],
  words(scope) {
    const page = pageCopy(scope, 'ambassadors')
    const isShown = inducementShown(scope, 'ambassadors')
    const { meta, title, lead } = isShown ? page : page.withoutPeople
    return { meta, title, lead, headings: [], questions: isShown ? page.questions.items : [] }
  }
}

/** "/ggteam/{slug}/ is one ambassador page": a page for each, on the sites that they name. Gated as the listing is. */
export const ambassadorStories: RecordPages = {
  pages: teamOf,
  words(scope) {
    if (!inducementShown(scope, 'ambassadors')) return ambassadorListing.words(scope)
    const { name, profile, lead } = ambassadorOf(scope)
    if (profile)
      return { meta: profile.words.meta, title: name, lead, headings: sectionsOf(profile.words.bodyMarkdown, scope) }
    const description = scope.t('ambassadors.new-description', { name, brand: siteConfiguration.brand })
    return { meta: { title: name, description }, title: name, lead, headings: [] }
  }
}

type Profile = Omit<Ambassador, 'words'> & { words: Ambassador['words']['en'] }

/** The ambassador whose page is being rendered; their profile in its language, placeholders filled. Throws where there is none. */
export function ambassadorOf(scope: PageScope) {
  const slug = scope.path.split('/').at(-2)
  const person = teamOf(scope.content).find(item => item.slug === slug)
  if (!person) throw new Error(`There is no ambassador for ${scope.path}`)
  const { name, profile: all } = person
  const profile: Profile | null = all && {
    ...all,
    words: fillForPage<Profile['words']>(scope, all.words[scope.locale])
  }
  return { slug: person.slug, name, profile, lead: profile?.words.lead ?? scope.t('ambassadors.new-lead') }
}
