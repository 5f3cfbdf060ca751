import { fetchJson } from '../../site/http/fetch-with-retry.client.ts'
import { noticesResolved } from '../../site/visitor/notices-pending.client.ts'
import { pageHere } from '../../site/visitor/page-here.client.ts'
import { visitor } from '../../site/visitor/visitor.client.ts'
import { scriptOf } from '../../ui/server-html/server-html.client.ts'
import { choiceNow, factsNow, onChoiceChange, type RunTags, report, setFlash, takeFlash } from './choice-now.client.ts'
import type { ConsentAnswer } from './consent-configuration.ts'
import type { ConsentChoice } from './consent-cookie.ts'
import { asksVisitor, consentState, consentStatus, runsTags } from './consent-state.ts'

type Decision = ConsentChoice['decision']

/**
 * Holds the document to the visitor's choice, for its life: loads tags where they may be loaded, asks where one has to ask, and takes the choice wherever it is
 * made. Without the site's answer nothing is loaded and the footer's links stay plain.
 *
 * @param running whether tags run already
 * @returns how to show the choices, and how to make one
 * @throws where the configuration cannot be had
 */
export async function superviseConsent<Tags>(runTags: RunTags<Tags>, running: boolean) {
  const asked = `/api/consent?${new URLSearchParams(pageHere())}`
  const [configuration, answer] = await Promise.all([
    fetchJson<ConsentAnswer<Tags>>(asked, 'the configuration of consent'),
    visitor()
  ])
  const { textVersion, tags, script, words, html } = configuration
  let madeHere: ConsentChoice | null = null
  let saving: AbortController | null = null
  let closeBanner: (() => void) | null = null

  const facts = () => {
    const now = factsNow(configuration, answer?.consentRequired ?? null)
    return { ...now, choice: now.choice ?? madeHere }
  }

  /** The configured service for consent, where the law asks and the document takes part: whether it has come. */
  const service =
    script && answer?.consentRequired !== false && consentState(facts()) !== 'off' ? loadService(script) : null

  /** Brings the document in line with the choice, which another tab may have made. */
  const hold = async () => {
    const state = consentState(facts())
    if (runsTags(state) && !running) {
      running = true
      await runTags(tags, () => runsTags(consentState(facts())))
    }
    if (running && !runsTags(state)) return reloadWithoutTags()
    if (!asksVisitor(state)) closeBanner?.()
    else if (!closeBanner && !document.body.dataset.embedded) await ask()
  }
  const ask = async () => {
    closeBanner = () => {}
    if (await service) return
    await noticesResolved()
    if (!asksVisitor(consentState(facts()))) return
    const { showBanner } = await import('./consent-banner.client.ts')
    closeBanner = showBanner(html.banner, choose)
  }
  /** The last choice counts, whatever answer comes last. */
  const choose = async (decision: Decision) => {
    saving?.abort()
    const mine = new AbortController()
    saving = mine
    const saved = await save(decision, textVersion, mine.signal)
    if (mine.signal.aborted) return
    saving = null
    if (!saved) return notify('failed')
    madeHere = { decision, textVersion }
    closeBanner?.()
    if (decision === 'denied' && running) setFlash()
    else notify(decision)
    await hold()
  }
  /** Shows what came of a choice by a toast in the server's markup: consent never loads React for one sentence. */
  const notify = (outcome: keyof typeof html.toasts) => {
    const looks = outcome === 'failed' ? {} : { backgroundColor: 'var(--felt)', timeout: 4000 }
    import('../../ui/toast/toast.client.ts')
      .then(({ showServerToast }) =>
        showServerToast({ id: 'consent', text: words.said[outcome], ...looks }, html.toasts[outcome])
      )
      .catch(report)
  }
  const showChoices = async () => {
    const { showChoices: show } = await import('./choices-dialog.client.tsx')
    await show({ words, status: consentStatus(facts()), choose })
  }

  if (takeFlash()) notify('denied')
  onChoiceChange(() => void (saving || hold().catch(report)))
  void hold().catch(report)
  return { showChoices, choose }
}

/** A service that does not come leaves the question to the site's own banner. */
const loadService = (src: string): Promise<boolean> =>
  new Promise(resolve => {
    const element = scriptOf(src)
    element.dataset.consentService = ''
    element.onload = () => resolve(true)
    element.onerror = () => {
      console.warn('The consent service could not be loaded')
      resolve(false)
    }
    document.head.append(element)
  })

/** Has the site write the cookies of a choice. Returns whether it did. */
async function save(decision: Decision, textVersion: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/api/consent', {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ decision, textVersion, page: location.pathname })
  }).catch(() => null)
  return response?.ok ?? false
}

/** Tags cannot be unloaded: the document is. Where the browser kept no cookie of the refusal, the marker says it for the next document. */
function reloadWithoutTags(): void {
  if (choiceNow()?.decision === 'denied') return location.reload()
  const address = new URL(location.href)
  address.searchParams.set('clean', '')
  location.replace(address)
}
