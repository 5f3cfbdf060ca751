import { fetchGet } from '../../site/http/fetch-get.client.ts'
import { withoutSecret } from '../../site/links/with-page-query.ts'
import { noticesSettled } from '../../site/visitor/notices-settled.client.ts'
import { openedWithMarkers, openedWithSearch } from '../../site/visitor/opened-with.client.ts'
import { visitor } from '../../site/visitor/visitor.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { flashAfterReload, notifyChoice, showFlash } from './choice-toast.client.ts'
import type { ConsentAnswer } from './consent-configuration.ts'
import { type ConsentChoice, readConsent } from './consent-cookie.ts'
import { asksVisitor, consentState, runsTags } from './consent-state.ts'
import { standing } from './standing.ts'

type Decision = ConsentChoice['decision']

/** A form that is sent brings the next document, by itself: to load this one anew meanwhile would call that off. Where it has not come by then, it never will. */
const formAnswersWithinMs = 5000

/**
 * Loads the tags that are configured. Tracking does it; consent alone decides whether. In: the tags, and whether they may still count: another tab may have
 * withdrawn, and the document is about to be loaded without them.
 */
export type RunTags<Tags> = (tags: Tags, mayCount: () => boolean) => Promise<void>

/**
 * Holds the document to the visitor's choice, for its life: loads tags where they may be loaded, asks where one has to ask, and takes the choice wherever it is
 * made. Without the site's answer nothing is loaded and the footer's links stay plain.
 *
 * @returns how to show the choices
 * @throws where the configuration cannot be had
 */
export async function superviseConsent<Tags>(
  runTags: RunTags<Tags>,
  signal: AbortSignal
): Promise<{ showChoices: () => Promise<void> }> {
  const openedWith = {
    markers: openedWithMarkers,
    carriesSecret: withoutSecret(openedWithSearch) !== openedWithSearch
  }
  const [configuration, answer] = await Promise.all([loadConfiguration<Tags>(), visitor()])
  signal.throwIfAborted()
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

  /** Brings the document in line with the choice as it stands, which another tab may have made. */
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
    await noticesSettled()
    if (signal.aborted || !asksVisitor(consentState(facts()))) return
    const { showBanner } = await import('./consent-banner.client.ts')
    closeBanner = showBanner(html.banner, choose)
  }
  const choose = async (decision: Decision) => {
    choosing = true
    const saved = await save(decision, textVersion)
    choosing = false
    if (!saved) return notifyChoice('failed', configuration)
    madeHere = { decision, textVersion }
    closeBanner?.()
    if (decision === 'denied' && running) flashAfterReload(decision)
    else notifyChoice(decision, configuration)
    await hold()
  }
  const showChoices = async () => {
    const { showChoices: show } = await import('./choices-dialog.client.tsx')
    await show({ words, standing: standing(facts()), choose })
  }

  /** The footer's form, but for the page of privacy choices, which answers by itself. */
  const withdraw = (event: SubmitEvent) => {
    if (!(event.target as Element).matches('form[data-consent-withdraw]') || document.querySelector('.privacy-choices'))
      return
    event.preventDefault()
    void choose('denied')
  }

  showFlash(configuration)
  document.addEventListener('submit', withdraw, { signal })
  const revise = () => void (choosing || hold().catch(report))
  const leave = ({ defaultPrevented }: Event) => {
    if (defaultPrevented) return
    choosing = true
    setTimeout(() => {
      choosing = false
      revise()
    }, formAnswersWithinMs)
  }
  const stopListening = onPageChange(revise)
  addEventListener('submit', leave, { signal })
  ;(window as { cookieStore?: EventTarget }).cookieStore?.addEventListener('change', revise, { signal })
  addEventListener('pageshow', event => event.persisted && revise(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && revise(), { signal })
  signal.addEventListener('abort', () => {
    stopListening()
    closeBanner?.()
  })
  void hold().catch(report)
  return { showChoices }
}

const report = (error: unknown) => console.warn('The choice of consent could not be followed', error)

async function loadConfiguration<Tags>(): Promise<ConsentAnswer<Tags>> {
  const response = await fetchGet(`/api/consent?${new URLSearchParams({ page: location.pathname })}`)
  if (!response.ok) throw new Error(`${response.status} for the configuration of consent`)
  return response.json()
}

const cookieNow = (): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith('consent='))
    ?.slice('consent='.length)

/** Has the site write the cookies of a choice. Out: whether it did. */
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
