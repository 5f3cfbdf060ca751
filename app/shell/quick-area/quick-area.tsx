import { HelpChatButton } from '../../features/help-chat/help-chat-button.tsx'
import { helpChatOf } from '../../site/page/help-chat-facts.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/**
 * The floating actions: back to the top, the help-chat button on pages that have one, and the download link, which works without a script.
 * The button to the top is hidden until the page is scrolled.
 */
export function QuickArea() {
  const { siteId, environment, path, href, t } = usePage()
  const downloadHref = href('/download/')
  const helpChat = helpChatOf(siteId, environment, t)
  return (
    <>
      <button type="button" data-quick="top" className="quick-area__top" hidden>
        <Icon name="up" />
        <span className="visually-hidden">{t('quick-area.scroll-to-top')}</span>
      </button>
      {helpChat?.paths.includes(path) && <HelpChatButton facts={helpChat.facts} />}
      {downloadHref && (
        <a href={downloadHref} data-quick="download" className="button button--act" data-hidden={false}>
          <Icon name="download" />
          <span>{t('quick-area.download')}</span>
        </a>
      )}
    </>
  )
}
