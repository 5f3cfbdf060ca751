import type { LoaderFunctionArgs } from 'react-router'
import { basePath } from '../links/own-path.ts'
import { languageTag } from '../locales/locale.ts'
import { siteOrigin } from '../regions/hosts.ts'
import { startsAtOnce } from '../site-map/site-map.ts'
import { helpChatOf } from './help-chat-facts.ts'
import { pageScopeContext } from './use-page.tsx'

/** The root's loader: the few facts that the browser needs for as long as the document lives. */
export function loadDocument({ context }: LoaderFunctionArgs) {
  const scope = context.get(pageScopeContext)
  const { siteId, locale, buildId, path, embedded, environment, outcome, href, t } = scope
  return {
    html: {
      lang: languageTag(locale),
      'data-site': siteId,
      'data-build': buildId,
      'data-base': basePath(scope, path),
      'data-site-origin': scope.host === 'contents' ? siteOrigin(siteId, scope.environment) : undefined,
      'data-start': startsAtOnce(path) ? 'now' : undefined
    },
    body: {
      'data-embedded': embedded ?? undefined,
      'data-error-message': outcome.status === 200 ? undefined : outcome.message
    },
    downloadHref: href('/download/'),
    quickAreaWords: { top: t('quick-area.scroll-to-top'), download: t('quick-area.download') },
    helpChat: helpChatOf(siteId, environment, t)
  }
}
