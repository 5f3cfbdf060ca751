import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const root = '/sys/fs/cgroup'
/** The names of one thing in the two versions of the interface. */
const versions = [
  { folder: root, limit: 'memory.max', swap: 'memory.swap.max', now: 'memory.current', highest: 'memory.peak' },
  {
    folder: `${root}/memory`,
    limit: 'memory.limit_in_bytes',
    swap: 'memory.memsw.limit_in_bytes',
    now: 'memory.usage_in_bytes',
    highest: 'memory.max_usage_in_bytes'
  }
] as const

/** A group of processes that may hold so many megabytes, the cache of their files among them, as a container has it. Out: null where the machine refuses: it takes Linux and root. */
export async function memoryGroup(limitMB: number) {
  const names = versions.find(({ folder, limit }) => existsSync(`${folder}/cgroup.procs`) && hasLimit(folder, limit))
  if (!names) return null
  const folder = `${names.folder}/bench-${process.pid}`
  const read = async (file: string) => (await readFile(`${folder}/${file}`, 'utf8')).trim()
  const bytes = String(limitMB * 2 ** 20)
  try {
    await mkdir(folder)
    await writeFile(`${folder}/${names.limit}`, bytes)
    await writeFile(`${folder}/${names.swap}`, names.folder === root ? '0' : bytes).catch(() => {})
  } catch {
    await rmdir(folder).catch(() => {})
    return null
  }
  return {
    take: (id: number) => writeFile(`${folder}/cgroup.procs`, String(id)),
    megabytes: async () => Math.round(Number(await read(names.now)) / 2 ** 20),
    /** The highest that was held at once, and how many processes were killed for it. */
    async ended() {
      const events = await readFile(`${folder}/memory.events`, 'utf8').catch(() => read('memory.oom_control'))
      return {
        highestMB: Math.round(Number(await read(names.highest)) / 2 ** 20),
        killed: Number(/oom_kill (\d+)/.exec(events)?.[1] ?? 0)
      }
    },
    /** To be called when its processes have ended, which takes the system a moment. */
    async [Symbol.asyncDispose]() {
      for (let attempt = 0; attempt < 20 && existsSync(folder); attempt++) await rmdir(folder).catch(() => wait(100))
    }
  }
}

/** In version 2 the controller has to be handed down to the groups below the first. */
const hasLimit = (folder: string, limit: string): boolean =>
  folder === root ? existsSync(`${root}/cgroup.subtree_control`) : existsSync(`${folder}/${limit}`)
