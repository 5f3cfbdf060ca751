import type { Thing } from './structured-data.ts'

type Build = { version: string; releasedOn: string; sample: boolean }
type Software = {
  build: Build
  /** The brand, and the least system in words, as the page has them. */
  name: string
  system: string
  /** The address of the download page, and of the home. */
  url: string
  home: string
  /** The page's own sentence that its builds are samples. */
  sampleNote: string | undefined
}

/**
 * The client for one system, for the download page. A sample says so in the page's own words; one of which the page does not say it is left out, so that
 * nothing invented is ever told as real. There is no address of the file: it is chosen, and refused, by the server.
 */
export const softwareData = ({ build, name, system, url, home, sampleNote }: Software): Thing | null =>
  build.sample && !sampleNote
    ? null
    : {
        '@type': 'SoftwareApplication',
        name,
        ...(build.sample ? { description: sampleNote } : {}),
        applicationCategory: 'GameApplication',
        operatingSystem: system,
        softwareVersion: build.version,
        datePublished: build.releasedOn,
        url,
        publisher: { '@type': 'Organization', name, url: home }
      }
