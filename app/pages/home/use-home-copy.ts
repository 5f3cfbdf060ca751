import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The words of the home page, placeholders filled. */
export const useHomeCopy = () => pageCopy(usePage(), 'home')
