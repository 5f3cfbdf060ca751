import errorScreen from './shell/error-screen/error-screen.css?inline'
import { fontFaces, fontFiles } from './site/fonts/font-faces.ts'
import type { Locale } from './site/locales/locale.ts'
import common from './styles.css?inline'

const builtFonts = import.meta.glob<string>('../assets/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true
})
const ofScreens = import.meta.glob<string>('./pages/*/styles.css', { query: '?inline', import: 'default', eager: true })

export type InlinedStyles = {
  /** What every page needs. */
  common: string
  /** Our fonts: the boot script brings them after the first paint, and a browser without JavaScript at once. */
  fonts: string
  /** What the page's own screen needs; a client-side navigation brings that of the next one. */
  screen: { name: string; css: string } | null
}

/** The styles that stand in a page's head. In: the language of its words, the name of its screen, or null for the error screen. For the server alone. */
export function inlinedStyles(locale: Locale, screen: string | null): InlinedStyles {
  const { text, headings } = fontFiles(locale)
  const fonts = fontFaces({ text: addressOf(text), headings: addressOf(headings) })
  if (screen === null) return { common, fonts, screen: { name: 'error', css: errorScreen } }
  const css = ofScreens[`./pages/${screen}/styles.css`]
  return { common, fonts, screen: css === undefined ? null : { name: screen, css } }
}

function addressOf(name: string): string {
  const address = builtFonts[`../assets/fonts/${name}`]
  if (address === undefined) throw new Error(`There is no font ${name}: run \`npm run fonts\``)
  return address
}
