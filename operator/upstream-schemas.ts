import { toJsonSchema } from '@valibot/to-json-schema'
import { sharedParts, type UpstreamFormat, upstreamAnswers } from '../server/upstreams/upstream-answers.schema.ts'

export const schemasFolder = 'docs/upstreams'

/** Each format in words. */
const titles: Readonly<Record<UpstreamFormat, string>> = {
  navigations: 'NAVIGATIONS_URL: the main menu',
  'util-navigations': 'UTIL_NAVIGATIONS_URL: the utility list',
  ambassadors: 'AMBASSADORS_URL: the ambassadors, in their order',
  'download-links': 'DOWNLOAD_LINKS_URL: the download links of a platform in a country',
  'players-online': 'PLAYERS_ONLINE_URL: how many play now',
  'chat-capacity': 'queueUrl of CHAT_SETTINGS: whether an agent is free'
}

/** The JSON Schema of a format, as `docs/upstreams` holds it: what the server reads without leaving anything out. */
export function upstreamSchemaText(format: UpstreamFormat): string {
  const definitions = format.endsWith('navigations') ? sharedParts : {}
  const schema = toJsonSchema(upstreamAnswers[format], { typeMode: 'input', target: 'draft-2020-12', definitions })
  return `${JSON.stringify({ title: titles[format], ...schema }, null, 2)}\n`
}
