import type { Structure } from '../../../content/tournaments/tournaments.schema.ts'
import { levelRows } from './structure-rows.ts'

/** How large the small drawing of a structure is, in pixels. */
export const blindSteps = { width: 64, height: 24 } as const

/**
 * The levels of a structure as steps that rise with the blinds, true to their time: one path for those in which one may register, one for those after.
 * In: the structure, and for how many minutes after the start one may register.
 */
export function blindStepPaths(structure: Structure, registrationMinutes: number): { open: string; closed: string } {
  const rows = levelRows(structure)
  const end = (rows.at(-1)?.startsAtMinute ?? 0) + structure.levelMinutes
  const smallest = Math.log(rows[0]?.big ?? 1)
  const growth = Math.log(rows.at(-1)?.big ?? 1) - smallest
  const { width, height } = blindSteps
  const bars = rows.map(({ startsAtMinute, big }) => {
    const left = round((startsAtMinute / end) * width)
    const right = round(((startsAtMinute + structure.levelMinutes) / end) * width - 0.8)
    const top = round(height - 3 - ((Math.log(big) - smallest) / growth) * (height - 4))
    return { isOpen: startsAtMinute < registrationMinutes, path: `M${left} ${height}V${top}H${right}V${height}` }
  })
  const pathOf = (isOpen: boolean) => bars.flatMap(bar => (bar.isOpen === isOpen ? bar.path : [])).join('')
  return { open: pathOf(true), closed: pathOf(false) }
}

const round = (pixels: number) => Math.round(pixels * 10) / 10
