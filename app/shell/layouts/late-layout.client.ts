/**
 * Lays out what `base.css` puts off, from above, a part at a time while nothing else is to be done: from then on scroll bars are right, and pictures of
 * the whole page complete. Not where content that grows above would move the text that is read.
 */
export async function layOutLate(): Promise<void> {
  if (!('requestIdleCallback' in window && CSS.supports('overflow-anchor', 'auto'))) return
  if (document.readyState !== 'complete') await new Promise(resolve => addEventListener('load', resolve))
  for (const part of document.querySelectorAll<HTMLElement>('main > *, section, .late')) {
    await new Promise(resolve => requestIdleCallback(resolve))
    part.style.contentVisibility = 'visible'
    part.getBoundingClientRect()
  }
}
