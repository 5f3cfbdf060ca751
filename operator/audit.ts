import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { parse } from 'yaml'
import { readArgs } from '../build/run-command.ts'

export const exceptionsFile = 'docs/audit-exceptions.yaml'

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'write a day as 2026-12-31'))

/** Weaknesses that we live with, each with the reason and the day on which it has to be looked at again. */
export const auditExceptions = v.array(
  v.strictObject({
    advisory: v.pipe(v.string(), v.regex(/^GHSA-[\w-]+$/, 'write the id of the advisory, GHSA-…')),
    package: v.pipe(v.string(), v.nonEmpty()),
    reason: v.pipe(v.string(), v.minLength(20, 'say why it does not reach us, or what is waited for')),
    until: day
  })
)

type Exceptions = v.InferOutput<typeof auditExceptions>

const advisory = v.object({ name: v.string(), title: v.string(), url: v.string(), severity: v.string() })

/** The answer of `npm audit --json`, as far as it is read. */
const auditReport = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), advisory])) }))
})

/**
 * Holds what npm knows of our packages against the exceptions. In: its answer, the exceptions, and today (2026-11-25). Out: a line for each advisory
 * without an exception, each exception whose day has passed, and each that nothing needs any more. Throws where the answer is no audit report.
 */
export function auditFaults(answer: unknown, exceptions: Exceptions, today: string): string[] {
  const { success, output } = v.safeParse(auditReport, answer)
  if (!success) throw new Error(`npm audit gave no report: ${JSON.stringify(answer).slice(0, 200)}`)
  const found = new Map(
    Object.values(output.vulnerabilities)
      .flatMap(({ via }) => via.filter(item => typeof item !== 'string'))
      .map(item => [item.url.replace(/^.*\//, ''), item])
  )
  return [
    ...[...found]
      .filter(([id]) => !exceptions.some(exception => exception.advisory === id))
      .map(([id, { name, severity, title }]) => `${name}: ${title} (${severity}, ${id})`),
    ...exceptions.flatMap(({ advisory: id, package: name, until }) => {
      if (!found.has(id)) return [`${exceptionsFile}: ${id} (${name}) is reported no more: take it out`]
      return until < today ? [`${exceptionsFile}: ${id} (${name}) was to be looked at by ${until}`] : []
    })
  ]
}

/** Asks the registry for known weaknesses of the packages that run, and of the others with `--all`. Throws where there is one without an exception, or no answer. */
export async function runAudit(args: readonly string[]): Promise<void> {
  const { values } = readArgs(args, { all: { type: 'boolean' } }, 'Usage: npm run audit -- [--all]', false)
  const exceptions = v.parse(auditExceptions, parse(await readFile(exceptionsFile, 'utf8')))
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const only = values.all ? [] : ['--omit=dev']
  const { stdout } = spawnSync(npm, ['audit', '--json', ...only], { encoding: 'utf8' })
  const faults = auditFaults(JSON.parse(stdout || 'null'), exceptions, new Date().toISOString().slice(0, 10))
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log(`No known weakness without an exception; ${exceptions.length} exceptions.`)
}
