import type { PageWords } from '../../../content/content.ts'
import { countryRule, isReviewed } from '../../domain/law/country-rule.ts'
import { rightSite } from '../../domain/law/right-site.ts'
import { hasLocale, siteOf } from '../../domain/sites/sites.ts'
import { OutsideLink } from '../../features/navigation/outside-link.tsx'
import { Paragraphs } from '../../features/sections/text-sections.tsx'
import { helpOfCountry } from '../../features/self-exclusion/help-of-country.ts'
import { helpSections } from '../../features/self-exclusion/help-words.ts'
import { SiteTiles } from '../../features/site-tiles/site-tiles.tsx'
import { appliedRule } from '../../features/why-this/why-words.ts'
import type { VisitorLocation } from '../../site/geolocation/visitor-location.ts'
import { regionLink } from '../../site/links/region-link.ts'
import { labelled } from '../../site/locales/labelled.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { countryName } from '../../site/regions/footer-regions.ts'
import { locationName } from '../../site/regions/place-name.ts'
import { Facts } from '../../ui/facts/facts.tsx'
import { Section } from '../../ui/section/section.tsx'
import { TitledHead } from '../../ui/titled-head/titled-head.tsx'
import { whatFollows } from './what-follows.ts'

/**
 * "Region of the site, country as detected, rule applied, a way to the right regional site; it never lifts a rule": all of it in words, with the help of the
 * visitor's country. Rendered for each request.
 */
export function YourLocation() {
  const scope = usePage()
  const page = pageCopy(scope, 'your-location')
  const { found, correct } = page
  const location = scope.visit?.location ?? { country: null, region: null, countryKey: null }
  return (
    <>
      <TitledHead title={page.title} lead={page.lead} />
      <PlaceFacts copy={page.facts} location={location} />
      <div className="wrap columns above-18 place-cards">
        <WhatFollowsHere {...page.follows} location={location} />
        <RightSite copy={page.rightSite} labels={page.facts} countryKey={location.countryKey} />
      </div>
      <Help {...page.help} location={location} />
      <div className="wrap columns above-18 place-cards">
        <Paragraphs id="found" {...found} className="edged" />
        <Paragraphs id="correct" {...correct} className="edged" />
      </div>
    </>
  )
}

type Words = PageWords<'your-location'>
type PlaceProps = { location: VisitorLocation }

/** The three facts: whose site this is, where the visitor appears to be, and the rule that follows. */
function PlaceFacts({ copy, location }: PlaceProps & { copy: Words['facts'] }) {
  const scope = usePage()
  const { locale } = scope
  const applied = appliedRule(location.countryKey !== null, scope.audience())
  const isReviewedPlace = useReviewed(location)
  return (
    <div className="wrap">
      <Facts
        className={`edged place-facts place-facts--${applied}`}
        items={[
          { label: copy.site, value: countryName(scope.siteId, locale) },
          { label: copy.place, value: locationName(location, locale) ?? copy.placeUnknown },
          {
            label: copy.rule,
            value: applied === 'none' && !isReviewedPlace ? scope.t('your-location.not-reviewed') : copy.rules[applied],
            className: 'place-facts__rule'
          }
        ]}
      />
    </div>
  )
}

/** Whether anyone has looked at the law of a visitor's country; this machine has none. */
function useReviewed({ countryKey }: VisitorLocation): boolean {
  const { siteId, content, asOf } = usePage()
  return countryKey === null || isReviewed(countryRule(siteId, countryKey, content.countryRules, asOf()))
}

const tone = (isOpen: boolean) => (isOpen ? 'what-follows__open' : 'what-follows__closed')

/** The consequences of the rule for this visitor on this site: sign-up, download, offers and age. */
function WhatFollowsHere({ location, title, signUp, download, offers, age }: PlaceProps & Words['follows']) {
  const { audience, t } = usePage()
  const follows = whatFollows(audience())
  const words = useReviewed(location) ? {} : { open: t('your-location.not-refused') }
  const rows = [
    {
      label: signUp.name,
      value: { ...signUp, ...words }[follows.signUp],
      className: tone(follows.signUp === 'open')
    },
    {
      label: download.name,
      value: { ...download, ...words }[follows.download],
      className: tone(follows.download === 'open')
    },
    { label: offers.name, value: offers[follows.offers], className: tone(follows.offers !== 'hidden') },
    { label: age.name, value: age.text }
  ]
  return (
    <Section id="follows" title={title} className="edged">
      <Facts className="named-list ruled what-follows" items={rows} />
    </Section>
  )
}

type RightSiteProps = { copy: Words['rightSite']; labels: Words['facts']; countryKey: string | null }

/** "A way to the right regional site": a link to its home, or that this is it, or that there is none; and both sites on a map of all. */
function RightSite({ copy, labels, countryKey }: RightSiteProps) {
  const scope = usePage()
  const { siteId, locale, environment, content, asOf } = scope
  const right = rightSite(countryKey, content.countryRules, asOf())
  const language = right && (hasLocale(right, locale) ? locale : siteOf(right).locales[0])
  const found = right === siteId ? copy.here : copy.other
  return (
    <Section id="right-site" title={copy.title} className="edged">
      <p className="your-location__text quiet">{right ? found : copy.none}</p>
      {right && language && right !== siteId && (
        <p>
          <a
            className="button button--act"
            href={regionLink({ siteId: right, locale: language }, '/', siteId, environment)}
          >
            {countryName(right, locale)}
          </a>
        </p>
      )}
      <SiteTiles
        label={[
          labelled(locale, labels.site, countryName(siteId, locale)),
          ...(right ? [labelled(locale, copy.title, countryName(right, locale))] : [])
        ].join('. ')}
        toneOf={id => (id === siteId ? 'here' : 'other')}
        ring={right}
        legend={[{ tone: 'here', name: labels.site }, ...(right ? [{ tone: 'ring', name: copy.title } as const] : [])]}
      />
    </Section>
  )
}

/** The helplines and registers of the visitor's country: the place that links to the modal lead to without JavaScript. */
function Help({ location, title, lead }: PlaceProps & Words['help']) {
  const { t, siteId, locale, content, asOf } = usePage()
  const { countryRules, trustMarks } = content
  const { countryKey } = location
  const groups = helpOfCountry({ siteId, countryKey, countryRules, trustMarks, locale, now: asOf() })
  const places = { visitorPlace: locationName(location, locale), sitePlace: countryName(siteId, locale) }
  return (
    <Section id="help" title={title} lead={lead} kind="split">
      {helpSections(t, groups, places).map(({ title, lines }) => (
        <section key={title} className="help-group">
          <h3>{title}</h3>
          <ul className="help-list ruled">
            {lines.map(({ name, kind, phone, website, notes }) => (
              <li key={name} className="row">
                <strong className="bright strong">{name}</strong>
                <span className="help-list__kind muted text-small">{[kind, ...notes].join(' · ')}</span>
                {phone && (
                  <a className="touch bright strong" href={phone.href}>
                    {phone.text}
                  </a>
                )}
                {website && (
                  <OutsideLink className="touch bright strong" href={website.href}>
                    {website.text}
                  </OutsideLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}
