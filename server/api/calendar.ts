import { languageTag } from '../../app/domain/locales/locale.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { isOpenTo } from '../../app/features/tournaments/calendar.ts'
import { calendarEntries } from '../../app/features/tournaments/calendar-entries.ts'
import { calendarFile } from '../../app/features/tournaments/calendar-file.ts'
import { calendarWords } from '../../app/features/tournaments/calendar-words.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { canonicalAddress } from '../../app/site/links/canonical-address.ts'
import { siteOrigin } from '../../app/site/regions/hosts.ts'
import { refuse, send } from '../http/answers.ts'
import { type SiteContext, visitorScope } from '../http/site-context.ts'
import { translatorOf } from '../pages/translator.ts'

/** GET /api/calendar/{id}.ics?lang={locale}: a tournament, an event or a series for a calendar. 404 where there is none, it is over, or the visitor may not be shown it. */
export async function answerCalendar(c: SiteContext): Promise<Response> {
  const { facts, settings, content, now } = c.var
  const { siteId } = facts
  const id = /^\/api\/calendar\/([a-z0-9-]{1,80})\.ics$/.exec(facts.pathname)?.[1]
  const entries = id === undefined ? null : calendarEntries(content, siteId, id, now)
  if (!entries?.every(entry => isOpenTo(entry, visitorScope(c)))) return refuse(c, 404, 'No such calendar')
  const asked = new URLSearchParams(facts.search).get('lang')
  const { locales } = siteOf(siteId)
  const locale = locales.find(known => known === asked) ?? locales[0]
  const t = translatorOf(await settings.build(), locale)
  const { environment } = settings
  const file = calendarFile(
    entries.map(entry => ({
      id: entry.id,
      start: entry.start,
      end: entry.end,
      ...(entry.weekdays && { weekdays: entry.weekdays }),
      ...calendarWords(entry, locale, t),
      location: entry.venue && `${entry.venue.name}, ${entry.venue.town}`,
      url: canonicalAddress({ path: entry.path, kind: 'contents' }, { siteId, locale, environment })
    })),
    { host: new URL(siteOrigin(siteId, environment)).hostname, product: siteConfiguration.brand, stamp: now }
  )
  return send(c, file, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `attachment; filename="${id}.ics"`,
    'Content-Language': languageTag(locale),
    'Cache-Control': 'no-cache'
  })
}
