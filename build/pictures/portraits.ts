import sharp from 'sharp'
import { defaultPortrait, denseSide, portraitSide, portraits } from '../../app/site/pictures/portraits.data.ts'
import { type Master, madeOnce } from './made-once.ts'

/** Of the master's width, from its middle: the medal fills the round frame that pages show it in. */
const crop = 1 / 1.3

/** A portrait as it is addressed, and for screens of density 2. */
export type MadePortrait = { plain: string; dense: string }

/** Makes the portrait of every ambassador, and the default one. Returns the files by slug, or by the default's master. Throws where a master is missing. */
export async function makePortraits(
  masters: ReadonlyMap<string, Master>,
  folder: string
): Promise<Record<string, MadePortrait>> {
  const wanted = Object.entries({ ...portraits, [defaultPortrait]: defaultPortrait })
  const made = wanted.map(async ([slug, name]) => {
    const master = masters.get(name)
    if (!master) throw new Error(`There is no master '${name}' for the portrait of ${slug}`)
    const plain = await makePortrait(slug, master, portraitSide, folder)
    return [slug, { plain, dense: await makePortrait(slug, master, denseSide, folder) }] as const
  })
  return Object.fromEntries(await Promise.all(made))
}

const makePortrait = (slug: string, { bytes, hash }: Master, side: number, folder: string): Promise<string> =>
  madeOnce(folder, `${slug}_nav-${hash}-${side}.webp`, async () => {
    const { width, height } = await sharp(bytes).metadata()
    const cropped = Math.round(Math.min(width, height) * crop)
    const [left, top] = [Math.round((width - cropped) / 2), Math.round((height - cropped) / 2)]
    return sharp(bytes)
      .extract({ left, top, width: cropped, height: cropped })
      .resize({ width: side, withoutEnlargement: true })
      .webp({ quality: 68, effort: 6, smartSubsample: true })
      .toBuffer()
  })
