import { type Locale, languageTag } from '../../domain/locales/locale.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { appIcons, themeColour } from './app-icons.data.ts'

type Where = {
  /** The path of the home that the manifest belongs to: it starts there and holds what is below. */
  home: string
  /** The language of its words. */
  locale: Locale
}

/** The web manifest of a site in one language. `display` is `browser`: an installed window would look like the poker client, which this is not. */
export const webManifest = ({ home, locale }: Where) => ({
  id: home,
  name: siteConfiguration.siteName,
  short_name: siteConfiguration.brand,
  description: siteConfiguration.siteDescription[locale],
  lang: languageTag(locale),
  dir: 'ltr',
  start_url: home,
  scope: home,
  display: 'browser',
  theme_color: themeColour,
  background_color: themeColour,
  categories: ['entertainment', 'games'],
  icons: appIcons.map(({ path, sizes, purpose }) => ({ src: path, sizes, type: 'image/png', purpose }))
})
