import { offerPageShown } from '../../domain/law/offer-page-shown.ts'
import { peopleShown } from '../../domain/law/people-shown.ts'
import type { PageScope } from '../page/page-scope.ts'
import { pagePictures } from './page-pictures.data.ts'

type Read = Pick<PageScope, 'row' | 'siteId' | 'audience' | 'asOf' | 'expiresAt'>

/** The pictures that show people, if only as medallions. */
const withPeople: readonly string[] = ['banner-team']

/** The picture of the page being rendered. Null where it has none, or where its neutral words are shown: then it shows no offer and no people. */
export function pagePictureOf(scope: Read): string | null {
  const { row } = scope
  const picture = row && pagePictures[row.key]
  if (!picture) return null
  if (row.offers && !offerPageShown(scope, row.offers)) return null
  return withPeople.includes(picture) && !peopleShown(scope) ? null : picture
}
