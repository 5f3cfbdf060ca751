import { inSession } from '../../site/visitor/in-session.client.ts'
import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { asksForBanner } from './asks-for-banner.ts'

/** There once the visitor has closed the banner in this session. Where the storage is denied it is closed for the page at hand alone. */
const storageKey = 'language-banner'

/** Offers each page in the visitor's own language, never one that is embedded. The banner is loaded where the languages differ. */
export function startLanguageBanner(): void {
  const offer = async () => {
    document.querySelector('.language-banner')?.remove()
    const [preferred] = navigator.languages
    const dismissed = inSession(storage => storage.getItem(storageKey)) !== null
    const facts = { dismissed, preferred, lang: document.documentElement.lang }
    if (document.body.dataset.embedded || !asksForBanner(facts)) return
    const { pathname } = location
    const { offerLanguage } = await import('./language-banner.client.ts')
    await offerLanguage(pathname, () => inSession(storage => storage.setItem(storageKey, 'dismissed')))
  }
  const run = () => void offer().catch(error => console.warn('Another language could not be offered', error))
  run()
  onPageChange(run)
}
