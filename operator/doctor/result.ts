export type State = 'good' | 'fault' | 'to-look-at' | 'not-asked'
export type Result = { name: string; state: State; says: readonly string[] }

/** The finds of a check: a fault keeps the site from a launch, the other is for a person to decide. */
type Finding = { state: 'fault' | 'to-look-at'; says: string }
export const fault = (says: string): Finding => ({ state: 'fault', says })
export const look = (says: string): Finding => ({ state: 'to-look-at', says })

const longestList = 12

/** One row: the worst of what was found, faults first; the sentence of a good one where nothing was. */
export function row(name: string, findings: readonly Finding[], good: string): Result {
  const isFault = findings.some(({ state }) => state === 'fault')
  const lines = [
    ...findings.filter(({ state }) => state === 'fault').map(({ says }) => says),
    ...findings
      .filter(({ state }) => state === 'to-look-at')
      .map(({ says }) => (isFault ? `to look at: ${says}` : says))
  ]
  const left = lines.length - longestList
  const says = left > 1 ? [...lines.slice(0, longestList), `and ${left} more`] : lines
  if (findings.length === 0) return { name, state: 'good', says: [good] }
  return { name, state: isFault ? 'fault' : 'to-look-at', says }
}

export const notAsked = (name: string, reason: string): Result => ({ name, state: 'not-asked', says: [reason] })
