import { adoptStyles } from '../ui/styles/adopt-styles.client.ts'

const name = 'shared-picture'

/** The words of a banner lie on its picture, so they are painted after it. */
const wordsName = 'shared-words'

const motion = `::view-transition-group(${name}){overflow:clip;animation-duration:250ms}
::view-transition-old(${name}),::view-transition-new(${name}){width:100%;height:100%;object-fit:cover}`

/** So far above a link its picture is looked for: a card is not deeper. */
const maxSteps = 5

/**
 * The picture of the card that was pressed becomes the first picture of the page that comes. In: the link. Out: what to call once that page is in the document, and
 * when the change has ended; nothing where the link has no picture in view.
 */
export function sharePicture(link: Element | null | undefined): { arrive(): void; end(): void } | null {
  const from = link?.closest('main, .menu-tile') ? pictureOf(link) : null
  if (!from) return null
  adoptStyles(motion)
  const named: HTMLElement[] = []
  const give = (element: HTMLElement | null, to: string) => {
    if (!element) return
    element.style.viewTransitionName = to
    named.push(element)
  }
  const end = () => {
    for (const element of named.splice(0)) element.style.viewTransitionName = ''
  }
  give(from, name)
  return {
    arrive() {
      end()
      const to = document.querySelector<HTMLElement>('main img')
      if (!to || to.getBoundingClientRect().top + scrollY > innerHeight) return
      give(to, name)
      give(document.querySelector<HTMLElement>('.masthead__words'), wordsName)
    },
    end
  }
}

/** The one picture of the smallest thing round a link that has any. In view: of what is out of sight nothing moves. */
function pictureOf(link: Element): HTMLElement | null {
  let place: Element | null = link
  for (let step = 0; place && step < maxSteps; step += 1, place = place.parentElement) {
    const [picture, another] = place.querySelectorAll('img')
    if (another) return null
    if (picture) return isInView(picture) ? picture : null
  }
  return null
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}
