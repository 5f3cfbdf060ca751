import type { Ambassador } from '../../../content/ambassadors/ambassadors.schema.ts'
import { peopleShown } from '../../domain/law/people-shown.ts'
import { fillForPage, pageCopy } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'
import { type RecordPages, sectionsOf } from './record-words.ts'

/** The listing of ambassadors: its words, or those without people, where the visitor's law or the site's forbids to promote by them. */
export const ambassadorListing: RecordPages = {
  pages: () => [],
  words(scope) {
    const page = pageCopy(scope, 'ambassadors')
    const isShown = peopleShown(scope)
    const { meta, title, lead } = isShown ? page : page.withoutPeople
    return { meta, title, lead, headings: [], questions: isShown ? page.questions.items : [] }
  }
}

/** "/ggteam/{slug}/ is one ambassador page": a page for each, on the sites that they name. Gated as the listing is. */
export const ambassadorStories: RecordPages = {
  pages: ({ ambassadors }) => ambassadors,
  words(scope) {
    if (!peopleShown(scope)) return ambassadorListing.words(scope)
    const { name, words } = ambassadorOf(scope)
    return { meta: words.meta, title: name, lead: words.lead, headings: sectionsOf(words.bodyMarkdown, scope) }
  }
}

type Story = Omit<Ambassador, 'words'> & { words: Ambassador['words']['en'] }

/** The ambassador whose page is being rendered, their story in its language, placeholders filled. Throws where there is none. */
export function ambassadorOf(scope: PageScope): Story {
  const slug = scope.path.split('/').at(-2)
  const person = scope.content.ambassadors.find(item => item.slug === slug)
  if (!person) throw new Error(`There is no ambassador for ${scope.path}`)
  return { ...person, words: fillForPage<Story['words']>(scope, person.words[scope.locale]) }
}
