import type { DeviceHints } from './platform.ts'

/** The client hints that name system and processor. All but the platform come only after a page has asked for them by `Accept-CH`. */
const hintHeaders = {
  platform: 'sec-ch-ua-platform',
  architecture: 'sec-ch-ua-arch',
  bitness: 'sec-ch-ua-bitness'
} as const satisfies { [hint in keyof DeviceHints]?: string }

export function clientHints(headers: { readonly [name: string]: string | readonly string[] | undefined }): DeviceHints {
  const hints: DeviceHints = {}
  for (const [hint, name] of Object.entries(hintHeaders) as [keyof typeof hintHeaders, string][]) {
    const value = headers[name]
    const text = typeof value === 'string' ? /^"([^"\\]{1,40})"$/.exec(value)?.[1] : undefined
    if (text !== undefined) hints[hint] = text
  }
  return hints
}
