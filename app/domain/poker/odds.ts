/** The chance that at least one of `outs` cards comes in `draws` cards, of `unseen` ones. */
export function hitChance(outs: number, unseen: number, draws: number): number {
  let miss = 1
  for (let index = 0; index < draws; index += 1) miss *= (unseen - outs - index) / (unseen - index)
  return 1 - Math.max(0, miss)
}

/** How many ways there are to take `count` of `of` things. */
export function waysToChoose(of: number, count: number): number {
  let ways = 1
  for (let index = 0; index < count; index += 1) ways = (ways * (of - index)) / (index + 1)
  return Math.round(ways)
}
