import shares from 'virtual:share-pictures'
import logo from '../../../assets/brand/icon-512.png?url'
import { siteMeta } from '../../site/config/site-meta.ts'
import { jsonForScript, structuredData } from '../../site/head/schema-org.ts'
import { canonicalAddress } from '../../site/links/canonical-address.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { pagePictureOf } from '../../site/pictures/page-picture.ts'
import { siteOrigin } from '../../site/regions/hosts.ts'
import type { SiteMapRow } from '../../site/site-map/site-map.data.ts'
import { pageThings } from './page-things.ts'

/** The structured data of a page. It ends the document: the first paint does not wait for it. */
export function StructuredData({ row }: { row: SiteMapRow }) {
  const scope = usePage()
  const { siteId, environment } = scope
  const site = siteMeta(scope)
  const canonical = canonicalAddress(row, scope)
  const whole = (path: string) => new URL(path, siteOrigin(siteId, environment)).href
  const file = (path: string) => whole(`${environment.IMAGE_CDN_BASE ?? ''}${path}`)
  const joins = scope.audience().siteInforms ? null : scope.href('/download/')
  const own = shares[pagePictureOf(scope) ?? '']
  const facts = { scope, row, site, canonical, download: whole(joins ?? site.url), logo: file(logo) }
  const data = structuredData(pageThings({ ...facts, picture: own ? file(own) : null }))
  return <script data-head="" type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />
}
