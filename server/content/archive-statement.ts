import * as v from 'valibot'
import { type SignedStatement, signedPayload } from '../http/signed-statement.ts'
import { firstFault } from '../platform/schema-faults.ts'
import { ArchiveError } from './pack-content.ts'

/** Content is signed by a key of its own: machines that serve cannot sign it. */
export const contentPurpose = 'content archives'

const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'write a SHA-256 in hexadecimal'))

const longestTimerMs = 86_400_000

/** The largest archive that is fetched. */
export const maxArchiveBytes = 30_000_000

/** A version of the content as an archive beside the statement, and from when on it is shown. */
const archive = v.object({
  version: sha256,
  file: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]*\.tar\.gz$/, 'write the name of a file beside the statement')),
  sha256,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxArchiveBytes)),
  takeUpAt: v.pipe(v.string(), v.isoTimestamp())
})

/** An operator's statement about the content: which versions count from when on. A later statement has a higher number, also where it leads back to an earlier version. */
const statement = v.object({
  kind: v.literal('content'),
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Past it the statement is still followed, and said to be old: an address that repeats it has heard of nothing since. */
  validUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  archives: v.pipe(v.array(archive), v.minLength(1), v.maxLength(5))
})

export type ContentArchive = v.InferOutput<typeof archive>
export type ArchiveStatement = v.InferOutput<typeof statement>

const signed = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ payload: v.string(), protected: v.string(), signature: v.string() })
)

/** Reads a signed statement. Throws ArchiveError where none of the keys has signed it, or it does not say what it must. */
export function readStatement(text: string, keys: readonly string[]): ArchiveStatement {
  const jws = v.safeParse(signed, text)
  if (!jws.success) throw new ArchiveError('the statement is no JSON of payload, protected and signature')
  const payload = payloadOf(jws.output, keys)
  if (payload === undefined) throw new ArchiveError('the statement is not signed by a key of CONTENT_PUBLIC_KEYS')
  const read = v.safeParse(statement, payload)
  if (!read.success) throw new ArchiveError(`the statement is not valid: ${firstFault(statement, payload)}`)
  return read.output
}

/** The archive that is to be shown at an instant: the one that was taken up last. Undefined before all of them. */
export function dueArchive(archives: ArchiveStatement['archives'], now: Date): ContentArchive | undefined {
  return inOrder(archives).findLast(each => takeUpMs(each) <= now.getTime())
}

/** The archive that is shown next; undefined where none is to come. */
export function comingArchive(archives: ArchiveStatement['archives'], now: Date): ContentArchive | undefined {
  return inOrder(archives).find(each => takeUpMs(each) > now.getTime())
}

/** How long it is until an archive is shown, as long as a timer may be: longer ones fire at once. */
export const waitMs = (archive: ContentArchive, now: Date): number =>
  Math.min(Math.max(0, takeUpMs(archive) - now.getTime()), longestTimerMs)

/** When a statement ended; null while it is valid, or has no end. */
export const endOf = (statement: ArchiveStatement | null, now: Date): string | null =>
  statement?.validUntil && Date.parse(statement.validUntil) <= now.getTime() ? statement.validUntil : null

const inOrder = (archives: ArchiveStatement['archives']) =>
  archives.toSorted((one, other) => takeUpMs(one) - takeUpMs(other))

const takeUpMs = ({ takeUpAt }: ContentArchive): number => Date.parse(takeUpAt)

function payloadOf(jws: SignedStatement, keys: readonly string[]): unknown {
  try {
    return signedPayload(jws, keys)
  } catch {
    return undefined
  }
}
