import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { listPackages, writePackage } from '../build/production-folder.ts'

/** Licences that ask for nothing but that their text comes along. */
const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense'
]

const licence = v.object({
  license: v.optional(v.object({ id: v.optional(v.string()), name: v.optional(v.string()) })),
  expression: v.optional(v.string())
})
const bill = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.object({ name: v.string(), version: v.string(), licenses: v.optional(v.array(licence), []) }))
})

export type Component = { name: string; version: string; licence: string | null }

/** The components of a bill of materials (CycloneDX) with the licence of each as an SPDX expression, null where it names none. Throws where it is no such bill. */
export function componentsOf(text: string): Component[] {
  return v.parse(bill, JSON.parse(text)).components.map(({ name, version, licenses }) => {
    const named = licenses.flatMap(({ license, expression }) => expression ?? license?.id ?? license?.name ?? [])
    return { name, version, licence: named.join(' AND ') || null }
  })
}

/** A line for each component whose licence is none of the allowed. Of `A OR B` one has to be allowed, of `A AND B` each. */
export const licenceFaults = (components: readonly Component[]): string[] =>
  components
    .filter(({ licence }) => licence === null || !mayBeUsed(licence))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'} is not allowed`)

const mayBeUsed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' AND ')
    .every(all => all.split(' OR ').some(one => allowed.includes(one.trim())))

/** The packages that the server runs with, from the bill of materials that a production folder has. */
export async function runningComponents(): Promise<Component[]> {
  const folder = await mkdtemp(join(tmpdir(), 'licences-'))
  try {
    await writePackage(folder)
    return componentsOf(listPackages(folder))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Prints name, version and licence of each package that runs. Throws where one is not allowed. */
export async function printLicences(): Promise<void> {
  const components = await runningComponents()
  for (const { name, version, licence } of components) console.log(`${name}\t${version}\t${licence ?? 'no licence'}`)
  const faults = licenceFaults(components)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  console.log(`${components.length} packages, each with a licence that is allowed.`)
}
