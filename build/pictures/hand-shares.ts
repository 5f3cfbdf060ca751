import { resolve } from 'node:path'
import sharp from 'sharp'
import { handShareName } from '../../app/site/pictures/hand-share-name.ts'
import { sharePicture } from '../../app/site/pictures/share-picture.data.ts'
import { symbolPaths } from '../../app/ui/client-table/symbol-paths.data.ts'
import { cardFaces } from '../../app/ui/playing-cards/card-face.ts'
import type { DailyHand } from '../../content/hands/hands.schema.ts'
import { contentHash } from '../../server/platform/compress.ts'
import { madeOnce } from './made-once.ts'

const face = {
  font: 'Sofia Sans Extra Condensed, ExtraBold',
  fontfile: resolve('art/fonts/sofia-sans-extra-condensed-800.ttf')
}
const quality = 74
const { width, height } = sharePicture
const card = { width: 112, height: 158, gap: 12 } as const
const rank = { height: 66, left: 14, top: 14 } as const
const middle = { x: 752, y: height / 2 } as const
/** The upper edge of each row: the other hand, the board, your hand. */
const rows = { opponent: 44, board: middle.y - card.height / 2, you: height - 44 - card.height } as const
const boardCards = 5

type Placed = { name: string; left: number; top: number }

/** Makes the picture with which each hand is shared: both hands and the board, no result and no words. Returns files by name. */
export async function makeHandShares(hands: readonly DailyHand[], folder: string): Promise<Record<string, string>> {
  const ranks = new Map<string, Promise<Buffer>>()
  const made = hands.map(async hand => {
    const placed = [
      ...inRow(hand.opponent, 2, rows.opponent),
      ...inRow(hand.board, boardCards, rows.board),
      ...inRow(hand.you, 2, rows.you)
    ]
    const drawing = tableOf(placed, boardCards - hand.board.split(' ').length)
    const name = handShareName(hand)
    const file = `share-${name}-${contentHash(`${drawing} ${face.font} ${rank.height}`).slice(0, 8)}-q${quality}.jpg`
    return [name, await madeOnce(folder, file, () => compose(drawing, placed, ranks))] as const
  })
  return Object.fromEntries(await Promise.all(made))
}

/** Where the cards of a row lie that has room for so many. */
function inRow(cards: string, room: number, top: number): Placed[] {
  const step = card.width + card.gap
  const left = middle.x - (room * step - card.gap) / 2
  return cards.split(' ').map((name, index) => ({ name, left: left + index * step, top }))
}

/** The table with the faces of its cards, without their ranks; cards that are still to come lie on their faces. */
function tableOf(placed: readonly Placed[], toCome: number): string {
  const step = card.width + card.gap
  const firstBack = middle.x + (boardCards * step - card.gap) / 2 - toCome * step + card.gap
  const faces = placed.map(({ name, left, top }) => {
    const [face] = cardFaces(name)
    return `<g transform="translate(${left} ${top})"><rect width="${card.width}" height="${card.height}" rx="12" fill="#f4ecdf"/><path transform="translate(76 116) scale(.29)" fill="${inkOf(name)}" d="${symbolPaths[face?.suit ?? 's']}"/></g>`
  })
  const backs = Array.from({ length: toCome }, (_, index) => {
    const left = firstBack + index * step
    return `<g transform="translate(${left} ${rows.board})"><rect x="3" y="3" width="${card.width - 6}" height="${card.height - 6}" rx="10" fill="#5b2a0e" stroke="#f4ecdf" stroke-width="6"/><path transform="translate(${card.width / 2} ${card.height / 2}) scale(.4)" fill="#e08a46" d="${symbolPaths.emblem}"/></g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<radialGradient id="n" cx=".62" cy=".4" r=".8"><stop stop-color="#0c3a2a"/><stop offset=".6" stop-color="#071812"/><stop offset="1" stop-color="#06110e"/></radialGradient>
<radialGradient id="f" cx=".5" cy=".4" r=".7"><stop stop-color="#1d6a4c"/><stop offset=".6" stop-color="#124a36"/><stop offset="1" stop-color="#0b2e22"/></radialGradient>
<rect width="100%" height="100%" fill="url(#n)"/>
<rect x="352" y="16" width="800" height="598" rx="290" fill="#3a1c0b"/><rect x="364" y="28" width="776" height="574" rx="280" fill="url(#f)" stroke="#c26f2d" stroke-width="3"/>
<path transform="translate(176 ${middle.y}) scale(1.14)" fill="#e08a46" d="${symbolPaths.emblem}"/>
${faces.join('')}${backs.join('')}</svg>`
}

const inkOf = (name: string): string => (cardFaces(name)[0]?.isRed ? '#b8341f' : '#0b1714')

/** The rank of a card in the display face, which a drawing cannot name. */
function rankOf(name: string): Promise<Buffer> {
  const written = `<span foreground="${inkOf(name)}">${cardFaces(name)[0]?.rank ?? ''}</span>`
  return sharp({ text: { text: written, ...face, dpi: 400, rgba: true } })
    .trim()
    .resize({ height: rank.height })
    .png()
    .toBuffer()
}

async function compose(drawing: string, placed: readonly Placed[], ranks: Map<string, Promise<Buffer>>) {
  const written = placed.map(async ({ name, left, top }) => {
    const key = name.slice(0, -1) + inkOf(name)
    const drawn = ranks.get(key) ?? rankOf(name)
    ranks.set(key, drawn)
    return { input: await drawn, left: left + rank.left, top: top + rank.top }
  })
  return sharp(Buffer.from(drawing))
    .composite(await Promise.all(written))
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
