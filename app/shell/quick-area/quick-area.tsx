import { Icon } from '../../ui/icon/icon.tsx'
import { downloadPath, upPath } from '../../ui/icon/icon-paths.data.ts'
import { quickActions } from './quick-actions.ts'
import { useScrolling } from './use-scrolling.ts'

type Props = {
  words: { top: string; download: string }
  /** Where the client is downloaded; null where the site has no download page. */
  downloadHref: string | null
  /** What the help-chat button needs, on pages that have it. */
  helpChat: string | null
}

/**
 * The floating acts. The server shows the download link alone, which works by itself; the way back to the top joins it once the app is live, and the
 * help-chat button, which a script of its own draws in its place: nothing of it is loaded on other pages.
 * Words stand alone in their elements, so that a browser's translation may replace them.
 */
export function QuickArea({ words, downloadHref, helpChat }: Props) {
  const { motion, awayFromTop } = useScrolling()
  const shown = quickActions(motion, awayFromTop)
  return (
    <aside className="quick-area">
      {awayFromTop && (
        <button type="button" data-quick="top" className="quick-area__top" data-hidden={!shown.top} onClick={toTop}>
          <Icon path={upPath} />
          <span className="visually-hidden" suppressHydrationWarning>
            {words.top}
          </span>
        </button>
      )}
      {helpChat && <div className="quick-area__chat" data-help-chat={helpChat} />}
      {downloadHref && (
        <a href={downloadHref} data-quick="download" className="button button--act" data-hidden={!shown.download}>
          <Icon path={downloadPath} />
          <span suppressHydrationWarning>{words.download}</span>
        </a>
      )}
    </aside>
  )
}

/** Back to the top, and the focus with it: the button is about to go. */
function toTop() {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'
  scrollTo({ top: 0, behavior })
  document.querySelector('header')?.focus({ preventScroll: true })
}
