import type { PageSlug, Pages } from '../../../content/content.ts'
import type { Locale } from '../locales/locale.ts'
import { fillForPage } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'

type Copy<Slug extends PageSlug> = Pages[Slug][Locale]

/**
 * The words of one section of a page, placeholders filled. Only these are read, so that a section which is rendered by itself depends on nothing that
 * another one says. In: the scope, the page and the section's name in its words.
 */
export const sectionCopy = <Slug extends PageSlug, Section extends keyof Copy<Slug>>(
  scope: PageScope,
  slug: Slug,
  section: Section
): Copy<Slug>[Section] => fillForPage<Copy<Slug>[Section]>(scope, scope.content.pages[slug][scope.locale][section])
