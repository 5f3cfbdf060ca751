import type { Wait } from '../../ui/wait/wait.client.ts'
/** "Build check interval: 3,600,000 ms." */
export const buildCheckIntervalMs = 3_600_000

/** Calls for a check each hour, and when the page is seen again after an hour without timers. Returns what to call then. */
export function checkHourly({ now, wait, check }: { now: () => number; wait: Wait; check: () => void }): () => void {
  let last = now()
  let cancel = wait(buildCheckIntervalMs, run)
  function run() {
    cancel()
    last = now()
    cancel = wait(buildCheckIntervalMs, run)
    check()
  }
  return () => {
    if (now() - last >= buildCheckIntervalMs) run()
  }
}

/** Whether the answer of `/builds/latest.json` names another build. Without an answer it is false. */
export function namesNewerBuild(answer: unknown, id: string | undefined): boolean {
  const { id: latest } = Object(answer) as { id?: unknown }
  return typeof latest === 'string' && latest !== '' && latest !== id
}
