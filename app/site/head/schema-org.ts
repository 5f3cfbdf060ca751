import type { SiteConfiguration } from '../config/site-configuration.schema.ts'

/** One thing that a page says of itself to machines, in the words of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

type Organization = { configuration: SiteConfiguration; url: string; logo: string }

/** The name of the operator within a page's data: other things refer to it. */
const organizationId = (url: string) => `${url}#organization`

/** The operator, for the home page, with what its footer says of it. */
export const organizationData = ({ configuration, url, logo }: Organization): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(url),
  name: configuration.brand,
  legalName: configuration.operatorName,
  url,
  logo,
  sameAs: configuration.socialLinks.map(link => link.url)
})

/** The site, for the home page. */
export const websiteData = ({ name, url, language }: { name: string; url: string; language: string }): Thing => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name,
  url,
  inLanguage: language,
  publisher: { '@id': organizationId(url) }
})

/** The way from home to a page. */
export const breadcrumbData = (places: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
})

/** The questions that a page answers. Returns null where it answers none. */
export const questionsData = (questions: readonly { question: string; answer: string }[]): Thing | null =>
  questions.length === 0
    ? null
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer }
        }))
      }

type Article = {
  title: string
  description: string
  publishedAt: string
  /** The language tag of its words. */
  language: string
  /** Its whole address. */
  url: string
  /** The whole address of its picture, where it has one. */
  image: string | null
  /** The name of the operator's brand, and the whole addresses of the site's home and of the logo. */
  room: { name: string; url: string; logo: string }
}

/** An article of the blog. Its publisher is also its author: posts are the room's own. */
export function articleData({ title, description, publishedAt, language, url, image, room }: Article): Thing {
  const publisher = { '@type': 'Organization', '@id': organizationId(room.url), ...room }
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    ...(image && { image }),
    datePublished: publishedAt,
    inLanguage: language,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher
  }
}

/** All things of a page as one graph. */
export const structuredData = (things: readonly Thing[]) => ({ '@context': 'https://schema.org', '@graph': things })

/** JSON that is safe inside a script element: no text in it can end the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

type Start = { name: string; start: Date; sample: boolean }
type Listing = {
  /** The address of the page that lists the starts. */
  url: string
  /** Where they are played: at a venue, or online, by the address of the download page. */
  place: string | { name: string; town: string }
  organizer: { name: string; url: string }
}

/** The next starts as events. "Sample data must not pose as real": a reader meets an event far from the note, so samples are left out. */
export const eventData = (starts: readonly Start[], { url, place, organizer }: Listing): Thing[] =>
  starts
    .filter(({ sample }) => !sample)
    .map(({ name, start }) => ({
      '@type': 'Event',
      name,
      startDate: start.toISOString().replace('.000Z', 'Z'),
      eventStatus: 'https://schema.org/EventScheduled',
      ...(typeof place === 'string'
        ? {
            eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
            location: { '@type': 'VirtualLocation', url: place }
          }
        : {
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            location: { '@type': 'Place', name: place.name, address: place.town }
          }),
      organizer: { '@type': 'Organization', name: organizer.name, url: organizer.url },
      url
    }))

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

/** The client for one system, which costs nothing. A sample says so in the page's words, or is left out. It has no file address: the server chooses or refuses the file. */
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
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        url,
        publisher: { '@type': 'Organization', name, url: home }
      }
