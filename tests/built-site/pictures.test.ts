import { expect, it } from 'vitest'
import { hasAsset, targetOf } from '../fixtures/built-links.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, metaOf, textOf } from '../fixtures/html-elements.ts'

const built = await readBuiltSite()

/** Every file that a page names for pictures, fonts, icons and the like, as it is written. */
function filesOf({ html }: BuiltPage): string[] {
  const sources = elementsOf(html, ['img', 'source', 'link', 'script', 'video', 'audio', 'iframe'])
    .filter(element => element.name !== 'link' || /icon|preload|stylesheet/.test(attributeOf(element, 'rel') ?? ''))
    .flatMap(element => [
      attributeOf(element, 'src'),
      element.name === 'link' ? attributeOf(element, 'href') : null,
      attributeOf(element, 'poster'),
      ...(attributeOf(element, 'srcset') ?? attributeOf(element, 'imagesrcset') ?? '')
        .split(',')
        .map(part => part.trim().split(/\s+/)[0] ?? '')
    ])
  const styles = elementsOf(html, 'style').map(textOf).join('')
  const named = [...styles.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, file]) => file ?? '')
  return [...new Set([...sources, metaOf(html, 'og:image'), ...named])].filter(
    file => file !== null && file !== '' && !file.startsWith('data:')
  ) as string[]
}

it('every file that a page names is in the build', () =>
  expectNoFaults(built.pages, page =>
    filesOf(page).flatMap(file => {
      const { site, pathname } = targetOf(file, page, built)
      return site === page.siteId && hasAsset(pathname, built) ? [] : `there is no ${file}`
    })
  ))

it('the picture that is shared has an address of its own site, whole', () =>
  expectNoFaults(built.pages, ({ html, url }) => {
    const image = metaOf(html, 'og:image') ?? ''
    return URL.canParse(image) && new URL(image).origin === new URL(url).origin ? null : `og:image is ${image}`
  }))

const imagesOf = ({ html }: BuiltPage) => elementsOf(html, 'img')
const pixels = /^[1-9]\d*$/

it.each<[rule: string, faultsOf: (page: BuiltPage) => string[]]>([
  [
    'every picture has alt, width and height',
    page =>
      imagesOf(page).flatMap(image => {
        const { alt, width = '', height = '', src } = image.attribs
        return alt !== undefined && pixels.test(width) && pixels.test(height) ? [] : [`the picture ${src}`]
      })
  ],
  [
    'a picture that is the only content of a link or button has words',
    ({ html }) =>
      elementsOf(html, ['a', 'button']).flatMap(element => {
        const images = elementsOf(element, 'img')
        const words =
          textOf(element) +
          (attributeOf(element, 'aria-label') ?? '') +
          images.map(({ attribs }) => attribs.alt).join('')
        return images.length === 0 || words.trim() ? [] : [`the picture ${images[0]?.attribs.src}`]
      })
  ],
  [
    'each width of a srcset once, smallest first',
    ({ html }) =>
      elementsOf(html, ['img', 'source']).flatMap(element => {
        const widths = [...(attributeOf(element, 'srcset') ?? '').matchAll(/\s(\d+)w/g)].map(([, width]) =>
          Number(width)
        )
        return widths.every((width, index) => index === 0 || width > (widths[index - 1] ?? 0))
          ? []
          : [`the widths ${widths.join(' ')}`]
      })
  ],
  [
    'a srcset by width comes with sizes',
    ({ html }) =>
      elementsOf(html, ['img', 'source']).flatMap(element =>
        / \d+w/.test(attributeOf(element, 'srcset') ?? '') && !attributeOf(element, 'sizes')
          ? [`the picture ${attributeOf(element, 'src')}`]
          : []
      )
  ],
  [
    'at most one picture is fetched first, and it does not wait to be seen',
    page => {
      const first = imagesOf(page).filter(image => attributeOf(image, 'fetchpriority') === 'high')
      return first.length <= 1 && first.every(image => attributeOf(image, 'loading') !== 'lazy')
        ? []
        : [`${first.length} pictures come first`]
    }
  ]
])('%s', (_rule, faultsOf) => expectNoFaults(built.pages, faultsOf))

it('the home page has pictures in several sizes', () => {
  const home = built.pages.find(({ path }) => path === '/')
  expect(home && filesOf(home).filter(file => file.endsWith('.webp')).length).toBeGreaterThan(10)
})
