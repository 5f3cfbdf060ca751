import { onPageChange } from '../../ui/page-change/page-change.client.ts'
import { asksForBanner } from './asks-for-banner.ts'
import { isDismissed } from './dismissal.client.ts'

/** Offers each page in the visitor's own language, never one that is embedded. The banner is loaded where the languages differ. */
export function startLanguageBanner(): void {
  const offer = async () => {
    document.querySelector('.language-banner')?.remove()
    const [preferred] = navigator.languages
    const facts = { dismissed: isDismissed(), preferred, lang: document.documentElement.lang }
    if (document.body.dataset.embedded || !asksForBanner(facts)) return
    const { pathname } = location
    const { offerLanguage } = await import('./language-banner.client.ts')
    await offerLanguage(pathname)
  }
  const run = () => void offer().catch(error => console.warn('Another language could not be offered', error))
  run()
  onPageChange(run)
}
