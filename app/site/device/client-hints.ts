import type { DeviceHints } from './platform.ts'

/** The client hint that a Chromium sends unasked: its system. */
export function clientHints(headers: { readonly [name: string]: string | readonly string[] | undefined }): DeviceHints {
  const value = headers['sec-ch-ua-platform']
  const platform = typeof value === 'string' ? /^"([^"\\]{1,40})"$/.exec(value)?.[1] : undefined
  return platform === undefined ? {} : { platform }
}
