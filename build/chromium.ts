import { existsSync } from 'node:fs'
import { findOrInstall, installDebianPackage } from './programs.ts'

const debianChromium = '/usr/bin/chromium'
const chromiumPlaces = [
  debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]
const shellPlace = '/usr/bin/chromium-headless-shell'
const debianFonts = '/usr/share/fonts/truetype'

/** Switches that let Chromium run headless in a closed network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** Letters are as wide as their font says, as on phones and on Macs, not as a grid of pixels would have them. */
export const phoneLetters = '--font-render-hinting=none'

const first = (...places: readonly (string | undefined)[]) => places.find(path => path && existsSync(path))
const chromium = () => first(process.env.CHROME_PATH, ...chromiumPlaces)

/** The path of an installed Chromium; Debian's package is installed where there is none. Throws with what to install where that fails. */
export const chromiumPath = (): string =>
  findOrInstall(
    chromium,
    'chromium',
    'browser tests and measurements',
    'The browser tests need Chromium: install the package «chromium», or set CHROME_PATH to a Chrome or Chromium.'
  )

/**
 * The browser that tests run in: Chromium's headless shell, which draws a page that another one covers, else Chromium itself. Where there is neither, the place where Debian puts it.
 *
 * @public `playwright.config.ts` uses it, which is no production code
 */
export function testBrowserPath(): string {
  return first(process.env.HEADLESS_SHELL_PATH, shellPlace) ?? chromium() ?? debianChromium
}

/**
 * Sees to it that there is a Chromium, and, where Debian's packages can be had, its headless shell and letters as wide as Arial's, which the site shows until its own have come: with any
 * others a page shifts. Throws with what to install where there is no Chromium.
 */
export function installTestBrowsers(): void {
  chromiumPath()
  try {
    if (!first(`${debianFonts}/liberation`, `${debianFonts}/liberation2`, `${debianFonts}/msttcorefonts`))
      installDebianPackage('fonts-liberation', 'browser tests')
    if (!first(process.env.HEADLESS_SHELL_PATH, shellPlace))
      installDebianPackage('chromium-headless-shell', 'browser tests')
  } catch (error) {
    console.warn('Not all that the browser tests use could be installed: they run with what is there', error)
  }
}
