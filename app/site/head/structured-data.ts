import type { SiteConfiguration } from '../config/site-configuration.schema.ts'

/** One thing that a page says of itself to machines, in the words of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

type Organization = { configuration: SiteConfiguration; url: string; logo: string }

/** The name of the operator within a page's data: other things refer to it. In: the address of the site's home. */
const organizationId = (url: string) => `${url}#organization`

/** The operator, for the home page, with what its footer says of it. In: whole addresses. */
export const organizationData = ({
  configuration: { brand, operatorName, socialLinks },
  url,
  logo
}: Organization): Thing => ({
  '@type': 'Organization',
  '@id': organizationId(url),
  name: brand,
  legalName: operatorName,
  url,
  logo,
  sameAs: socialLinks.map(link => link.url)
})

/** The site, for the home page. In: its name, the address of its home, and the language tag of the page. */
export const websiteData = ({ name, url, language }: { name: string; url: string; language: string }): Thing => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name,
  url,
  inLanguage: language,
  publisher: { '@id': organizationId(url) }
})

/** The way from home to a page. In: names and whole addresses, home first. */
export const breadcrumbData = (places: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
})

/** The questions that a page answers. In: plain words, as they stand on the page. Out: null where it answers none. */
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
  /** Whole addresses: its own, and the site's home. */
  url: string
  home: string
  /** The name of the operator's brand. */
  name: string
}

const organization = (name: string, url: string) => ({ '@type': 'Organization', '@id': organizationId(url), name, url })

/** An article of the blog. Its publisher is also its author: posts are the room's own. */
export const articleData = ({ title, description, publishedAt, language, url, name, home }: Article): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: publishedAt,
  inLanguage: language,
  url,
  mainEntityOfPage: url,
  author: organization(name, home),
  publisher: organization(name, home)
})

/** What a page says of itself, as one piece. */
export const structuredData = (things: readonly Thing[]) => ({ '@context': 'https://schema.org', '@graph': things })

/** JSON that may stand inside a script element: no text in it can end the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')
