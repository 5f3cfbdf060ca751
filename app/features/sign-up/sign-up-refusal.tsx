import { regionLink } from '../../site/links/region-link.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { opensHere } from '../../ui/form-panel/form-fault.tsx'
import { signUpSite } from './sign-up-site.ts'

type Props = {
  heading: 'h2' | 'h3'
  state: 'refused' | 'elsewhere'
  /** Whether the form was sent all the same: the page then opens at the answer. */
  posted: boolean
}

/**
 * Why there is no form: the country's rule forbids it, or the site's licence is for its own region. The right site is named where the page is made for
 * this visitor alone; a stored page leads to the one that names it.
 */
export function SignUpRefusal({ heading: Heading, state, posted }: Props) {
  const scope = usePage()
  const { t, href, siteId, locale, visit, content, environment, asOf } = scope
  const right =
    visit &&
    signUpSite({
      siteId,
      locale,
      countryKey: visit.location.countryKey,
      records: content.countryRules,
      now: asOf()
    })
  const why = href('/your-location/')
  return (
    <div className="form-panel__outcome" role="note" {...(posted ? opensHere : {})}>
      <Heading className="form-panel__title">
        {t(state === 'refused' ? 'sign-up.refused-title' : 'sign-up.elsewhere-title')}
      </Heading>
      <p className="form-panel__lead">
        {state === 'refused'
          ? t('sign-up.refused-text')
          : t('sign-up.elsewhere-text', { region: countryName(siteId, locale) })}
      </p>
      <p className="form-panel__ways">
        {right && (
          <a className="button button--act" href={regionLink(right, '/download/', siteId, environment)}>
            {t('sign-up.right-site-link', { site: countryName(right.siteId, locale) })}
          </a>
        )}
        {why && (
          <a className="button button--quiet" href={why}>
            {t('sign-up.why')}
          </a>
        )}
      </p>
    </div>
  )
}
