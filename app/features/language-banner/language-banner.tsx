type Props = { lang: string; sentence: string; switchTo: string; dismiss: string; href: string }

/** Offers the page in another language, as the server sends it. */
export function LanguageBanner({ lang, sentence, switchTo, dismiss, href }: Props) {
  return (
    <div className="language-banner row text-plain" lang={lang} role="region" aria-label={switchTo}>
      <p>{sentence}</p>
      <a className="touch" href={href} hrefLang={lang}>
        {switchTo}
      </a>
      <button type="button" className="quiet touch">
        {dismiss}
      </button>
    </div>
  )
}
