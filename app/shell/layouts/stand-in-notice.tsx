import { languageTag } from '../../site/locales/locale.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** Says that the page is not translated yet, where the locale of its address is not live (design section 9). For parts that the server alone renders. */
export function StandInNotice() {
  const { standIn, locale, addressLocale, t } = usePage()
  if (!standIn) return null
  const language =
    new Intl.DisplayNames(languageTag(locale), { type: 'language' }).of(languageTag(addressLocale)) ?? addressLocale
  return <p className="wrap">{t('locales.stand-in-notice', { language })}</p>
}
