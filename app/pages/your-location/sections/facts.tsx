import type { InferOutput } from 'valibot'
import type { yourLocationSchema } from '../../../../content/pages/your-location/your-location.schema.ts'
import { locationName } from '../../../domain/law/location-name.ts'
import { appliedRule } from '../../../features/why-this/why-words.ts'
import type { VisitorLocation } from '../../../site/geolocation/visitor-location.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { countryName } from '../../../site/regions/footer-regions.ts'

type Props = { copy: InferOutput<typeof yourLocationSchema>['facts']; location: VisitorLocation }

/** The three facts: whose site this is, where the visitor appears to be, and the rule that follows. */
export function Facts({ copy, location }: Props) {
  const scope = usePage()
  const locale = scope.locale
  const applied = appliedRule(location.country !== null, scope.audience())
  const place = locationName(location, locale, scope.content.countryRules)
  return (
    <div className="wrap">
      <dl className={`place-facts place-facts--${applied}`}>
        <div>
          <dt>{copy.site}</dt>
          <dd>{countryName(scope.siteId, locale)}</dd>
        </div>
        <div>
          <dt>{copy.place}</dt>
          <dd>{place ?? copy.placeUnknown}</dd>
        </div>
        <div className="place-facts__rule">
          <dt>{copy.rule}</dt>
          <dd>{copy.rules[applied]}</dd>
        </div>
      </dl>
    </div>
  )
}
