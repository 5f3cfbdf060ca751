import { fetchJson } from '../../site/http/fetch-with-retry.client.ts'
import { openedWithMarkers } from '../../site/visitor/opened-with.client.ts'
import { visitor } from '../../site/visitor/visitor.client.ts'
import { openOnPress } from '../../ui/opening-links/opening-links.client.ts'
import { factsNow, hasFlash, onChoiceChange, type RunTags, report } from './choice-now.client.ts'
import type { TagConfiguration } from './consent-configuration.ts'
import { consentState, runsTags } from './consent-state.ts'

const onChoicesPage = () => document.querySelector('.privacy-choices') !== null

/**
 * Starts consent, unless the document was opened with a marker that switches it off for its life. The banner and its words come in the countries of
 * the list; elsewhere at the first press of the footer's link or button, which are left to the browser where it cannot be had, and on the page of choices itself.
 */
export function startConsent<Tags>(runTags: RunTags<Tags>): void {
  if (openedWithMarkers.includes('clean') || openedWithMarkers.includes('lighthouse')) return
  let running = false
  const load = async () => (await import('./consent.client.ts')).superviseConsent(runTags, running)
  let supervision: ReturnType<typeof load> | undefined
  const supervise = () => {
    supervision ??= load()
    return supervision
  }

  /** The footer's form. */
  const withdraw = async (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('form[data-consent-withdraw]') || onChoicesPage()) return
    event.preventDefault()
    try {
      const { choose } = await supervise()
      await choose('denied')
    } catch {
      document.removeEventListener('submit', withdraw)
      form.requestSubmit(event.submitter)
    }
  }
  document.addEventListener('submit', withdraw)
  openOnPress('privacy-choices', async () => (await supervise()).showChoices(), onChoicesPage)

  /** Holds the document to the choice where nobody has to be asked. */
  async function follow(): Promise<void> {
    const answer = await visitor()
    if (answer?.consentRequired !== false || hasFlash()) return void (await supervise())
    const configuration = await fetchJson<TagConfiguration<Tags>>('/api/tags', 'the tags')
    const mayRun = () => runsTags(consentState(factsNow({ ...configuration, defaultConsentEnabled: false }, false)))
    const revise = async () => {
      if (supervision || mayRun() === running) return
      if (running) return void (await supervise())
      running = true
      await runTags(configuration.tags, mayRun)
    }
    onChoiceChange(() => void revise().catch(report))
    await revise()
  }
  follow().catch(error => console.warn('Consent could not be asked, and no tag is loaded', error))
}
