import type { ReactNode } from 'react'
import type { PageScope } from './site/page/page-scope.ts'
import { PageScopeProvider as FactsProvider } from './site/page/use-page.tsx'
import { PictureBase } from './ui/picture/picture-base.tsx'

/** Hands the scope of a page to all that the server renders of it, and to pictures what their addresses begin with. */
export function PageScopeProvider({ scope, children }: { scope: PageScope; children: ReactNode }) {
  return (
    <FactsProvider scope={scope}>
      <PictureBase value={scope.environment.IMAGE_CDN_BASE ?? ''}>{children}</PictureBase>
    </FactsProvider>
  )
}
