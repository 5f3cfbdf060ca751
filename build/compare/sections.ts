/** What is recorded of an answer: lines, by the kind of what they say. */
export type Sections = Record<string, string[]>

/** What an answer was made by, which differs from run to run and says nothing. */
export type Run = { port: number; buildId: string }

/** Adds lines to a section. */
export function addLines(sections: Sections, kind: string, lines: readonly string[]): void {
  if (lines.length > 0) sections[kind] = [...(sections[kind] ?? []), ...lines]
}

/** `/assets/name-{hash}.ext`: the hash changes with the bytes of a file, which is not what a visitor reads. */
const hashedFile = /(\/assets\/[^\s"'<>?#,;)]*?)(?:-[\w-]{8})(\.[a-z0-9]+)(?![\w-])/g

/** Takes out of a text what differs from build to build and port to port. */
export const normalise = (text: string, { port, buildId }: Run): string =>
  text
    .replaceAll(`localhost:${port}`, 'localhost:3000')
    .replaceAll(buildId || '\0', 'BUILD')
    .replace(/BUILD\.[0-9a-f]{16,}/g, 'BUILD.HASH')
    .replace(hashedFile, '$1-HASH$2')

/** Hop-by-hop, or another one for each answer. */
const unrecorded = new Set(['date', 'x-request-id', 'content-length', 'connection', 'keep-alive', 'transfer-encoding'])

/** The headers of an answer as sorted lines: of a policy the hashes are left out, of an ETag its value. */
export const headerLines = (headers: Readonly<Record<string, string | readonly string[] | undefined>>): string[] =>
  Object.entries(headers)
    .filter(([name]) => !unrecorded.has(name))
    .flatMap(([name, value]) => [value ?? []].flat().flatMap(one => headerLine(name, one)))
    .toSorted()

function headerLine(name: string, value: string): string[] {
  if (name === 'etag') return [`etag: ${value.startsWith('W/') ? 'weak' : 'strong'}`]
  if (name !== 'content-security-policy') return [`${name}: ${value}`]
  return value.split(/;\s*/).map(part => `${name}: ${part.replace(/ '(sha\d+|nonce)-[^']*'/g, '').trim()}`)
}
