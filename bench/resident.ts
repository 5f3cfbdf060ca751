import { readFile } from 'node:fs/promises'

/** Resident memory of a process and the highest that it was, in megabytes. Linux alone. */
export async function residentMB(id: number): Promise<{ now: number; highest: number }> {
  const status = await readFile(`/proc/${id}/status`, 'utf8')
  const megabytes = (field: string) => Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}
