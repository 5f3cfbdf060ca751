import { offerPageShown } from '../../domain/law/offer-page-shown.ts'
import { peopleShown } from '../../domain/law/people-shown.ts'
import type { PageScope } from '../page/page-scope.ts'
import { pagePictures } from './page-pictures.data.ts'

type Read = Pick<PageScope, 'row' | 'siteId' | 'audience' | 'asOf' | 'expiresAt'>

/** The pictures that show people, if only as medallions. */
const withPeople: readonly string[] = ['banner-team']

/**
 * The picture that the page being rendered is known by. Returns null where it has none, and where plain words stand in the page's place: who may see no offer
 * and no people sees no picture of them either.
 */
export function pagePictureOf(scope: Read): string | null {
  const { row } = scope
  const picture = row && pagePictures[row.key]
  if (!picture) return null
  if (row.offers && !offerPageShown(scope, row.offers)) return null
  return withPeople.includes(picture) && !peopleShown(scope) ? null : picture
}
