import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestCase, TestResult } from '@playwright/test/reporter'
import type { TestModule } from 'vitest/node'

/** Seconds by test file: of the processor where vitest runs it, of a worker where Playwright does. */
type Seconds = Record<string, number>

const folder = join('.cache', 'file-times')

/** A reporter for vitest and for Playwright: it leaves on disk what each test file took. */
export default class FileTimes {
  readonly #seconds: Seconds = {}

  onTestModuleEnd(module: TestModule): void {
    const { processorMs = 0 } = module.meta() as { processorMs?: number }
    this.#add(module.moduleId, processorMs / 1000)
  }

  onTestRunEnd(): void {
    this.#write('tests')
  }

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    this.#add(location.file, duration / 1000)
  }

  onEnd(): void {
    this.#write('browser')
  }

  #add(file: string, seconds: number): void {
    const path = relative('.', file)
    this.#seconds[path] = (this.#seconds[path] ?? 0) + seconds
  }

  #write(step: string): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${step}.json`), JSON.stringify(this.#seconds))
  }
}

/** The dearest test files of some steps, a line each, the dearest first. A step that has not run has none. */
export function dearestFiles(steps: readonly string[], count: number): string[] {
  return steps
    .flatMap(step => Object.entries(readSeconds(step)))
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
}

const readSeconds = (step: string): Seconds => {
  try {
    return JSON.parse(readFileSync(join(folder, `${step}.json`), 'utf8'))
  } catch {
    return {}
  }
}
