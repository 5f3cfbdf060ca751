import { readFile } from 'node:fs/promises'
import { shortLocale } from '../../app/domain/locales/locale.ts'
import { siteIds } from '../../app/domain/sites/site-id.ts'
import { siteOf } from '../../app/domain/sites/sites.ts'
import { groupsShown, questionText } from '../../app/features/help-search/groups-shown.ts'
import type { Environment } from '../../app/site/config/environment.ts'
import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import { siteConfigurationOf } from '../../app/site/config/site-configuration.ts'
import { pageNotFound } from '../../app/site/http/error-messages.ts'
import { detectLocale } from '../../app/site/locales/detect-locale.ts'
import { pageCopy } from '../../app/site/page/page-copy.ts'
import { json, refuse, send } from '../../server/http/answers.ts'
import { forOtherSites, securityHeaders } from '../../server/http/security-headers.ts'
import type { SiteContext, SiteHandler } from '../../server/http/site-context.ts'
import { answerRefusal } from '../../server/pages/answer-page.ts'
import { plainPage } from '../../server/pages/page-renderer.ts'
import { scopeOf } from '../../server/pages/render-page.ts'
import { translatorOf } from '../../server/pages/translator.ts'
import { type ChatHelp, chatWords } from './chat-help.ts'

/** The addresses of the sample help chat begin so. */
const supportDeskPath = '/support-desk/'

/** The chat may be named by its whole address on another of the own sites. */
const anySite = { 'Access-Control-Allow-Origin': '*' }

/** "GET configured chat-capacity URL: {hasCapacity: boolean}": always true, for automatic answers never leave. */
const answerCapacity: SiteHandler = c => json(c, { hasCapacity: true }, 200, anySite)

/** The chat script: a plain one, as providers have, which names the module of the build that does the work. */
async function answerChatScript(c: SiteContext): Promise<Response> {
  const { build, environment } = c.var.settings
  const [script, { addressOf }] = await Promise.all([readFile('demo/support-desk/chat.js', 'utf8'), build()])
  return send(c, script.replace('{code}', addressOf('demo/support-desk/chat.client.tsx')), {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...securityHeaders({ secure: environment.PUBLIC_SCHEME === 'https' }),
    ...forOtherSites
  })
}

/** The words of the chat, and the questions of the help by which it answers, as this visitor may see them on this site. */
async function answerHelp(c: SiteContext): Promise<Response> {
  const { facts, settings, visitor, content, now } = c.var
  const { siteId, hostKind: host } = facts
  const { audience } = visitor
  const { build, locale, t } = await languageOf(c)
  const page = plainPage({ siteId, host, path: supportDeskPath, row: null, locale, audience, content, now })
  const scope = scopeOf(build, page, settings)
  const { groups, search } = pageCopy(scope, 'help')
  const help = scope.href('/help/')
  const items = help === null ? [] : groupsShown(groups, scope).flatMap(group => group.items)
  const questions = items.map(item => ({
    question: item.question,
    href: `${help}#${item.id}`,
    text: questionText(item)
  }))
  const words = chatWords(t, siteConfiguration.supportEmail)
  return json(c, { words, questions, ignored: search.ignored } satisfies ChatHelp, 200, anySite)
}

/** The chat of the release before this one, on pages that are still open while another starts, shows this in a frame: where to write. */
async function answerFormerWindow(c: SiteContext): Promise<Response> {
  const { t } = await languageOf(c)
  const text = t('help-chat.failed', { email: siteConfiguration.supportEmail })
  return send(c, text, { 'Content-Type': 'text/plain; charset=utf-8' }, 410)
}

/** The language of `?lang=`, which may name a place too (`en-CA`), where the site has it, else the visitor's. */
async function languageOf(c: SiteContext) {
  const { facts, settings } = c.var
  const [asked] = new URLSearchParams(facts.search).get('lang')?.toLowerCase().split('-') ?? []
  const locale = siteOf(facts.siteId).locales.find(known => shortLocale(known) === asked) ?? detectLocale(facts)
  const build = await settings.build()
  return { build, locale, t: translatorOf(build, locale) }
}

const answers: ReadonlyMap<string, SiteHandler> = new Map<string, SiteHandler>([
  ['capacity.json', answerCapacity],
  ['chat.js', answerChatScript],
  ['help.json', answerHelp],
  ['window/', answerFormerWindow]
])

/** GET /support-desk/*: the sample help chat; 404 where `CHAT_SETTINGS` points every site with a chat elsewhere. */
export const answerSupportDesk: SiteHandler = c => {
  const { pathname, search, acceptsJson } = c.var.facts
  const answer = usesSupportDesk(c.var.settings.environment) && answers.get(pathname.slice(supportDeskPath.length))
  if (answer) return answer(c)
  const message = pageNotFound(`${pathname}${search}`)
  return acceptsJson ? refuse(c, 404, message) : answerRefusal(c, pathname, { status: 404, message })
}

/** Whether a site with a chat uses the sample help chat by one of its addresses. Where none does, it has none. */
export const usesSupportDesk = ({ CHAT_SETTINGS }: Pick<Environment, 'CHAT_SETTINGS'>): boolean =>
  siteIds.some(siteId => {
    const { flags, chatSettings } = siteConfigurationOf(siteId, CHAT_SETTINGS)
    const { queueUrl, scriptUrl, siteUrl, messagingServerUrl } = chatSettings
    return (
      flags.messagingChatSupported &&
      [queueUrl, scriptUrl, siteUrl, messagingServerUrl].some(address => pathOf(address).startsWith(supportDeskPath))
    )
  })

/** The path of an address, with its origin taken off: it may be reached by the whole address of one of the own sites. */
const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]*/i, '')
