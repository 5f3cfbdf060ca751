import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { buildsFolder } from './builds.ts'
import { writeAtomically } from './write-atomically.ts'

const releaseFile = 'release.json'

/** Which sources a build was made from. `commit` is null where git did not know; `changed` says that files differed from the commit. */
const release = v.object({
  build: v.string(),
  commit: v.nullable(v.string()),
  changed: v.boolean(),
  madeAt: v.string(),
  /** The content that a production folder was made with; null in a checkout, whose content changes without builds. */
  content: v.nullable(v.string())
})

export type Release = v.InferOutput<typeof release>

/** Writes down what the present build was made from, beside the builds. */
export const noteRelease = (facts: Release, folder = buildsFolder): Promise<void> =>
  writeAtomically(join(folder, releaseFile), `${JSON.stringify(facts, null, 2)}\n`)

/** The description that the builds of a folder carry; null where none can be read. */
export async function readRelease(folder = buildsFolder): Promise<Release | null> {
  const text = await readFile(join(folder, releaseFile), 'utf8').catch(() => '')
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), release), text)
  return success ? output : null
}

/** A commit as people read it: `0123456789ab`, with a word where files had been changed. */
export const commitName = ({ commit, changed }: Pick<Release, 'commit' | 'changed'>): string | null =>
  commit === null ? null : `${commit.slice(0, 12)}${changed ? ' with changes' : ''}`

/** The name of the commit that a build was made from; null where its folder does not say, or speaks of another build. */
export async function commitOfBuild(build: string, folder = buildsFolder): Promise<string | null> {
  const release = await readRelease(folder)
  return release?.build === build ? commitName(release) : null
}
