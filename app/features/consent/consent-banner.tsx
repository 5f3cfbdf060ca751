import type { ConsentConfiguration } from './consent-configuration.ts'

type Props = Pick<ConsentConfiguration<unknown>, 'words' | 'textVersion'>

/** Asks for consent, as the server sends it: a form that works by itself. */
export function ConsentBanner({ words, textVersion }: Props) {
  const { title, text, refuse, accept, more, choicesHref } = words
  return (
    <section className="consent-banner" aria-labelledby="consent-banner-title" data-consent-banner="">
      <div className="wrap stack">
        <p className="headline consent-banner__title" id="consent-banner-title">
          {title}
        </p>
        <p className="consent-banner__text quiet text-small">
          {sentencesOf(text).map(sentence => (
            <span key={sentence}>{sentence} </span>
          ))}
          {choicesHref && (
            <a className="bright" href={choicesHref}>
              {more}
            </a>
          )}
        </p>
        <form className="consent-banner__ways" action="/api/consent" method="post">
          {choicesHref && <input type="hidden" name="page" value={choicesHref} />}
          <input type="hidden" name="textVersion" value={textVersion} />
          <button type="submit" className="button button--quiet" name="decision" value="denied">
            {refuse}
          </button>
          <button type="submit" className="button button--quiet" name="decision" value="granted">
            {accept}
          </button>
        </form>
      </div>
    </section>
  )
}

/** The sentences one by one: a phone has room for the first. */
const sentencesOf = (text: string): string[] => text.match(/[^.?!]+[.?!]*/g)?.map(sentence => sentence.trim()) ?? [text]
