import { mayDownload } from '../../domain/law/download-blocked.ts'
import type { PageScope } from './page-scope.ts'

/** The address of the download page for a button that leads there; null where it is not live, and where the visitor may not download. */
export const downloadLink = ({ audience, href }: Pick<PageScope, 'audience' | 'href'>): string | null =>
  mayDownload(audience()) ? href('/download/') : null
