import errorScreen from './shell/error-screen/error-screen.css?inline'
import type { InlinedStyles } from './shell/page-head/page-head.tsx'
import { fontFaces, fontFiles } from './site/fonts/font-faces.ts'
import type { Locale } from './site/locales/locale.ts'
import common from './styles.css?inline'

const builtFonts = import.meta.glob<string>('../assets/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true
})
const ofScreens = import.meta.glob<string>('./pages/*/styles.css', { query: '?inline', import: 'default', eager: true })

/** The inline styles of a page's head, for a screen by its name, or null for the error screen. */
export function inlinedStyles(locale: Locale, screen: string | null): InlinedStyles {
  const { text, headings } = fontFiles(locale)
  const fonts = fontFaces({ text: addressOf(text), headings: addressOf(headings) })
  if (screen === null) return { common, fonts, own: [{ id: 'error', css: errorScreen }] }
  const css = ofScreens[`./pages/${screen}/styles.css`]
  return { common, fonts, own: css === undefined ? [] : [{ id: screen, css }] }
}

function addressOf(name: string): string {
  const address = builtFonts[`../assets/fonts/${name}`]
  if (address === undefined) throw new Error(`There is no font ${name}: run \`npm run fonts\``)
  return address
}
