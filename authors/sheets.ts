import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readScreenshotArgs, takeScreenshots } from './screenshots.ts'

type Layout = { columns: number; width: number }

/** The layout of a sheet for each width of a page: so many side by side, each so wide. */
const layouts: Record<string, Layout> = {
  360: { columns: 8, width: 240 },
  768: { columns: 6, width: 320 },
  1244: { columns: 4, width: 480 },
  1920: { columns: 4, width: 480 }
}
/** What is longer is cut off below. */
const height = 1600
const gap = 12

/** Takes contact sheets of one page of each screen, at 360, 768, 1244 and 1920 px: `sheet-{width}-{number}.png`. Arguments as for the screenshots. */
export async function takeSheets(args: readonly string[]): Promise<void> {
  const given = readScreenshotArgs(args)
  const folder = given.folder ?? 'test-results/sheets'
  const widths = given.widths?.split(',') ?? Object.keys(layouts)
  await mkdir(folder, { recursive: true })
  await takeScreenshots([...args, `--folder=${folder}`, '--families', `--widths=${widths.join(',')}`])
  for (const width of widths) {
    const files = (await readdir(folder)).filter(name => name.endsWith(`-${width}.png`) && !name.startsWith('sheet-'))
    const layout = layouts[width]
    if (layout) await layOut(folder, files.sort(), width, layout)
  }
}

async function layOut(folder: string, files: readonly string[], of: string, { columns, width }: Layout) {
  const perSheet = columns * 2
  for (let from = 0; from < files.length; from += perSheet) {
    const shown = files.slice(from, from + perSheet)
    const pictures = await Promise.all(
      shown.map(async (file, place) => ({
        input: await cut(join(folder, file), width),
        left: (place % columns) * (width + gap),
        top: Math.floor(place / columns) * (height + gap)
      }))
    )
    const rows = Math.ceil(shown.length / columns)
    const sheet = join(folder, `sheet-${of}-${from / perSheet + 1}.png`)
    await sharp({
      create: {
        width: Math.min(columns, shown.length) * (width + gap) - gap,
        height: rows * (height + gap) - gap,
        channels: 3,
        background: '#888'
      }
    })
      .composite(pictures)
      .png()
      .toFile(sheet)
    console.log(`${sheet}: ${shown.map(file => file.replace(/-\d+\.png$/, '')).join(', ')}`)
  }
}

async function cut(file: string, width: number): Promise<Buffer> {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .resize({ width })
    .toBuffer({ resolveWithObject: true })
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .toBuffer()
}
