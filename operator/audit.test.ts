import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { auditExceptions, auditFaults, exceptionsFile } from './audit.ts'

const report = (...ids: string[]) => ({
  auditReportVersion: 2,
  vulnerabilities: {
    parent: { via: ['child'] },
    child: {
      via: ids.map(id => ({
        name: 'child',
        title: 'Reads too far',
        severity: 'high',
        url: `https://github.com/advisories/${id}`
      }))
    }
  }
})
const exception = {
  advisory: 'GHSA-aaaa',
  package: 'child',
  reason: 'Only reads files of our own.',
  until: '2026-12-31'
}

it.each<[rule: string, found: string[], exceptions: (typeof exception)[], faults: RegExp[]]>([
  ['nothing is known', [], [], []],
  ['a weakness without an exception is named', ['GHSA-aaaa'], [], [/^child: Reads too far \(high, GHSA-aaaa\)$/]],
  ['one with an exception is not', ['GHSA-aaaa'], [exception], []],
  ['an exception is for one advisory', ['GHSA-bbbb', 'GHSA-aaaa'], [exception], [/GHSA-bbbb/]],
  ['an exception ends on its day', ['GHSA-aaaa'], [{ ...exception, until: '2026-11-24' }], [/by 2026-11-24/]],
  ['it holds on that day', ['GHSA-aaaa'], [{ ...exception, until: '2026-11-25' }], []],
  ['an exception that nothing needs is taken out', [], [exception], [/take it out/]]
])('%s', (_rule, found, exceptions, faults) => {
  const said = auditFaults(report(...found), exceptions, '2026-11-25')
  expect(said).toHaveLength(faults.length)
  for (const [at, fault] of faults.entries()) expect(said[at]).toMatch(fault)
})

it('an answer that is no report is not taken for a clean one', () => {
  expect(() => auditFaults({ statusCode: 405, message: 'Method Not Allowed' }, [], '2026-11-25')).toThrow(/no report/)
  expect(() => auditFaults(null, [], '2026-11-25')).toThrow(/no report/)
})

it('the exceptions can be read', () => {
  expect(v.safeParse(auditExceptions, parse(readFileSync(exceptionsFile, 'utf8'))).success).toBe(true)
})
