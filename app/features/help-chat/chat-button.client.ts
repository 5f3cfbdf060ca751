import type { HelpChatFacts } from '../../site/page/help-chat-facts.ts'
import { adoptStyles } from '../../ui/styles/adopt-styles.client.ts'
import { type ChatState, chatButton } from './chat-state.ts'
import styles from './help-chat.css?inline'

const bubblePath = 'M4 5.500h16v10.500H11.500L7 19.500V16H4Z'

/** The button in its place of the quick area. In: the place, its words, and what a press does. Out: how to draw a state, and how to take it away. */
export function drawChatButton(slot: HTMLElement, words: HelpChatFacts['words'], press: () => void) {
  adoptStyles(styles)
  const button = document.createElement('button')
  const said = document.createElement('span')
  button.type = 'button'
  button.className = 'help-chat'
  button.dataset.quick = 'chat'
  said.setAttribute('aria-live', 'polite')
  button.append(bubble(), said)
  button.addEventListener('click', press)
  slot.replaceChildren(button)
  return {
    draw(state: ChatState) {
      const { says, busy } = chatButton(state)
      if (said.textContent !== words[says]) said.textContent = words[says]
      button.dataset.state = says
      button.setAttribute('aria-busy', String(busy))
      button.setAttribute('aria-disabled', String(busy))
    },
    remove: () => button.remove()
  }
}

function bubble(): SVGElement {
  const make = (name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const icon = make('svg', {
    viewBox: '0 0 24 24',
    width: '22',
    height: '22',
    'aria-hidden': 'true',
    focusable: 'false'
  })
  icon.append(
    make('path', {
      d: bubblePath,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linejoin': 'round'
    })
  )
  return icon
}
