import { fetchWithRetry } from '../../site/http/fetch-with-retry.client.ts'
import { withoutSecret } from '../../site/links/with-page-query.ts'
import { noticesResolved } from '../../site/visitor/notices-pending.client.ts'
import { openedWithMarkers, openedWithSearch } from '../../site/visitor/opened-with.client.ts'
import { visitor } from '../../site/visitor/visitor.client.ts'
import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import type { ConsentAnswer } from './consent-configuration.ts'
import { type ConsentChoice, readConsent } from './consent-cookie.ts'
import { asksVisitor, consentState, consentStatus, runsTags } from './consent-state.ts'

type Decision = ConsentChoice['decision']

/** A form that is sent brings the next document, by itself: to load this one anew meanwhile would call that off. Where it has not come by then, it never will. */
const formAnswersWithinMs = 5000

/** Loads the tags that are configured. Tracking does it; consent alone decides whether. */
type RunTags<Tags> = (tags: Tags, mayCount: () => boolean) => Promise<void>

/**
 * Starts consent, unless the document was opened with a marker that switches it off for its life. The links to the choices open them at once; where they
 * cannot be had, and on the page of privacy choices itself, they are left to the browser.
 */
export function startConsent<Tags>(runTags: RunTags<Tags>): void {
  if (openedWithMarkers.includes('clean') || openedWithMarkers.includes('lighthouse')) return
  const consent = superviseConsent(runTags)
  consent.catch(error => console.warn('Consent could not be asked, and no tag is loaded', error))
  openOnPress(
    'privacy-choices',
    async () => (await consent).showChoices(),
    () => document.querySelector('.privacy-choices') !== null
  )
}

/**
 * Holds the document to the visitor's choice, for its life: loads tags where they may be loaded, asks where one has to ask, and takes the choice wherever it is
 * made. Without the site's answer nothing is loaded and the footer's links stay plain.
 *
 * @returns how to show the choices
 * @throws where the configuration cannot be had
 */
async function superviseConsent<Tags>(runTags: RunTags<Tags>): Promise<{ showChoices: () => Promise<void> }> {
  const openedWith = {
    markers: openedWithMarkers,
    carriesSecret: withoutSecret(openedWithSearch) !== openedWithSearch
  }
  const [configuration, answer] = await Promise.all([loadConfiguration<Tags>(), visitor()])
  const { textVersion, defaultConsentEnabled, tags, signals, words, html } = configuration
  let madeHere: ConsentChoice | null = null
  let running = false
  let choosing = false
  let closeBanner: (() => void) | null = null

  const facts = () => ({
    ...openedWith,
    consentRequired: answer?.consentRequired ?? null,
    gpc: signals.gpc || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
    dnt: signals.dnt || navigator.doNotTrack === '1',
    choice: readConsent(cookieNow()) ?? madeHere,
    textVersion,
    defaultConsentEnabled
  })

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
    await noticesResolved()
    if (!asksVisitor(consentState(facts()))) return
    const { showBanner } = await import('./consent-banner.client.ts')
    closeBanner = showBanner(html.banner, choose)
  }
  const choose = async (decision: Decision) => {
    choosing = true
    const saved = await save(decision, textVersion)
    choosing = false
    if (!saved) return notify('failed')
    madeHere = { decision, textVersion }
    closeBanner?.()
    if (decision === 'denied' && running) inSession(storage => storage.setItem(storageKey, decision))
    else notify(decision)
    await hold()
  }
  /** Shows what came of a choice by a toast in the server's markup: consent never loads React for one sentence. */
  const notify = (outcome: keyof typeof html.toasts) => {
    const looks = outcome === 'failed' ? {} : { backgroundColor: '#0f5a41', timeout: 8000 }
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

  /** The footer's form, but for the page of privacy choices, which answers by itself. */
  const withdraw = (event: SubmitEvent) => {
    if (!(event.target as Element).matches('form[data-consent-withdraw]') || document.querySelector('.privacy-choices'))
      return
    event.preventDefault()
    void choose('denied')
  }

  if (takeFlash()) notify('denied')
  document.addEventListener('submit', withdraw)
  const revise = () => void (choosing || hold().catch(report))
  const leave = ({ defaultPrevented }: Event) => {
    if (defaultPrevented) return
    choosing = true
    setTimeout(() => {
      choosing = false
      revise()
    }, formAnswersWithinMs)
  }
  onPageChange(revise)
  addEventListener('submit', leave)
  ;(window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', revise)
  addEventListener('pageshow', event => event.persisted && revise())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && revise())
  void hold().catch(report)
  return { showChoices }
}

/** The refusal that the next document of this tab shows. The storage may be denied; then the document without tags says enough. */
const storageKey = 'consent-said'

function takeFlash(): boolean {
  const flash = inSession(storage => storage.getItem(storageKey))
  if (flash) inSession(storage => storage.removeItem(storageKey))
  return flash === 'denied'
}

function inSession<Result>(act: (storage: Storage) => Result): Result | null {
  try {
    return act(sessionStorage)
  } catch {
    return null
  }
}

const report = (error: unknown) => console.warn('The choice of consent could not be followed', error)

async function loadConfiguration<Tags>(): Promise<ConsentAnswer<Tags>> {
  const response = await fetchWithRetry(`/api/consent?${new URLSearchParams({ page: location.pathname })}`)
  if (!response.ok) throw new Error(`${response.status} for the configuration of consent`)
  return response.json()
}

const cookieNow = (): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith('consent='))
    ?.slice('consent='.length)

/** Has the site write the cookies of a choice. Returns whether it did. */
async function save(decision: Decision, textVersion: string): Promise<boolean> {
  const response = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ decision, textVersion, page: location.pathname })
  }).catch(() => null)
  return response?.ok ?? false
}

/** Tags cannot be unloaded: the document is. Where the browser kept no cookie of the refusal, the marker says it for the next document. */
function reloadWithoutTags(): void {
  if (readConsent(cookieNow())?.decision === 'denied') return location.reload()
  const address = new URL(location.href)
  address.searchParams.set('clean', '')
  location.replace(address)
}
