import { whenIdle } from '../../ui/when-present/when-idle.client.ts'

/** Lays out what `base.css` puts off, from above, a part at a time while nothing else is to be done: from then on scroll bars are right, and pictures of the whole page complete. */
export async function layOutLate(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>('[data-late] :is(main > *, section, .late)')) {
    await new Promise<void>(resolve => whenIdle(resolve))
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
  }
}
