import type { HelpChatFacts } from '../../site/page/help-chat-facts.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** The button of the help chat, as it is before anything is known. Without scripts its style hides it: nothing behind it could work. */
export function HelpChatButton({ facts }: { facts: HelpChatFacts }) {
  return (
    <div data-help-chat={JSON.stringify(facts)}>
      <button type="button" className="help-chat touch" data-quick="chat" aria-busy={false} aria-disabled={false}>
        <Icon path="M4 5.5h16v10.5H11.5L7 19.5V16H4Z" />
        <span aria-live="polite">{facts.words.open}</span>
      </button>
    </div>
  )
}
