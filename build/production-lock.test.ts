import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Lock, productionLock } from './production-lock.ts'

const packages: Lock['packages'] = {
  '': { dependencies: { a: '1', native: '1' } },
  'node_modules/a': { dependencies: { b: '1' }, peerDependencies: { peer: '1', absent: '1' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b': { dependencies: { tool: '1' } },
  'node_modules/c': { optionalDependencies: { fast: '1', 'of-another-platform': '1' } },
  'node_modules/fast': {},
  'node_modules/native': { dev: true },
  'node_modules/peer': {},
  'node_modules/tool': {}
}
const root = { dependencies: { a: '1', native: '1' } }

it('holds what is reached from the dependencies, by the way node finds it, and nothing else', () => {
  const lock = { name: 'site', version: '1', lockfileVersion: 3, packages }
  const withPeers = {
    ...lock,
    packages: {
      ...packages,
      'node_modules/a': { ...packages['node_modules/a'], peerDependenciesMeta: { absent: { optional: true } } }
    }
  }
  expect(() => productionLock(lock, root)).toThrow('package-lock.json has no absent, which node_modules/a needs')
  const made = productionLock(withPeers, root).packages
  expect(made['node_modules/native'], 'npm would leave out what is marked').toEqual({})
  expect(Object.keys(made)).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/fast',
    'node_modules/native',
    'node_modules/peer'
  ])
})

it('the project runs with none of the packages that only build or test it', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const { dependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8')) as Lock['packages'][string]
  const made = productionLock(lock, { dependencies }).packages
  const builds = (path: string) => ['dev', 'devOptional'].some(mark => mark in (lock.packages[path] ?? {}))
  expect(Object.keys(made).filter(builds)).toEqual([])
  expect(Object.keys(made)).toEqual(
    expect.arrayContaining(Object.keys(dependencies).map(name => `node_modules/${name}`))
  )
  expect(Object.keys(made).filter(name => /typescript|vite|lighthouse|opentelemetry\/(?!api$)/.test(name))).toEqual([])
})
