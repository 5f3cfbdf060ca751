import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Master, madeOnce } from './made-once.ts'
import { pictureWidths } from './picture-widths.ts'

const webp = { quality: 62, effort: 6, smartSubsample: true } as const
/** In ten bits dark grounds do not band; colour in half the points is not seen. Lower quality smears dark chips. */
const avif = { quality: 46, effort: 3, bitdepth: 10, chromaSubsampling: '4:2:0' } as const
/** In this form the build adds no hash of its own (vite.config.ts). */
const avifMark = `a${avif.bitdepth}${avif.quality}`

type Size = { width: number; webp: string; avif: string | null }
/** `avif` is null in all sizes of a picture, or in none: a browser chooses the format before it chooses the width. */
export type MadePicture = { width: number; height: number; files: Size[] }

/** Makes every web size of a master, none larger than itself. Returns its proportions and files. */
export async function makeSizes({ name, bytes, hash }: Master, folder: string): Promise<MadePicture> {
  const { width, height } = await readMaster(name, bytes)
  const facts = sizesFile(name, hash)
  await madeOnce(folder, facts, async () => {
    const files: Size[] = []
    let worth = true
    for (const size of pictureWidths(width)) {
      const resized = sharp(bytes).resize({ width: size, withoutEnlargement: true })
      const webpFile = await madeOnce(folder, `${name}-${size}-${hash}-q${webp.quality}.webp`, () =>
        resized.clone().webp(webp).toBuffer()
      )
      const avifFile = `${name}-${size}-${hash}-${avifMark}.avif`
      if (worth) await madeOnce(folder, avifFile, () => resized.clone().avif(avif).toBuffer())
      worth &&= (await bytesOf(folder, avifFile)) <= (await bytesOf(folder, webpFile))
      files.push({ width: size, webp: webpFile, avif: avifFile })
    }
    const made = { width, height, files: worth ? files : files.map(file => ({ ...file, avif: null })) }
    return JSON.stringify(made satisfies MadePicture)
  })
  return JSON.parse(await readFile(join(folder, facts), 'utf8'))
}

const largestMaster = 1_500_000

/** The size of a master. Throws, naming it, where it is no picture or too large to be kept with the sources. */
async function readMaster(name: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  if (bytes.length > largestMaster) {
    const [is, most] = [bytes.length, largestMaster].map(size => `${(size / 1_000_000).toFixed(1)} MB`)
    throw new Error(`art/masters/${name} has ${is}, more than ${most}: save it smaller, as WebP of quality 90`)
  }
  return sharp(bytes)
    .metadata()
    .catch(error => {
      throw new Error(`art/masters/${name} is no picture that can be read: ${error.message}`, { cause: error })
    })
}

/** The file that says which sizes of a master are made. */
export const sizesFile = (name: string, hash: string): string => `${name}-${hash}-q${webp.quality}-${avifMark}.json`

const bytesOf = async (folder: string, file: string): Promise<number> => (await stat(join(folder, file))).size
