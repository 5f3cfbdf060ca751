import { type Locale, languageTag } from '../../domain/locales/locale.ts'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { appIcons, themeColour } from './app-icons.data.ts'

/** The web manifest of a site in one language: it starts at the path of its home and holds what is below. `display` is `browser`: an installed window would look like the poker client, which this is not. */
export const webManifest = ({ home, locale }: { home: string; locale: Locale }) => ({
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
