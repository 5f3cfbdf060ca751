import { startedPlatform } from '../../features/download/offered-platforms.ts'
import { startAddress } from '../../features/download/start-address.ts'
import { downloadLink, signUpLink } from '../../site/page/download-link.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The ways in: the sign-up form, and the client. Those that a visitor may not use are left out. */
export function HeaderActs() {
  const page = usePage()
  const { t, embedded, path, device, locale } = page
  const download = downloadLink(page)
  const signUp = signUpLink(page)
  if (embedded || !download) return null
  // On the download page itself the button starts the download for this device; where it has no client, or is not known, it leads to the choice.
  const isHere = path === '/download/'
  const platform = isHere ? startedPlatform(device()) : null
  const ownStart = platform && { href: startAddress(platform, locale), rel: 'nofollow', 'data-start-own': '' }
  return (
    <>
      {signUp && (
        <a className="button button--quiet header__sign-up" href={signUp}>
          {t('header.sign-up')}
        </a>
      )}
      <a className="button button--act header__download" {...(ownStart ?? { href: isHere ? '#get' : download })}>
        {t('header.download')}
      </a>
    </>
  )
}
