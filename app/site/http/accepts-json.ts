type Facts = { accept: string | undefined; pathname: string; contentType: string | undefined }

/**
 * Whether a request wants its error as JSON (design section 9): it names application/json and not HTML. Below `/api/` programs need not say so: there only
 * those get HTML that name it, and forms.
 */
export function acceptsJson({ accept = '', pathname, contentType = '' }: Facts): boolean {
  if (/\btext\/html\b/i.test(accept)) return false
  if (/\bapplication\/json\b/i.test(accept)) return true
  return pathname.startsWith('/api/') && !/^application\/x-www-form-urlencoded\b/i.test(contentType)
}
