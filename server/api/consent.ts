import { fillDeep } from '../../app/domain/figures/fill-figures.ts'
import { proseFigures } from '../../app/domain/figures/prose-figures.ts'
import {
  type ConsentAnswer,
  consentConfiguration,
  consentScript,
  type TagConfiguration
} from '../../app/features/consent/consent-configuration.ts'
import { type ConsentChoice, writeConsent } from '../../app/features/consent/consent-cookie.ts'
import { deletedCookies, tagCookies } from '../../app/features/tracking/tag-cookies.ts'
import { type TagSettings, tagSettings } from '../../app/features/tracking/tag-settings.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { consentPresumed } from '../../app/site/config/supported.ts'
import { cookieOf } from '../../app/site/http/cookies.ts'
import { pagePath } from '../../app/site/links/page-path.ts'
import type { Content } from '../../content/content.ts'
import { json, unknownParameter } from '../http/answers.ts'
import { readSignals } from '../http/read-privacy.ts'
import { requestedPage } from '../http/requested-page.ts'
import type { SiteContext } from '../http/site-context.ts'
import { receiveForm } from './posted-form.ts'

const choices = { name: 'consent', path: '/privacy-choices/', shownAgain: [] }

/**
 * GET /api/consent?page={pathname}: the settings of consent on a page, in the page's language: the version of the text, the flag, the tags,
 * the signals that came with the request, the words, and the markup that is shown without a press. But for the signals the same for every visitor of a site, and cached by browsers for five minutes. 400 names the bad parameter.
 */
export async function answerConsentConfiguration(c: SiteContext): Promise<Response> {
  const { facts, settings, content } = c.var
  const page = requestedPage(c)
  if (!page) return unknownParameter(c, 'page')
  const { environment, build } = settings
  const { locale } = page
  const { figures, pages: words } = content
  const written = proseFigures({ figures, configuration: siteConfiguration, minimumAge: 0 }, locale)
  const configuration = consentConfiguration({
    id: environment.CONSENT_ID,
    page: fillDeep(words['privacy-choices'][locale], written),
    choicesHref: pagePath(facts.siteId, locale, choices.path),
    defaultConsentEnabled: consentPresumed(siteConfigurationOf(facts.siteId).flags),
    tags: { ...tagSettings(environment), grant: grantOf(content) },
    signals: readSignals(c.env.incoming.headers),
    script: consentScript(environment)
  })
  const { renderFragment } = await build()
  const { said, dialog } = configuration.words
  const toast = (text: string) => renderFragment('toast', { id: 'consent', text, closeLabel: dialog.close })
  const html: ConsentAnswer<unknown>['html'] = {
    banner: renderFragment('consent-banner', configuration),
    toasts: { granted: toast(said.granted), denied: toast(said.denied), failed: toast(said.failed) }
  }
  return json(c, { ...configuration, html }, 200, cached)
}

/** GET /api/tags: the settings where nobody has to be asked. The same for every visitor of a site but for the signals. */
export function answerTags(c: SiteContext): Response {
  const { content, settings } = c.var
  const { environment } = settings
  const configuration: TagConfiguration<TagSettings> = {
    textVersion: todaysText(content),
    tags: { ...tagSettings(environment), grant: grantOf(content) },
    signals: readSignals(c.env.incoming.headers)
  }
  return json(c, configuration, 200, cached)
}

const cached = { 'Cache-Control': 'private, max-age=300', Vary: 'Sec-GPC, DNT' }

/** The version of the text that asks today: the same in all languages. */
const todaysText = ({ pages }: Pick<Content, 'pages'>): string => String(pages['privacy-choices'].fr.textVersion)

/** The cookie `consent` of a visitor who has agreed to that text. */
export const grantOf = (content: Pick<Content, 'pages'>): string =>
  writeConsent({ decision: 'granted', textVersion: todaysText(content) })

/** POST /api/consent: `decision`, `page` and `textVersion`. Sets the cookies of the choice; a refusal deletes what the usual tags have set. */
export const answerConsentChoice = (c: SiteContext): Promise<Response> =>
  receiveForm(c, choices, async posted => {
    const { decision, textVersion } = posted.values
    const { content, now, settings } = c.var
    if (decision !== 'granted' && decision !== 'denied')
      return posted.fail(400, { decision: 'consent.decision-missing' })
    if (textVersion !== undefined && !/^\d{8}$/.test(textVersion))
      return posted.fail(400, { textVersion: 'consent.text-unknown' })
    const shown = textVersion ?? todaysText(content)
    const choice: ConsentChoice = { decision, textVersion: shown }
    const decidedAt = now.toISOString()
    const { cookie, host = '' } = c.env.incoming.headers
    const secure = settings.environment.PUBLIC_SCHEME === 'https'
    const cookies = [
      cookieOf('consent', writeConsent(choice), secure),
      cookieOf('consent-time', decidedAt, secure),
      ...(decision === 'denied' ? deletedCookies(tagCookies(cookie), host.toLowerCase().replace(/:\d+$/, '')) : [])
    ]
    for (const value of cookies) c.header('Set-Cookie', value, { append: true })
    return posted.asJson ? json(c, { ...choice, decidedAt }, 201) : posted.done('saved=1', 201)
  })
