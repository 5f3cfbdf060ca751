import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { appIcons, appleTouchIcon } from './app-icons.data.ts'
import { webManifest } from './web-manifest.ts'

it('"names from configuration, start_url of the locale"', () => {
  const manifest = webManifest({ home: '/en/', locale: 'en' })
  expect(manifest).toMatchObject({
    name: siteConfiguration.siteName,
    short_name: siteConfiguration.brand,
    description: siteConfiguration.siteDescription.en,
    lang: 'en',
    start_url: '/en/',
    scope: '/en/',
    id: '/en/'
  })
})

it('"icons 192/512/maskable"', () => {
  const { icons } = webManifest({ home: '/', locale: 'fr' })
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable'
  ])
})

it.each([...appIcons.map(icon => ({ ...icon })), { ...appleTouchIcon, sizes: '180x180' }])(
  'the file of $path is as large as it says',
  async ({ file, sizes }) => {
    const { width, height, format } = await sharp(readFileSync(file)).metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
)

it('a maskable icon has its drawing inside the safe zone, a circle of 80 %, and reaches every edge', async () => {
  const [, , maskable] = appIcons
  const { data, info } = await sharp(maskable.file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  const outside: number[] = []
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      const red = data[(y * info.width + x) * info.channels] ?? 0
      const distance = Math.hypot(x - middle, y - middle)
      if (red > 100 && distance > info.width * 0.4) outside.push(distance)
    }
  expect(outside).toEqual([])
  expect((await sharp(maskable.file).stats()).isOpaque).toBe(true)
})
