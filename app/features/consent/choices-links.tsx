import { usePage } from '../../site/page/use-page.tsx'

/** "Every page's footer has the link and, one press away, the withdrawal": the link to the privacy choices, and a form that stops measurement. */
export function ChoicesLinks() {
  const { href, t } = usePage()
  const choices = href('/privacy-choices/')
  if (!choices) return null
  return (
    <>
      <a className="touch" href={choices} data-opens="privacy-choices">
        {t('consent.choices')}
      </a>
      <form action="/api/consent" method="post" data-consent-withdraw="">
        <input type="hidden" name="page" value={choices} />
        <button type="submit" className="touch" name="decision" value="denied">
          {t('consent.withdraw')}
        </button>
      </form>
    </>
  )
}
