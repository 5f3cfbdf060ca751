import * as v from 'valibot'
import { downloadPlatforms } from '../../app/domain/downloads/download-platform.ts'
import { isoDay, oneOf, text } from '../record-fields.ts'

/** The file that a download brings. Where an app store brings the client there is none to check: the store has done that. */
const file = v.strictObject({
  name: v.pipe(
    text,
    v.regex(/^[\w.-]+$/, 'write the name of the file as it is saved: letters, figures, dots and hyphens')
  ),
  sizeBytes: v.pipe(v.number('write the size in bytes'), v.integer(), v.minValue(1)),
  sha256: v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'write the 64 small hexadecimal digits of the SHA-256'))
})

/** The present build of the client for one system. */
const build = v.strictObject({
  platform: oneOf(downloadPlatforms),
  version: text,
  releasedOn: isoDay,
  signer: text,
  file: v.nullable(file),
  sample: v.boolean('write true for a build of the demo, else false')
})

export const builds = v.pipe(
  v.array(build),
  v.check(
    list => downloadPlatforms.every(platform => list.filter(item => item.platform === platform).length === 1),
    `write one build for each of: ${downloadPlatforms.join(', ')}`
  )
)

export type Build = v.InferOutput<typeof build>
