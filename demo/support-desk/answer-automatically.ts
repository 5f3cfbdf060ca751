import { hasLocale, siteOf } from '../../app/domain/sites/sites.ts'
import { groupsShown, questionText } from '../../app/features/help-search/groups-shown.ts'
import { publicEnvironment } from '../../app/site/config/environment.ts'
import { pageCopy } from '../../app/site/page/page-copy.ts'
import type { SiteContext } from '../../server/http/site-context.ts'
import { scopeOf } from '../../server/pages/render-page.ts'
import type { Conversation } from './conversation.ts'
import { questionsAbout } from './questions-about.ts'
import type { SupportDesk } from './support-desk.ts'

/**
 * Answers what a visitor has written while no agent's window is open: says that it is automatic, and names the questions of the help that it is about, as this
 * visitor may see them on this site. With an agent there it is silent, but for the welcome after the first message.
 */
export async function answerAutomatically(
  c: SiteContext,
  desk: SupportDesk,
  conversation: Pick<Conversation, 'id' | 'language'>,
  text: string
): Promise<void> {
  const { welcome, found, none } = await desk.words(conversation.language)
  if (await desk.presence.isThere()) {
    const isFirst = (await desk.conversations.messages(conversation)).length === 1
    if (isFirst) await desk.conversations.say(conversation, welcome)
    return
  }
  const links = await helpLinks(c, conversation, text)
  await desk.conversations.say(conversation, links.length > 0 ? found : none, links)
}

async function helpLinks(c: SiteContext, { language }: Pick<Conversation, 'language'>, text: string) {
  const { facts, settings, visitor } = c.var
  const { siteId, hostKind: host } = facts
  const scope = scopeOf(await settings.build(), {
    facts: {
      siteId,
      host,
      path: '/support-desk/',
      row: null,
      locale: hasLocale(siteId, language) ? language : siteOf(siteId).locales[0],
      embedded: null,
      environment: publicEnvironment(settings.environment),
      buildId: settings.buildId,
      content: settings.content(),
      outcome: { status: 200 },
      visit: null
    },
    audience: visitor.audience,
    platform: 'unknown',
    now: settings.now()
  })
  const help = scope.href('/help/')
  if (help === null) return []
  const { groups, search } = pageCopy(scope, 'help')
  const questions = groupsShown(groups, scope)
    .flatMap(({ items }) => items)
    .map(item => ({ id: item.id, question: item.question, text: questionText(item) }))
  return questionsAbout(text, questions, search.ignored).map(({ id, question }) => ({
    text: question,
    href: `${help}#${id}`
  }))
}
