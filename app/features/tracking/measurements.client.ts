import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { screenType } from '../../ui/screen/screen-type.ts'
import { faultOf } from './fault-of.ts'
import { type BrowserFault, type Measurements, maxFaults, type VitalName } from './measurement.data.ts'

/**
 * Measures the document from now on, and tells what was measured when it is left or hidden: each vital once, by `sendBeacon`, which nobody waits for.
 * In: whether it may be reported at this instant. Only a visitor who has agreed is measured.
 */
export function startMeasurements(mayMeasure: () => boolean): void {
  const page = location.pathname
  const reported = new Set<VitalName>()
  const vitals = new Map<VitalName, number>()
  let faults: BrowserFault[] = []
  let left = maxFaults
  let shown = false

  const note = (fault: BrowserFault | null) => {
    if (!fault || left === 0) return
    left -= 1
    faults.push(fault)
  }
  const noteShown = () => {
    if (shown || !document.querySelector('.fault-notice, .browser-fault')) return
    shown = true
    note({ kind: 'shown', name: 'other', file: null, line: 0, column: 0 })
  }
  const send = () => {
    noteShown()
    if (!mayMeasure() || (vitals.size === 0 && faults.length === 0)) return
    const screen = screenType(document.body.offsetWidth)
    const measured: Measurements = { page, screen, vitals: Object.fromEntries(vitals), faults }
    navigator.sendBeacon('/api/measurements', new Blob([JSON.stringify(measured)], { type: 'application/json' }))
    for (const name of vitals.keys()) reported.add(name)
    vitals.clear()
    faults = []
  }

  addEventListener('error', (event: ErrorEvent | Event) => note(ofEvent(event)), true)
  addEventListener('unhandledrejection', ({ reason }) => note(faultOf('rejection', { error: reason }, location.origin)))
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      if (!reported.has(name)) vitals.set(name, value)
    })
  // The library says its last values at the same event, while it is captured: they are reported after it.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}

/** A script that threw, or a file of ours that did not come. */
function ofEvent(event: ErrorEvent | Event): BrowserFault | null {
  const { origin } = location
  if (event instanceof ErrorEvent) {
    const { error, filename: address, lineno: line, colno: column } = event
    return faultOf('error', { error, address, line, column }, origin)
  }
  const { src, href } = event.target as { src?: string; href?: string }
  return faultOf('file', { error: null, address: src || href || '' }, origin)
}
