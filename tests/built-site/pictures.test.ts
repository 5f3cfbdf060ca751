import { statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { portraitSlug } from '../../app/site/pictures/ambassador-picture.ts'
import { portraits } from '../../app/site/pictures/portraits.data.ts'
import { buildsFolder } from '../../server/platform/builds.ts'
import { hasAsset, targetOf } from '../fixtures/built-links.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { attributeOf, elementsOf, type HtmlElement, metaOf, textOf } from '../fixtures/html-elements.ts'

const built = await readBuiltSite()
const clientFolder = join(buildsFolder, built.buildId, 'client')

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
  const named = [...styles.matchAll(/url\(\s*(?:"([^"]+)"|'([^']+)'|([^"')]+))/g)].map(
    ([, ...quoted]) => quoted.find(Boolean) ?? ''
  )
  return [...new Set([...sources, metaOf(html, 'og:image'), ...named])].filter(
    file => file !== null && file !== '' && !file.startsWith('data:')
  ) as string[]
}

it('every file that a page names is in the build', () =>
  expectNoFaults(built.pages, page =>
    filesOf(page).flatMap(file => {
      const { site, pathname } = targetOf(file, page, built)
      const portrait = portraitSlug(pathname)
      const stands = portrait === null ? hasAsset(pathname, built) : Object.hasOwn(portraits, portrait)
      return site === page.siteId && stands ? [] : `there is no ${file}`
    })
  ))

it('the picture that is shared has an address of its own site, whole', () =>
  expectNoFaults(built.pages, ({ html, url }) => {
    const image = metaOf(html, 'og:image') ?? ''
    return URL.canParse(image) && new URL(image).origin === new URL(url).origin ? null : `og:image is ${image}`
  }))

it('the picture that is shared is 1200 x 630, under 200 kB, and said in words', async () => {
  const shared = new Set(
    built.pages.filter(({ sampled }) => sampled).map(({ html }) => new URL(metaOf(html, 'og:image') ?? '').pathname)
  )
  expect(shared.size).toBeGreaterThan(5)
  for (const path of shared) {
    const file = join(clientFolder, path)
    expect(await sharp(file).metadata(), path).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    expect(statSync(file).size, path).toBeLessThan(200_000)
  }
  expectNoFaults(built.pages, ({ html }) => {
    const facts = ['og:image:width', 'og:image:height'].map(name => metaOf(html, name)).join(' x ')
    const words = metaOf(html, 'og:image:alt') ?? ''
    return facts === '1200 x 630' && words.length > 30 ? null : `og:image is ${facts}: ${words}`
  })
})

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
    'a picture in avif stands before the same in webp, in the same widths',
    ({ html }) =>
      elementsOf(html, 'picture').flatMap(picture => {
        const sets = elementsOf(picture, ['source', 'img'])
        const widths = (index: number) =>
          attributeOf(sets[index] ?? picture, 'srcset')
            ?.match(/ \d+w/g)
            ?.join('')
        return sets.flatMap((element, index) =>
          attributeOf(element, 'type') === 'image/avif' && widths(index) !== widths(index + 1)
            ? [`the widths ${widths(index)} and ${widths(index + 1)}`]
            : []
        )
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

/** The largest file that a browser may take of a source for so many points, and what it weighs. */
function weightFor(srcset: string, points: number): { address: string; bytes: number } {
  const sizes = srcset.split(', ').map(entry => {
    const [address = '', width = ''] = entry.split(' ')
    return { address, width: Number.parseInt(width, 10) }
  })
  const { address = '' } = sizes.find(({ width }) => width >= points) ?? sizes.at(-1) ?? {}
  return { address, bytes: statSync(join(clientFolder, new URL(address, 'https://site').pathname)).size }
}

it.each([
  ['on a phone of density 3', 'hero-tall', 3 * 430, 90_000],
  ['on a wide screen of density 2', 'hero-wide', 2 * 1420, 220_000]
])('the hero is light %s', (_where, name, points, budget) => {
  const home = built.pages.find(({ path }) => path === '/')
  const source = elementsOf(home?.html ?? '', 'source').find(
    element => attributeOf(element, 'type') === 'image/avif' && attributeOf(element, 'srcset')?.includes(`/${name}-`)
  )
  expect(source, name).toBeDefined()
  const { address, bytes } = weightFor((source && attributeOf(source, 'srcset')) ?? '', points)
  expect(bytes, address).toBeLessThan(budget)
})

it('S2-56 the pictures of offers are on the page that lists them, and asked for when they come near', () => {
  const named = built.content.offers.flatMap(({ picture }) => picture ?? [])
  const pictures = built.pages
    .filter(({ siteId, pathname }) => siteId === 'global' && pathname === '/promotions/')
    .flatMap(({ html }) =>
      elementsOf(html, 'li')
        .filter(item => attributeOf(item, 'class')?.startsWith('poster '))
        .flatMap(poster => elementsOf(poster, 'img'))
    )
  expect(pictures.length).toBeGreaterThan(5)
  for (const image of pictures) {
    expect(attributeOf(image, 'loading')).toBe('lazy')
    expect(named.some(name => attributeOf(image, 'src')?.includes(`/${name}-`))).toBe(true)
  }
})

it('S2-65 a page whose page.yaml says that a program draws shows a drawing or a picture below its head', () => {
  const drawn = Object.entries(built.content.sections).filter(
    ([, sections]) =>
      !sections.some(section => section.kind === 'chart' || 'picture' in section || 'pictures' in section)
  )
  expect(drawn.length).toBeGreaterThan(10)
  const plain = drawn.flatMap(([slug]) => {
    const shown = built.pages.find(
      ({ row, siteId, host, locale, audiences }) =>
        (row.words ?? row.screen) === slug &&
        siteId === 'global' &&
        host === 'site' &&
        locale === 'fr' &&
        audiences.some(({ name }) => name === 'open')
    )
    return shown && !isDrawn(shown) ? [slug] : []
  })
  expect(plain).toEqual([])
})

/** Whether main has more than words below its head: a picture, or a drawing that is no icon. */
function isDrawn({ html }: BuiltPage): boolean {
  const drawings = (root: HtmlElement) =>
    elementsOf(root, ['img', 'svg', 'figure']).filter(
      element => !/(^| )(icon|visually-hidden)( |$)/.test(attributeOf(element, 'class') ?? '')
    )
  return elementsOf(html, 'main').some(main => {
    const ofHeads = new Set(elementsOf(main, 'header').flatMap(drawings))
    return drawings(main).some(drawing => !ofHeads.has(drawing))
  })
}
