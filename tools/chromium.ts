import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
]

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

const installed = () => [process.env.CHROME_PATH, ...places].find(path => path && existsSync(path))

/** The path of an installed Chromium; Debian's package is installed where there is none. Throws with what to install where that fails. */
export function chromiumPath(): string {
  const found = installed()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium for the browser tests …')
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  }
  const path = installed()
  if (!path)
    throw new Error(
      'The browser tests need Chromium: install the package «chromium», or set CHROME_PATH to a Chrome or Chromium.'
    )
  return path
}
