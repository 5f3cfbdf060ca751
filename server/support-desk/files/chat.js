// The support desk on other pages: the programming interface that sites expect of a provider, and a window that shows the conversation.
{
  const say = (name, detail) => window.dispatchEvent(new CustomEvent(name, { detail }))
  const style = `
.support-desk-chat { position: fixed; right: 16px; bottom: 84px; z-index: 900; width: min(390px, calc(100vw - 32px)); height: min(600px, calc(100dvh - 100px)); overflow: hidden; border: 1px solid #f4ecdf33; border-radius: 24px; background: #0a1a15; box-shadow: 0 -24px 48px #0009; }
.support-desk-chat[hidden] { display: none; }
.support-desk-chat iframe { display: block; width: 100%; height: 100%; border: 0; color-scheme: dark; }
.support-desk-tab { display: inline-flex; position: fixed; left: 16px; bottom: calc(16px + var(--consent-banner, 0px) + env(safe-area-inset-bottom)); z-index: 16; align-items: center; gap: 10px; max-width: calc(100vw - 110px); min-height: 48px; padding: 12px 20px; border: 1px solid #f4ecdf33; border-radius: 999px; background: #0e221b; color: #f4ecdf; font: 600 15px/1.15 inherit; font-family: inherit; cursor: pointer; }
.support-desk-tab[hidden], body:has([data-quick=chat]) .support-desk-tab { display: none; }
.support-desk-tab b { min-width: 22px; padding: 2px 6px; border-radius: 999px; background: #7fd8b4; color: #06110e; font-size: 13px; text-align: center; }
.support-desk-tab b:empty { display: none; }
@media (max-width: 480px), (max-height: 420px) { .support-desk-chat { right: 0; bottom: 0; width: 100vw; height: min(640px, 88dvh); border-radius: 24px 24px 0 0; } }
@media print { .support-desk-chat, .support-desk-tab { display: none; } }`
  const texts = value => typeof value === 'string' && value.length > 0
  const roles = { visitor: 'EndUser', agent: 'Agent', automatic: 'System' }
  let desk, box, frame, tab, count, before
  let here = false
  let talking = false
  let unread = 0
  let cleared = null

  function make() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
    box = document.createElement('div')
    box.className = 'support-desk-chat'
    box.dataset.supportDesk = ''
    box.hidden = true
    frame = document.createElement('iframe')
    frame.title = 'Chat'
    tab = document.createElement('button')
    tab.type = 'button'
    tab.className = 'support-desk-tab'
    tab.hidden = true
    count = document.createElement('b')
    tab.append('', count)
    tab.addEventListener('click', launchChat)
    frame.addEventListener('load', () => post({ desk: 'hello' }))
    frame.src = new URL(`window/?lang=${encodeURIComponent(api.settings.language ?? '')}`, desk).href
    box.append(frame)
    document.body.append(box, tab)
  }

  const post = message => frame?.contentWindow?.postMessage(message, desk.origin)

  function launchChat() {
    if (!desk) throw new Error('init comes first')
    if (!box?.isConnected) make()
    if (box.hidden) before = document.activeElement
    box.hidden = false
    tab.hidden = true
    unread = 0
    count.textContent = ''
    if (here) focusField()
    say('onEmbeddedMessagingWindowMaximized')
  }

  function focusField() {
    frame.focus()
    post({ desk: 'focus' })
  }

  function minimizeChat() {
    if (!box || box.hidden) return
    const hadFocus = document.activeElement === frame
    box.hidden = true
    tab.hidden = !talking
    if (hadFocus) (before?.isConnected && before !== document.body ? before : tab).focus()
    say('onEmbeddedMessagingWindowMinimized')
  }

  /** Forgets the conversation and takes the window away. Resolves when the desk has forgotten it too. */
  async function clearSession() {
    if (!box) return
    const done = new Promise((resolve, reject) => {
      cleared = resolve
      setTimeout(() => reject(new Error('the desk did not answer')), 5000)
    })
    post({ desk: 'clear' })
    try {
      await done
    } finally {
      const hadFocus = document.activeElement === frame || document.activeElement === tab
      box.remove()
      tab.remove()
      box = frame = tab = undefined
      here = talking = false
      if (hadFocus && before?.isConnected) before.focus()
      say('onEmbeddedMessagingWindowClosed')
    }
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (!frame || source !== frame.contentWindow || origin !== desk.origin) return
    switch (data?.desk) {
      case 'here':
        here = true
        frame.title = String(data.title)
        tab.firstChild.data = String(data.title)
        if (!box.hidden) focusField()
        break
      case 'minimise':
        minimizeChat()
        break
      case 'cleared':
        cleared?.()
        break
      case 'message': {
        talking = true
        if (box.hidden) count.textContent = String((unread += 1))
        const staticContent = { formatType: 'Text', text: String(data.text) }
        const payload = {
          entryType: 'Message',
          messageReason: data.from === 'automatic' ? 'AutomatedResponse' : null,
          abstractMessage: { messageType: 'StaticContentMessage', staticContent }
        }
        const sender = { role: roles[data.from] ?? 'System' }
        say('onEmbeddedMessageSent', { conversationEntry: { sender, entryPayload: JSON.stringify(payload) } })
        break
      }
    }
  })

  const api = {
    settings: {},
    /** Takes the four values of a site. Throws where one is missing. */
    init(orgId, configName, siteUrl, more) {
      if (![orgId, configName, siteUrl, more?.scrt2URL].every(texts)) throw new TypeError('init needs four texts')
      desk = new URL(siteUrl, location.href)
      setTimeout(() => say('onEmbeddedMessagingReady'))
    },
    utilAPI: { launchChat, minimizeChat },
    userVerificationAPI: { clearSession }
  }
  window.embeddedservice_bootstrap ??= api
}
