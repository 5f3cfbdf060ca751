import { writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { locales } from '../app/domain/locales/locale.ts'
import { isStale } from '../app/features/players-online/figures-shown.ts'
import { readEnvironment } from '../app/site/config/environment.ts'
import { siteConfiguration } from '../app/site/config/site-configuration.data.ts'
import { rowsAt } from '../app/site/page/record-pages.ts'
import { readArgs } from '../build/run-command.ts'
import { readMessages } from '../build/vite/messages.ts'
import { readContent } from '../server/content/content-reader.ts'
import { firstFault } from '../server/platform/schema-faults.ts'
import { readLinks } from '../server/upstreams/download-links.ts'
import { fetchUpstream } from '../server/upstreams/fetch-upstream.ts'
import { playersAnswer, readPlayers } from '../server/upstreams/players-feed.ts'
import { readAmbassadors } from '../server/upstreams/read-ambassadors.ts'
import { type MenuFacts, readMenu } from '../server/upstreams/read-menu.ts'
import { type UpstreamFormat, upstreamAnswers } from '../server/upstreams/upstream-answers.schema.ts'
import { schemasFolder, upstreamSchemaText } from './upstream-schemas.ts'

const formats = Object.keys(upstreamAnswers) as UpstreamFormat[]
const usage = `Usage: npm run upstream-check -- {URL} {${formats.join('|')}}, or --write for the schemas of ${schemasFolder}`
const advice = 'See whether the address is right and the service is up; until it answers, the last good answer stays.'

/** Asks an upstream once and says what the site would show of its answer. Throws, in words, where it would refuse the answer. */
export async function checkUpstream(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { write: { type: 'boolean' } }, usage)
  if (values.write) return writeSchemas()
  const [first = '', second] = positionals
  const format = formats.find(name => name === second)
  if (!URL.canParse(first) || !format) throw new Error(usage)
  const url = new URL(first)
  if (format === 'download-links')
    for (const [name, value] of [
      ['brandAlias', siteConfiguration.brandAlias],
      ['platform', 'ios'],
      ['country', 'NO']
    ] as const)
      if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  const answer: unknown = await fetchUpstream({ url, schema: v.unknown() }).catch((error: Error) => {
    throw new Error(`${format}: no answer from ${url.origin}${url.pathname}: ${error.message}. ${advice}`)
  })
  const { shown, leftOut } = await read(format, answer).catch((error: Error) => {
    throw new Error(`${format}: the answer would be refused and the last good one stay: ${error.message}`)
  })
  console.log(`${format}: the answer counts, ${shown}.`)
  if (leftOut.length > 0) console.log(`Left out:\n${leftOut.map(item => `  ${item}`).join('\n')}`)
}

type Found = { shown: string; leftOut: readonly string[] }

async function read(format: UpstreamFormat, answer: unknown): Promise<Found> {
  switch (format) {
    case 'navigations':
      return listed(readMenu(answer, 'main', await menuFacts()))
    case 'util-navigations':
      return listed(readMenu(answer, 'utility', await menuFacts()))
    case 'ambassadors':
      return listed(readAmbassadors(answer))
    case 'download-links': {
      const { links, leftOut } = readLinks(
        checked(v.object({ links: v.array(v.unknown()) }), answer),
        readEnvironment(process.env)
      )
      return listed({ items: links, leftOut })
    }
    case 'players-online': {
      const { figures, leftOut } = readPlayers(checked(playersAnswer, answer))
      const age = isStale(figures.takenAt, new Date()) ? 'too old to be shown' : 'shown'
      return { shown: `${figures.players} players at ${figures.takenAt} are ${age}`, leftOut }
    }
    case 'chat-capacity':
      return { shown: `hasCapacity is ${checked(upstreamAnswers[format], answer).hasCapacity}`, leftOut: [] }
  }
}

/** The part of an answer that a schema takes. Throws in words where it refuses it. */
function checked<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer)
  if (result.success) return result.output
  throw new Error(firstFault(schema, answer))
}

const listed = ({ items, leftOut }: { items: readonly unknown[]; leftOut: readonly string[] }): Found => ({
  shown: `${items.length} at its first level ${items.length === 1 ? 'is' : 'are'} shown`,
  leftOut
})

async function menuFacts(): Promise<MenuFacts> {
  const messages = new Map(locales.map(locale => [locale, readMessages(locale)]))
  return {
    hasWords: (key, locale) => Object.hasOwn(messages.get(locale) ?? {}, key),
    environment: readEnvironment(process.env),
    rows: rowsAt(await readContent('content'), new Date())
  }
}

async function writeSchemas(): Promise<void> {
  for (const format of formats) await writeFile(`${schemasFolder}/${format}.schema.json`, upstreamSchemaText(format))
  console.log(`Wrote ${formats.length} schemas to ${schemasFolder}`)
}
