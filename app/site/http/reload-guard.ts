/** "A reload of the same path is allowed only once per 10,000 ms." */
export const reloadGuardMs = 10_000

/** When each path was last loaded anew by us: pathname to instant in ms. */
export type Reloads = Readonly<Record<string, number>>

/** Whether a path may be reloaded, and the reloads to remember. An instant far in the future (the clock was set back) counts as long ago. */
export function allowReload(path: string, nowMs: number, reloads: Reloads): { allowed: boolean; reloads: Reloads } {
  const counting = Object.entries(reloads).filter(([, at]) => Math.abs(nowMs - at) < reloadGuardMs)
  const allowed = counting.every(([known]) => known !== path)
  return { allowed, reloads: Object.fromEntries(allowed ? [...counting, [path, nowMs]] : counting) }
}

/** Reads the reloads from a stored text. Returns none where there is no text, or where it is not ours. */
export function readReloads(text: string | null): Reloads {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    if (typeof read !== 'object' || read === null) return {}
    return Object.fromEntries(Object.entries(read).filter(([, at]) => typeof at === 'number'))
  } catch {
    return {}
  }
}
