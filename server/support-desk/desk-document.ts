import type { AgentWords, ConversationWords, deskWords } from '../../app/features/support-desk/desk-words.ts'
import { escapeMarkup } from '../../app/site/markup/escape-markup.ts'
import { plainDocument } from '../http/plain-document.ts'
import { deskLimits } from './desk-limits.ts'

type Look = { lang: string; siteId: string; styles: string }

/** In: its words, and what holds it: the whole document or a section of it. */
function conversationParts(words: ConversationWords, holder: 'main' | 'section'): string {
  const level = holder === 'main' ? 'h1' : 'h2'
  return `<${holder} class="conversation" data-conversation="${escapeMarkup(JSON.stringify(words))}" aria-labelledby="conversation-heading">
<div class="bar">
<div><${level} id="conversation-heading">${escapeMarkup(words.heading)}</${level}><p class="state" data-part="state" role="status"></p></div>
<button type="button" class="small" data-part="end" hidden>${escapeMarkup(words.end)}</button>
<button type="button" class="small small--round" data-part="minimise" aria-label="${escapeMarkup(words.minimise)}" hidden><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="m6 9.500 6 6 6-6" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg></button>
</div>
<div class="log" role="log" aria-label="${escapeMarkup(words.log)}" tabindex="0"><p class="hint">${escapeMarkup(words.hint)}</p><ol class="messages" data-part="list"></ol></div>
<form data-part="form" hidden>
<label for="message">${escapeMarkup(words.message)}</label>
<textarea id="message" data-part="field" rows="2" maxlength="${deskLimits.characters}" required></textarea>
<button class="send" data-part="send">${escapeMarkup(words.send)}</button>
<p class="fault" data-part="fault" role="alert"></p>
</form>
<noscript><p class="fault">${escapeMarkup(words.noScript)}</p></noscript>
</${holder}>`
}

/** The page that says what the desk is, with a conversation that is real. In: its words, whose text is escaped here. */
export function deskPage(
  words: ReturnType<typeof deskWords>,
  conversation: ConversationWords,
  { logo, backHref, ...look }: Look & { logo: string; backHref: string }
): string {
  const points = words.points.map(point => `<li>${escapeMarkup(point)}</li>`).join('')
  return plainDocument({
    ...look,
    title: words.title,
    bodyClass: 'desk',
    script: '/support-desk/conversation.js',
    body: `<main>
<div class="about">
<div class="logo" aria-hidden="true">${logo}</div>
<p class="kind">${escapeMarkup(words.kind)}</p>
<h1>${escapeMarkup(words.title)}</h1>
<p class="intro">${escapeMarkup(words.intro)}</p>
<ul class="points">${points}</ul>
<p class="ways"><a href="/support-desk/agent/">${escapeMarkup(words.agentLink)}</a> <a href="${escapeMarkup(backHref)}">${escapeMarkup(words.back)}</a></p>
</div>
${conversationParts(conversation, 'section')}
</main>`
  })
}

/** The conversation alone, for the window on other pages. */
export const deskWindow = (conversation: ConversationWords, look: Look): string =>
  plainDocument({
    ...look,
    title: conversation.heading,
    bodyClass: 'window',
    script: '/support-desk/conversation.js',
    body: conversationParts(conversation, 'main')
  })

/** What asks an agent for the key; it works without scripts. In: what was wrong with the last one. */
export const signInPage = (words: AgentWords, fault: string | null, look: Look): string =>
  plainDocument({
    ...look,
    title: words.title,
    bodyClass: 'sign-in',
    script: null,
    body: `<main>
<h1>${escapeMarkup(words.title)}</h1>
<p class="intro">${escapeMarkup(words.signInText)}</p>
<form method="post" action="/support-desk/agent/sign-in">
<label for="key">${escapeMarkup(words.key)}</label>
<input id="key" name="key" type="password" autocomplete="current-password" maxlength="200" required${fault ? ' aria-describedby="fault" aria-invalid="true"' : ''}>
${fault ? `<p class="fault" id="fault" role="alert">${escapeMarkup(fault)}</p>` : ''}
<button class="send">${escapeMarkup(words.signIn)}</button>
</form>
</main>`
  })

/** The window of an agent who has shown the key. */
export const agentPage = (words: AgentWords, look: Look): string =>
  plainDocument({
    ...look,
    title: words.title,
    bodyClass: 'agent',
    script: '/support-desk/agent.js',
    body: `<main data-agent="${escapeMarkup(JSON.stringify(words))}">
<header class="bar">
<div><h1>${escapeMarkup(words.title)}</h1><p class="state" data-part="state" role="status"></p></div>
<form method="post" action="/support-desk/agent/sign-out"><button class="small">${escapeMarkup(words.signOut)}</button></form>
</header>
<noscript><p class="fault">${escapeMarkup(words.noScript)}</p></noscript>
<div class="columns">
<section class="people" aria-labelledby="list-heading">
<h2 id="list-heading">${escapeMarkup(words.list)}</h2>
<p class="hint" data-part="none" role="status">${escapeMarkup(words.none)}</p>
<ul data-part="conversations"></ul>
</section>
<section class="talk" aria-labelledby="talk-heading">
<p class="hint" data-part="choose" hidden>${escapeMarkup(words.choose)}</p>
<div class="conversation" data-part="talk" hidden>
<div class="bar"><h2 id="talk-heading" data-part="heading" tabindex="-1"></h2><button type="button" class="small" data-part="close">${escapeMarkup(words.close)}</button></div>
<div class="log" role="log" aria-label="${escapeMarkup(words.log)}" tabindex="0"><ol class="messages" data-part="list"></ol></div>
<form data-part="form">
<label for="message">${escapeMarkup(words.answer)}</label>
<textarea id="message" data-part="field" rows="2" maxlength="${deskLimits.characters}" required></textarea>
<button class="send" data-part="send">${escapeMarkup(words.send)}</button>
</form>
<p class="fault" data-part="fault" role="alert"></p>
</div>
</section>
</div>
</main>`
  })
