import * as v from 'valibot'

const url = v.pipe(
  v.string('must be a text'),
  v.regex(
    /^(https?:\/\/[^\s/]+|\/(?![/\\]))\S*$/i,
    'must be a URL with http:// or https://, or a path that begins with a slash'
  )
)
const word = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))

/** "chat settings (queue URL, script URL, org id, config name, site URL, language)", with the messaging server of design section 9. */
export const chatSettingsSchema = v.strictObject({
  queueUrl: url,
  scriptUrl: url,
  orgId: word,
  configName: word,
  siteUrl: url,
  language: v.pipe(word, v.regex(/^[a-z]{2}(-[a-zA-Z]{2})?$/, 'must be a language such as fr')),
  messagingServerUrl: url
})

export type ChatSettings = v.InferOutput<typeof chatSettingsSchema>
