import type { DeviceHints } from './device-hints.ts'
import { userAgentText } from './user-agent-text.ts'

/** The processor's kind. `unknown` is the rule, not the exception: builds of all kinds are offered then. */
export type Architecture = 'arm' | 'x64' | 'x86' | 'unknown'

/**
 * The kind of a device's processor. In: the User-Agent and client hints, which come first. "Intel Mac OS X" and "Win64; x64" say nothing: browsers
 * write them on Apple silicon and on Windows on ARM as well.
 */
export function architectureOf(
  userAgent: string | null | undefined,
  { architecture, bitness }: DeviceHints = {}
): Architecture {
  if (architecture === 'arm') return 'arm'
  if (architecture === 'x86' && bitness === '64') return 'x64'
  if (architecture === 'x86' && bitness === '32') return 'x86'
  return /\b(?:ARM64|aarch64)\b/i.test(userAgentText(userAgent)) ? 'arm' : 'unknown'
}
