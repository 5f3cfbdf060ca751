import { wait } from '../wait/wait.client.ts'
import { onceLaidOut } from './once-laid-out.client.ts'
import { followScreen } from './screen-type.ts'

/** Names the screen type on the document, `<html data-screen>`, for styles and for code, once the page is laid out, and whenever it becomes another. */
export function startScreenType(): void {
  onceLaidOut(() => {
    const { resized } = followScreen({
      bodyWidth: () => document.body.offsetWidth,
      wait,
      tell(type) {
        document.documentElement.dataset.screen = type
      }
    })
    addEventListener('resize', resized)
  })
}
