import type { AgentWords, ConversationWords, deskWords } from '../../app/features/support-desk/desk-words.ts'
import { deskLimits } from './desk-limits.ts'

type Frame = {
  lang: string
  siteId: string
  styles: string
  title: string
  bodyClass: string
  body: string
  script: string | null
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)

function documentOf({ lang, siteId, styles, title, bodyClass, body, script }: Frame): string {
  return `<!DOCTYPE html>
<html lang="${escape(lang)}" data-site="${escape(siteId)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, noarchive">
<meta name="referrer" content="origin">
<title>${escape(title)}</title>
<style>${styles}</style>
${script ? `<script type="module" src="/support-desk/${script}"></script>` : ''}
</head>
<body class="${bodyClass}">
${body}
</body>
</html>
`
}

type Look = { lang: string; siteId: string; styles: string }

/** In: its words, and what holds it: the whole document or a section of it. */
function conversationParts(words: ConversationWords, holder: 'main' | 'section'): string {
  const level = holder === 'main' ? 'h1' : 'h2'
  return `<${holder} class="conversation" data-conversation="${escape(JSON.stringify(words))}" aria-labelledby="conversation-heading">
<div class="bar">
<div><${level} id="conversation-heading">${escape(words.heading)}</${level}><p class="state" data-part="state" role="status"></p></div>
<button type="button" class="small" data-part="end" hidden>${escape(words.end)}</button>
<button type="button" class="small small--round" data-part="minimise" aria-label="${escape(words.minimise)}" hidden><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false"><path d="m6 9.500 6 6 6-6" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg></button>
</div>
<div class="log" role="log" aria-label="${escape(words.log)}" tabindex="0"><p class="hint">${escape(words.hint)}</p><ol class="messages" data-part="list"></ol></div>
<form data-part="form" hidden>
<label for="message">${escape(words.message)}</label>
<textarea id="message" data-part="field" rows="2" maxlength="${deskLimits.characters}" required></textarea>
<button class="send" data-part="send">${escape(words.send)}</button>
<p class="fault" data-part="fault" role="alert"></p>
</form>
<noscript><p class="fault">${escape(words.noScript)}</p></noscript>
</${holder}>`
}

/** The page that says what the desk is, with a conversation that is real. In: its words, whose text is escaped here. */
export function deskPage(
  words: ReturnType<typeof deskWords>,
  conversation: ConversationWords,
  { logo, backHref, ...look }: Look & { logo: string; backHref: string }
): string {
  const points = words.points.map(point => `<li>${escape(point)}</li>`).join('')
  return documentOf({
    ...look,
    title: words.title,
    bodyClass: 'desk',
    script: 'conversation.js',
    body: `<main>
<div class="about">
<div class="logo" aria-hidden="true">${logo}</div>
<p class="kind">${escape(words.kind)}</p>
<h1>${escape(words.title)}</h1>
<p class="intro">${escape(words.intro)}</p>
<ul class="points">${points}</ul>
<p class="ways"><a href="/support-desk/agent/">${escape(words.agentLink)}</a> <a href="${escape(backHref)}">${escape(words.back)}</a></p>
</div>
${conversationParts(conversation, 'section')}
</main>`
  })
}

/** The conversation alone, for the window on other pages. */
export const deskWindow = (conversation: ConversationWords, look: Look): string =>
  documentOf({
    ...look,
    title: conversation.heading,
    bodyClass: 'window',
    script: 'conversation.js',
    body: conversationParts(conversation, 'main')
  })

/** What asks an agent for the key; it works without scripts. In: what was wrong with the last one. */
export const signInPage = (words: AgentWords, fault: string | null, look: Look): string =>
  documentOf({
    ...look,
    title: words.title,
    bodyClass: 'sign-in',
    script: null,
    body: `<main>
<h1>${escape(words.title)}</h1>
<p class="intro">${escape(words.signInText)}</p>
<form method="post" action="/support-desk/agent/sign-in">
<label for="key">${escape(words.key)}</label>
<input id="key" name="key" type="password" autocomplete="current-password" maxlength="200" required${fault ? ' aria-describedby="fault" aria-invalid="true"' : ''}>
${fault ? `<p class="fault" id="fault" role="alert">${escape(fault)}</p>` : ''}
<button class="send">${escape(words.signIn)}</button>
</form>
</main>`
  })

/** The window of an agent who has shown the key. */
export const agentPage = (words: AgentWords, look: Look): string =>
  documentOf({
    ...look,
    title: words.title,
    bodyClass: 'agent',
    script: 'agent.js',
    body: `<main data-agent="${escape(JSON.stringify(words))}">
<header class="bar">
<div><h1>${escape(words.title)}</h1><p class="state" data-part="state" role="status"></p></div>
<form method="post" action="/support-desk/agent/sign-out"><button class="small">${escape(words.signOut)}</button></form>
</header>
<noscript><p class="fault">${escape(words.noScript)}</p></noscript>
<div class="columns">
<section class="people" aria-labelledby="list-heading">
<h2 id="list-heading">${escape(words.list)}</h2>
<p class="hint" data-part="none" role="status">${escape(words.none)}</p>
<ul data-part="conversations"></ul>
</section>
<section class="talk" aria-labelledby="talk-heading">
<p class="hint" data-part="choose" hidden>${escape(words.choose)}</p>
<div class="conversation" data-part="talk" hidden>
<div class="bar"><h2 id="talk-heading" data-part="heading" tabindex="-1"></h2><button type="button" class="small" data-part="close">${escape(words.close)}</button></div>
<div class="log" role="log" aria-label="${escape(words.log)}" tabindex="0"><ol class="messages" data-part="list"></ol></div>
<form data-part="form">
<label for="message">${escape(words.answer)}</label>
<textarea id="message" data-part="field" rows="2" maxlength="${deskLimits.characters}" required></textarea>
<button class="send" data-part="send">${escape(words.send)}</button>
</form>
<p class="fault" data-part="fault" role="alert"></p>
</div>
</section>
</div>
</main>`
  })
