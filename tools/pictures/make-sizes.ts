import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Master, madeOnce } from './made-once.ts'
import { pictureWidths } from './picture-widths.ts'

const webp = { quality: 62, effort: 6, smartSubsample: true } as const
/** As near to the master as the webp is (decision 0026). */
const avif = { quality: 46, effort: 3 } as const
/** From so many points on, a picture's dark ground may fill a screen, and would band in eight bits. */
const fillsScreens = 2_000_000
/** An avif has to be at least a fifth smaller than the webp of its width; in ten bits no larger, since it is also smoother. */
const worthwhile = { eight: 0.8, ten: 1 } as const

type Size = { width: number; webp: string; avif: string | null }
/** `avif` is null in all sizes of a picture, or in none: a browser chooses the format before it chooses the width. */
export type MadePicture = { width: number; height: number; files: Size[] }

/** Makes every web size of a master, none larger than itself. Returns its proportions and files. */
export async function makeSizes({ name, bytes, hash }: Master, folder: string): Promise<MadePicture> {
  const { width, height } = await sharp(bytes).metadata()
  const fine = width * height >= fillsScreens
  const settings = fine ? { ...avif, bitdepth: 10 as const } : avif
  const avifMark = fine ? `a${avif.quality}b10` : `a${avif.quality}`
  const facts = `${name}-${hash}-q${webp.quality}-${avifMark}.json`
  await madeOnce(folder, facts, async () => {
    const files: Size[] = []
    let worth = true
    for (const size of pictureWidths(width)) {
      const resized = sharp(bytes).resize({ width: size, withoutEnlargement: true })
      const webpFile = await madeOnce(folder, `${name}-${size}-${hash}-q${webp.quality}.webp`, () =>
        resized.clone().webp(webp).toBuffer()
      )
      const avifFile = `${name}-${size}-${hash}-${avifMark}.avif`
      if (worth) await madeOnce(folder, avifFile, () => resized.clone().avif(settings).toBuffer())
      worth &&=
        (await bytesOf(folder, avifFile)) <=
        (await bytesOf(folder, webpFile)) * (fine ? worthwhile.ten : worthwhile.eight)
      files.push({ width: size, webp: webpFile, avif: avifFile })
    }
    const made = { width, height, files: worth ? files : files.map(file => ({ ...file, avif: null })) }
    return JSON.stringify(made satisfies MadePicture)
  })
  return JSON.parse(await readFile(join(folder, facts), 'utf8'))
}

const bytesOf = async (folder: string, file: string): Promise<number> => (await stat(join(folder, file))).size
