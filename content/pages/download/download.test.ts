import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { placeholdersIn } from '../../../app/domain/figures/fill-figures.ts'
import { formatFigure } from '../../../app/domain/figures/format-figure.ts'
import { locales } from '../../../app/domain/locales/locale.ts'
import { figures as figuresSchema } from '../../figures/figures.schema.ts'
import { roomPages } from '../room.schema.ts'
import { pageSections, sectionWords } from '../sections.schema.ts'

const readYaml = (file: string) => parse(readFileSync(file, 'utf8'))
const stepsOf = v.object({ steps: roomPages.download.entries.steps })
const figures = v.parse(figuresSchema, readYaml('content/figures/figures.yaml'))

it('S2-39 Three steps: create a free account, download and install, start playing', () => {
  const { steps } = v.parse(stepsOf, readYaml('content/pages/download/en.yaml'))
  expect(steps.items.map(({ name }) => name)).toEqual([
    'Create a free account',
    'Download and install',
    'Start playing'
  ])
})

it('the minimum specs are a table of the page', () => {
  const { sections } = v.parse(pageSections, readYaml('content/pages/download/page.yaml'))
  expect(sections).toContainEqual({ id: 'requirements', kind: 'table', short: true })
})

it.each(locales)('in %s the name of the button that copies a checksum begins with what it shows', locale => {
  const messages: Record<string, string> = JSON.parse(readFileSync(`content/messages/${locale}.json`, 'utf8'))
  const { builds } = readYaml(`content/pages/download/${locale}.yaml`)
  expect(messages['download.copy-sum']?.startsWith(builds.copy)).toBe(true)
})

describe.each(locales.map(locale => `content/pages/download/${locale}.yaml`))('%s', file => {
  const { steps } = v.parse(stepsOf, readYaml(file))
  const { rows } = v.parse(sectionWords.table, readYaml(file).requirements)

  it('S2-39 has three steps', () => expect(steps.items).toHaveLength(3))

  it.each([
    ['S2-41 Windows 8, 3 GHz processor, 2 GB RAM, 3 GB disk', 0, ['8', '3 GHz', '2 GB', '3 GB']],
    ['S2-42 Mac OS X 10.13', 1, ['10.13']],
    ['S2-43 Android 6.0, 2 GB RAM, 500 MB disk', 2, ['6.0', '2 GB', '500 MB']],
    ['S2-44 iOS: iPhone 6S, with 3 GB RAM recommended', 3, ['iPhone 6S', '3 GB']]
  ] as const)('Minimum specs: %s', (_rule, row, specs) => {
    const names = rows[row]?.flatMap(placeholdersIn) ?? []
    const values = names.map(name => figures[name]).map(figure => figure && formatFigure(figure, 'en'))
    expect(values.map(value => value?.replaceAll(/\s/g, ' '))).toEqual(specs)
  })
})
