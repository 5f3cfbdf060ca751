import sharp from 'sharp'
import { portraitSide, portraits } from '../../app/site/pictures/portraits.data.ts'
import { type Master, madeOnce } from './made-once.ts'

/** Of the master's width, from its middle: the medal fills the round frame that pages show it in. */
const crop = 1 / 1.3

/** Makes the portrait of every ambassador. Returns the files by slug. Throws where a master is missing. */
export async function makePortraits(
  masters: ReadonlyMap<string, Master>,
  folder: string
): Promise<Record<string, string>> {
  const made = Object.entries(portraits).map(async ([slug, name]) => {
    const master = masters.get(name)
    if (!master) throw new Error(`There is no master '${name}' for the portrait of ${slug}`)
    const { bytes, hash } = master
    const file = await madeOnce(folder, `${slug}_nav-${hash}-${portraitSide}.webp`, async () => {
      const { width, height } = await sharp(bytes).metadata()
      const side = Math.round(Math.min(width, height) * crop)
      const [left, top] = [Math.round((width - side) / 2), Math.round((height - side) / 2)]
      return sharp(bytes)
        .extract({ left, top, width: side, height: side })
        .resize({ width: portraitSide, withoutEnlargement: true })
        .webp({ quality: 68, effort: 6, smartSubsample: true })
        .toBuffer()
    })
    return [slug, file] as const
  })
  return Object.fromEntries(await Promise.all(made))
}
