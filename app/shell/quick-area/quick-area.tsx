import { HelpChatButton } from '../../features/help-chat/help-chat-button.tsx'
import { downloadLink } from '../../site/page/download-link.ts'
import { helpChatOf } from '../../site/page/help-chat-facts.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { findPage, showsHelpChat } from '../../site/site-map/site-map.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { floatsDownload } from './quick-actions.ts'

/**
 * The floating actions: back to the top, the help-chat button on pages that have one, and the download. The first and the last are hidden until the page
 * is scrolled: at the top the header has the download.
 */
export function QuickArea() {
  const page = usePage()
  const { siteId, environment, path, row, t } = page
  const downloadHref = row && floatsDownload(row) ? downloadLink(page) : null
  const helpChat = showsHelpChat(findPage(siteId, path)?.key ?? '') ? helpChatOf(siteId, environment, t) : null
  return (
    <>
      <button type="button" data-quick="top" className="quick-area__top" hidden>
        <Icon name="up" />
        <span className="visually-hidden">{t('quick-area.scroll-to-top')}</span>
      </button>
      {helpChat && <HelpChatButton facts={helpChat} />}
      {downloadHref && (
        <a href={downloadHref} data-quick="download" className="button button--act" data-hidden={true}>
          <Icon name="download" />
          <span className="visually-hidden">{t('quick-area.download')}</span>
        </a>
      )}
    </>
  )
}
