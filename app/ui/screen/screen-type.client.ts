import { wait } from '../wait/wait.client.ts'
import { followScreen } from './screen-type.ts'

/** Names the screen type on the document, `<html data-screen>`, for styles and for code, now and whenever it becomes another. */
export function startScreenType(): void {
  const { resized } = followScreen({
    bodyWidth: () => document.body.offsetWidth,
    wait,
    tell(type) {
      document.documentElement.dataset.screen = type
    }
  })
  addEventListener('resize', resized)
}
