/** Whether a wait of a length that ends at an instant (all in ms) still runs. An end that is further off was set by a clock that ran ahead: it counts no more. */
export const stillRuns = (endsAt: number, lengthMs: number, now: number): boolean =>
  now < endsAt && endsAt - now <= lengthMs
