import { siteConfiguration } from '../../app/site/config/site-configuration.data.ts'
import type { Translate } from '../../app/site/messages/translate.ts'
import type { ShownStatus } from './conversation.ts'

/** The words of the page that explains the desk. */
export type DeskWords = ReturnType<typeof deskWords>
/** The words of a conversation: what its page shows, and what its script says. */
export type ConversationWords = ReturnType<typeof conversationWords>
/** The words of the agent's window. */
export type AgentWords = ReturnType<typeof agentWords>

const { brand, supportEmail } = siteConfiguration

/** The page that explains the desk. */
export const deskWords = (t: Translate) => ({
  kind: t('support-desk.kind'),
  title: t('support-desk.title'),
  intro: t('support-desk.intro', { brand }),
  points: [t('support-desk.point-memory'), t('support-desk.point-agent'), t('support-desk.point-replace')],
  agentLink: t('support-desk.agent-link'),
  back: t('support-desk.back')
})

/** A conversation, on the page of the desk and in the window on other pages. */
export const conversationWords = (t: Translate) => ({
  heading: t('support-desk.heading'),
  log: t('support-desk.log'),
  hint: t('support-desk.hint'),
  message: t('support-desk.message'),
  send: t('support-desk.send'),
  end: t('support-desk.end'),
  minimise: t('support-desk.minimise'),
  you: t('support-desk.you'),
  agent: t('support-desk.agent'),
  automatic: t('support-desk.automatic'),
  states: {
    waiting: t('support-desk.waiting'),
    answered: t('support-desk.answered'),
    unattended: t('support-desk.unattended'),
    left: t('support-desk.left'),
    closed: t('support-desk.closed')
  } satisfies Record<ShownStatus, string>,
  broken: t('support-desk.broken'),
  notSent: t('support-desk.not-sent', { email: supportEmail }),
  tooMany: t('support-desk.too-many'),
  noScript: t('support-desk.no-script', { email: supportEmail })
})

/** What the desk itself says in a conversation. The reply that ends one holds the English words by which the site knows it. */
export const automaticWords = (t: Translate) => ({
  welcome: t('support-desk.welcome'),
  found: t('support-desk.auto-found', { email: supportEmail }),
  none: t('support-desk.auto-none', { email: supportEmail }),
  gone: t('support-desk.agent-gone', { email: supportEmail }),
  thanks: t('support-desk.thanks')
})

/** The window of agents, with and without the key. */
export const agentWords = (t: Translate) => ({
  title: t('support-desk.agent-title'),
  signInText: t('support-desk.sign-in-text'),
  key: t('support-desk.key'),
  signIn: t('support-desk.sign-in'),
  wrongKey: t('support-desk.wrong-key'),
  tooManyKeys: t('support-desk.too-many-keys'),
  signOut: t('support-desk.sign-out'),
  open: t('support-desk.agent-open'),
  lost: t('support-desk.agent-lost'),
  list: t('support-desk.list'),
  none: t('support-desk.none'),
  choose: t('support-desk.choose'),
  log: t('support-desk.log'),
  visitor: t('support-desk.visitor'),
  you: t('support-desk.you'),
  automatic: t('support-desk.automatic'),
  waitingState: t('support-desk.state-waiting'),
  answeredState: t('support-desk.state-answered'),
  closedState: t('support-desk.state-closed'),
  answer: t('support-desk.answer'),
  send: t('support-desk.send'),
  close: t('support-desk.agent-close'),
  notSent: t('support-desk.agent-not-sent'),
  noScript: t('support-desk.agent-no-script')
})
