import errorScreen from './shell/error-screen/error-screen.css?inline'
import common from './styles.css?inline'
import fonts from './ui/styles/fonts.css?inline'

const ofScreens = import.meta.glob<string>('./pages/*/styles.css', { query: '?inline', import: 'default', eager: true })

export type InlinedStyles = {
  /** What every page needs. */
  common: string
  /** Our fonts: the boot script brings them after the first paint, and a browser without JavaScript at once. */
  fonts: string
  /** What the page's own screen needs; a client-side navigation brings that of the next one. */
  screen: { name: string; css: string } | null
}

/** The styles that stand in a page's head. In: the name of its screen, or null for the error screen. For the server alone. */
export function inlinedStyles(screen: string | null): InlinedStyles {
  if (screen === null) return { common, fonts, screen: { name: 'error', css: errorScreen } }
  const css = ofScreens[`./pages/${screen}/styles.css`]
  return { common, fonts, screen: css === undefined ? null : { name: screen, css } }
}
