import { urlOf } from '../../domain/links/url-of.ts'
import { type BrowserFault, errorNames, type FaultKind } from './measurement.data.ts'

type Thrown = {
  error: unknown
  /** Where it was thrown, as far as the browser says; a stack says it where there is none. */
  address?: string
  line?: number
  column?: number
}

/** The report of a fault: its kind, and its place in a file of ours. Null where no file of ours is named: extensions, tags and other sites throw too. */
export function faultOf(
  kind: FaultKind,
  { error, address, line, column }: Thrown,
  origin: string
): BrowserFault | null {
  const [, stackAddress = '', stackLine, stackColumn] =
    /(https?:\/\/[^\s()]+):(\d+):(\d+)/.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
  const file = ownFile(address || stackAddress, origin)
  if (file === null) return null
  const name = error instanceof Error ? (errorNames.find(known => known === error.name) ?? 'other') : 'other'
  return { kind, name, file, line: line || Number(stackLine ?? 0), column: column || Number(stackColumn ?? 0) }
}

function ownFile(address: string, origin: string): string | null {
  const url = urlOf(address)
  return url?.origin === origin && /^\/assets\/[\w./-]{1,150}$/.test(url.pathname) ? url.pathname : null
}
