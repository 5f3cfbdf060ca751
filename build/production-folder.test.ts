import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockBuild } from './build-lock.ts'
import { buildProduction, listPackages, writePackage } from './production-folder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'out-'))
  await writeFile(join(folder, 'a-letter.txt'), 'mine')
})
afterAll(() => rm(folder, { recursive: true }))

it('a folder with files of others is not replaced by a build', async () => {
  await expect(buildProduction([`--out=${folder}`])).rejects.toThrow(
    `${folder} is not empty and was not made by a build: name another folder by --out=`
  )
  expect(await readdir(folder)).toEqual(['a-letter.txt'])
})

it.each<[arg: string, fault: string]>([
  ['--output=x', "Unknown option '--output'. Usage: npm run build -- [--out={folder}]"],
  ['x', "Unexpected argument 'x'. "],
  ['--out=', '--out= has no value. ']
])('an option that there is not is refused before anything is built: %s', async (arg, fault) => {
  await expect(buildProduction([arg])).rejects.toThrow(fault)
})

it('two builds into one folder at once: the second is refused at once, whatever part of the first is running', async () => {
  const out = join(folder, 'release')
  const unlock = await lockBuild(`${out}.lock`, { waits: false })
  await expect(buildProduction([`--out=${out}`])).rejects.toThrow(`Another build (process ${process.pid}) is running`)
  await unlock()
})

it('the bill of materials is that of the product, whatever the name of its folder', async () => {
  const made = await mkdtemp(join(tmpdir(), 'made.partial'))
  await writePackage(made)
  const { component } = JSON.parse(listPackages(made)).metadata
  const { name, version } = JSON.parse(await readFile('package.json', 'utf8'))
  expect(component).toMatchObject({ type: 'application', name, version, purl: `pkg:npm/${name}@${version}` })
  await rm(made, { recursive: true })
})
