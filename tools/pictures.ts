import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { contentHash } from '../server/pages/compress.ts'

const masters = 'art/masters'
export const picturesFolder = '.cache/pictures'
/** The six image screens of the specification at densities 1 and 2, as widths in pixels. */
const widths = [320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]
const quality = 62

export type PictureFacts = Record<string, { width: number; height: number; files: { width: number; file: string }[] }>

/** Makes the web sizes of every master as webp, each once. Out: nothing; `.cache/pictures` holds the files and their facts. */
export async function makePictures(): Promise<void> {
  await mkdir(picturesFolder, { recursive: true })
  const present = new Set(await readdir(picturesFolder))
  const facts: PictureFacts = {}
  for (const name of (await readdir(masters)).filter(name => /\.(webp|png)$/.test(name)).sort()) {
    const bytes = await readFile(join(masters, name))
    const { width, height } = await sharp(bytes).metadata()
    const hash = contentHash(bytes).slice(0, 8)
    const wanted = [...new Set([...widths.filter(w => w < width), width])].filter(w => w <= 3072)
    const files = wanted.map(w => ({ width: w, file: `${parse(name).name}-${w}-${hash}-q${quality}.webp` }))
    for (const { width: w, file } of files) {
      if (present.has(file)) continue
      const partial = join(picturesFolder, `${file}.${process.pid}`)
      await writeFile(
        partial,
        await sharp(bytes).resize({ width: w }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
      )
      await rename(partial, join(picturesFolder, file))
    }
    facts[parse(name).name] = { width, height, files }
  }
  await writeFile(join(picturesFolder, 'pictures.json'), JSON.stringify(facts))
}
