import { mayDownload } from '../../domain/law/download-blocked.ts'
import type { PageScope } from './page-scope.ts'

/** The address of the download page for a button that leads there; null where it is not live, and where the visitor may not download. */
export const downloadLink = ({ audience, href }: Pick<PageScope, 'audience' | 'href'>): string | null =>
  mayDownload(audience()) ? href('/download/') : null

/** The address of the sign-up form for a link that leads there; null where the rule of the visitor's country refuses it. On the site of another region the form names the right one. */
export const signUpLink = (page: Pick<PageScope, 'audience' | 'href'>): string | null =>
  page.audience().signUp !== 'refused' && downloadLink(page) ? page.href('/download/#sign-up') : null
