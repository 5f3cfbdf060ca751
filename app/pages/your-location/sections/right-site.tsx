import type { InferOutput } from 'valibot'
import type { yourLocationSchema } from '../../../../content/pages/your-location/your-location.schema.ts'
import { rightSite } from '../../../domain/law/right-site.ts'
import { regionLink } from '../../../site/links/region-link.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { countryName } from '../../../site/regions/footer-regions.ts'
import { hasLocale, siteOf } from '../../../site/regions/sites.ts'
import { Section } from '../../../ui/section/section.tsx'

type Props = { copy: InferOutput<typeof yourLocationSchema>['rightSite']; countryKey: string | null }

/** "A way to the right regional site": a link to its home, or that this is it, or that there is none. */
export function RightSite({ copy, countryKey }: Props) {
  const scope = usePage()
  const { siteId, locale, environment, content, asOf } = scope
  const right = rightSite(countryKey, content.countryRules, asOf())
  const language = right && (hasLocale(right, locale) ? locale : siteOf(right).locales[0])
  return (
    <Section id="right-site" title={copy.title} kind="split">
      {right === null && <p className="your-location__text">{copy.none}</p>}
      {right === siteId && <p className="your-location__text">{copy.here}</p>}
      {right !== null && language !== null && right !== siteId && (
        <>
          <p className="your-location__text">{copy.other}</p>
          <p>
            <a
              className="button button--act"
              href={regionLink({ siteId: right, locale: language }, '/', siteId, environment)}
            >
              {countryName(right, scope.locale)}
            </a>
          </p>
        </>
      )}
    </Section>
  )
}
