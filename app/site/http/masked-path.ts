/** Whether a text may name a person. */
export const isPersonal = (text: string): boolean => /@|%40/i.test(text)

/** A text that nobody has chosen: a token or an id. */
const isToken = (text: string): boolean =>
  /[0-9a-f]{8}-[0-9a-f]{4}-/i.test(text) || (text.match(/\w{20,}/g) ?? []).some(word => /\d/.test(word))

/** A path as it is kept: each part that may be an e-mail address, a token or an id, or that cannot be read, is named so alone. */
export const maskedPath = (path: string): string =>
  path
    .split('/')
    .map(part => (isSecret(part) ? '[masked]' : part))
    .join('/')

function isSecret(part: string): boolean {
  try {
    const text = decodeURIComponent(part)
    return isPersonal(text) || isToken(text)
  } catch {
    return true
  }
}
