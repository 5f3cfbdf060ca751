import { useMessages } from '../../site/page/use-page.tsx'

/** The words of the browser's own error screen, in the page's language: attributes, because nothing of it is to be read before. For the server alone. */
export function FaultWords() {
  const t = useMessages()
  return (
    <div
      data-fault-words=""
      data-title={t('error-screen.500-title')}
      data-message={t('error-screen.500-message')}
      data-unexpected={t('error-screen.unexpected')}
      data-not-opened={t('error-screen.not-opened')}
      data-again={t('error-screen.again')}
      data-back={t('error-screen.back')}
      data-close={t('error-screen.close')}
    />
  )
}
