import type { SiteConfiguration } from '../config/site-configuration.schema.ts'

type Organization = { configuration: SiteConfiguration; url: string; logo: string }

/** The operator as search engines read it, for the home page. In: whole addresses. Out: schema.org data. */
export const organizationData = ({
  configuration: { brand, operatorName, supportEmail, socialLinks },
  url,
  logo
}: Organization) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: brand,
  legalName: operatorName,
  url,
  logo,
  email: supportEmail,
  sameAs: socialLinks.map(link => link.url)
})

/** The way from home to a page. In: names and whole addresses, home first. Out: schema.org data. */
export const breadcrumbData = (places: readonly { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: places.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url }))
})

/** JSON that may stand inside a script element: no text in it can end the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')
