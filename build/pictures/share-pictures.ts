import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { themeColour } from '../../app/site/head/app-icons.data.ts'
import { sharePicture } from '../../app/site/pictures/share-picture.data.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { contentHash } from '../../server/platform/compress.ts'
import { type Master, madeOnce } from './made-once.ts'

const emblem = { file: 'assets/brand/emblem.svg', height: 230, centre: 236 } as const
const quality = 80

const { width, height } = sharePicture

/** Lets the picture sink into the night on the left, where the emblem is. */
const dusk = (left: number) => {
  const stop = (pixels: number, opacity: number) =>
    `<stop offset="${(left + pixels) / width}" stop-color="${themeColour}" stop-opacity="${opacity}"/>`
  const stops = stop(left === 0 ? 96 : 8, 1) + stop(210, 0.74) + stop(400, 0.3) + stop(640, 0)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="d">${stops}</linearGradient><rect width="100%" height="100%" fill="url(#d)"/></svg>`
  )
}

/** Makes the picture of shared links: the page's own with the emblem and no words. Returns files by master. */
export async function makeSharePictures(
  masters: ReadonlyMap<string, Master>,
  folder: string
): Promise<Record<string, string>> {
  const drawing = await readFile(emblem.file)
  const made = [...new Set(siteMap.map(({ picture }) => picture))].flatMap(name => {
    const master = name && masters.get(name)
    return master ? [share(name, master)] : []
  })
  return Object.fromEntries(await Promise.all(made))

  async function share(name: string, master: Master) {
    const hash = contentHash(Buffer.concat([master.bytes, drawing])).slice(0, 8)
    const file = await madeOnce(folder, `share-${name}-${hash}-q${quality}.jpg`, () => compose(master, drawing))
    return [name, file] as const
  }
}

async function compose({ bytes }: Master, drawing: Buffer): Promise<Buffer> {
  const mark = await sharp(drawing, { density: 300 })
    .resize({ height: emblem.height })
    .png()
    .toBuffer({ resolveWithObject: true })
  const picture = await sharp(bytes).resize({ height }).toBuffer({ resolveWithObject: true })
  const left = Math.max(width - picture.info.width, 0)
  const shown = await sharp(picture.data)
    .extract({ left: Math.max(picture.info.width - width, 0), top: 0, width: width - left, height })
    .toBuffer()
  return sharp({ create: { ...sharePicture, channels: 3, background: themeColour } })
    .composite([
      { input: shown, left, top: 0 },
      { input: dusk(left), left: 0, top: 0 },
      {
        input: mark.data,
        left: emblem.centre - Math.round(mark.info.width / 2),
        top: Math.round((height - mark.info.height) / 2)
      }
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
