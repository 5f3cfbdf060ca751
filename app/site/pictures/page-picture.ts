import { pageShown } from '../../domain/law/inducement-shown.ts'
import type { PageScope } from '../page/page-scope.ts'
import { pagePictures } from './page-pictures.data.ts'

type Read = Pick<PageScope, 'row' | 'siteId' | 'audience' | 'asOf' | 'expiresAt'>

/** The picture of the page being rendered. Null where it has none, or where its neutral words are shown. */
export function pagePictureOf(scope: Read): string | null {
  const { row } = scope
  const picture = row && pagePictures[row.key]
  return picture && pageShown(scope, row) ? picture : null
}
