import { isMainThread } from 'node:worker_threads'
import { afterAll } from 'vitest'

// Before each test file: what the file takes of the processor, for the reporter of file-times.ts.
const used = () => (isMainThread ? process.cpuUsage() : process.threadCpuUsage())
const before = used()

afterAll(({}, { file }) => {
  const { user, system } = used()
  Object.assign(file.meta, { processorMs: (user + system - before.user - before.system) / 1000 })
})
