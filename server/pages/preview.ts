import * as v from 'valibot'
import { placeOfKey } from '../../app/domain/law/place.ts'
import { escapeMarkup } from '../../app/site/markdown/escape-markup.ts'
import { dayOrInstant } from '../../content/record-fields.ts'

/** Where an editor sees the site from, on their own machine only: at another instant, in another place or with another device. */
export type Preview = {
  asOf: Date | null
  country: string | null
  device: string | null
  /** What is asked for and cannot be read, a sentence each. */
  refused: readonly string[]
}

/** The parameters of the edit loop, in the order in which links carry them. */
const parameters = ['as-of', 'as-country', 'as-device'] as const
const unknownPlace = 'unknown'
/** An address of documentation, which no table knows. */
const nowhere = '198.51.100.1'

/** The User-Agent of a device of each kind. */
const userAgents: Readonly<Record<string, string>> = {
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
  macos:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
}

/** The preview that an editor asks for. Null in every other process than the edit loop, and where nothing is asked for. */
export function readPreview(search: string, development: boolean | undefined): Preview | null {
  if (!development) return null
  const query = new URLSearchParams(search)
  const [asked, place, device] = parameters.map(name => query.get(name) ?? '')
  const read = {
    asOf: readInstant(asked ?? ''),
    country: place === unknownPlace ? place : readCountry(place?.toUpperCase() ?? ''),
    device: device && Object.hasOwn(userAgents, device) ? device : null
  }
  const sentences: readonly [written: string | undefined, value: unknown, sentence: string][] = [
    [asked, read.asOf, 'is no time: write 2026-12-05, 2026-12-05T21:00Z, or 2026-12-05T22:00 by your clock'],
    [place, read.country, 'is no country: write two letters, or CAON for Ontario'],
    [device, read.device, `is no device: write one of ${Object.keys(userAgents).join(', ')}`]
  ]
  const refused = sentences.flatMap(([written, value, sentence], index) =>
    written && value === null ? [`${parameters[index]}=${written} ${sentence}`] : []
  )
  return asked || place || device ? { ...read, refused } : null
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

const readCountry = (code: string): string | null =>
  code === 'CAON' || (/^[A-Z]{2}$/.test(code) && countryNames.of(code)) ? code : null

/** A day, an instant with its offset, or a time by the clock of this machine, as an editor writes it. Null for anything else. */
export function readInstant(written: string): Date | null {
  const isLocal = /T\d{2}:\d{2}$/.test(written)
  if (!v.is(dayOrInstant, isLocal ? `${written}Z` : written)) return null
  return new Date(written)
}

/** The headers that a visitor of a preview would send. `geoHeaders`: the names of the country and the region header. */
export function previewHeaders(preview: Preview, geoHeaders: readonly string[]): Record<string, string> {
  const { country, device } = preview
  const place = country === null || country === unknownPlace ? null : placeOfKey(country)
  const [countryHeader = '', regionHeader = ''] = geoHeaders.map(name => name.toLowerCase())
  return {
    ...(country === unknownPlace && { 'x-forwarded-for': nowhere }),
    ...(place && { [countryHeader]: place.country, ...(place.region && { [regionHeader]: place.region }) }),
    ...(device && { 'user-agent': userAgents[device] })
  }
}

/** An instant as `readInstant` takes it. */
const written = (instant: Date | null | undefined): string =>
  instant ? instant.toISOString().replace(/\.\d+/, '') : ''

type Bar = {
  preview: Preview | null
  /** The one instant of the whole edit loop, where it was started so. */
  asOf: Date | null
  countries: readonly string[]
  /** The faults of content that cannot be published, a line each. */
  faults: readonly string[]
  /** What the page could not be rendered for. */
  fault?: string | null
}

const look = `[data-preview]{position:fixed;inset:auto 0 0 auto;z-index:9999;max-width:100%;max-height:50vh;overflow:auto;padding:8px 14px;background:#f4ecdf;color:#06110e;font:14px/1.4 sans-serif}
[data-preview] :is(input,select,button){font:inherit;color:inherit;background:#fff;border:1px solid;padding:2px 6px}
[data-preview] form{display:flex;flex-wrap:wrap;gap:8px;padding:8px 0}[data-preview] li{overflow-wrap:anywhere}`

/** Adds the editors' bar to a page of the edit loop; its own links keep what is asked for, so that every address is one to share. */
export function withPreviewBar(html: string, bar: Bar): string {
  const { preview } = bar
  const values = [written(preview?.asOf), preview?.country, preview?.device]
  const carried = parameters.flatMap((name, index) => (values[index] ? [`${name}=${values[index]}`] : [])).join('&amp;')
  const linked = carried ? html.replace(/(<a\b[^>]*\shref=")(\/[^"?#]*\/)(?=["#])/g, `$1$2?${carried}`) : html
  const device = preview?.device
  // The browser corrects what the server reads of a device: it has to read the same.
  const poses = device
    ? `<script>for(const[name,get]of Object.entries({userAgent:()=>${JSON.stringify(userAgents[device])},platform:()=>'',maxTouchPoints:()=>${/android|ios/.test(device) ? 5 : 0},userAgentData:()=>undefined}))Object.defineProperty(navigator,name,{get})</script>`
    : ''
  return linked.replace(/<head[^>]*>/, head => `${head}${poses}`).replace('</body>', () => `${barOf(bar)}</body>`)
}

/** Editors speak English with the code, as the content's own messages do. */
function barOf({ preview, asOf, countries, faults, fault }: Bar): string {
  const instant = written(preview?.asOf ?? asOf)
  const seen = [instant, preview?.country, preview?.device].filter(Boolean).join(', ')
  const choice = (name: string, nobody: string, options: readonly string[], chosen: string | null | undefined) =>
    `<select name="${name}" aria-label="${name}"><option value="">${nobody}</option>${options
      .map(option => `<option${option === chosen ? ' selected' : ''}>${option}</option>`)
      .join('')}</select>`
  const refused = preview?.refused ?? []
  const list = faults.map(fault => `<li>${escapeMarkup(fault)}</li>`).join('')
  return `<style>${look}</style><aside data-preview="${instant}"><details${faults.length + refused.length > 0 || fault ? ' open' : ''}><summary>${
    seen ? `Preview: ${escapeMarkup(seen)}` : 'Preview'
  }${faults.length > 0 ? ` · ${faults.length} faults` : ''}</summary><form><input name="as-of" aria-label="as-of" size="22" placeholder="2026-12-24T20:00Z" value="${written(
    preview?.asOf
  )}">${choice('as-country', 'your place', [...countries, unknownPlace], preview?.country)}${choice(
    'as-device',
    'your device',
    Object.keys(userAgents),
    preview?.device
  )}<button>Show</button></form>${list && `<p>These files keep their last good text:</p><ul>${list}</ul>`}${refused.map(sentence => `<p>${escapeMarkup(sentence)}</p>`).join('')}${
    fault ? `<pre>${escapeMarkup(fault)}</pre>` : ''
  }</details></aside>`
}
