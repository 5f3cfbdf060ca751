import { usePage } from '../../site/page/use-page.tsx'

type Props = {
  title: string
  text: string
  /** A page that leads on besides the download: its path and the words of the link. */
  besides?: { path: string; words: string }
}

/**
 * The end of a page: what a visitor may do next. The download stands there for every visitor, as everywhere; what it leads to is decided by the server
 * (design section 9). For parts that the server alone renders.
 */
export function NextStep({ title, text, besides }: Props) {
  const { href, t } = usePage()
  const download = href('/download/')
  const more = besides && href(besides.path)
  return (
    <section className="section" aria-labelledby="next-step-title">
      <div className="wrap">
        <div className="panel panel--warm next-step">
          <div>
            <h2 id="next-step-title">{title}</h2>
            <p>{text}</p>
          </div>
          <p className="next-step__acts">
            {download && (
              <a href={download} className="button button--act">
                {t('next-step.download')}
              </a>
            )}
            {more && (
              <a href={more} className="button button--quiet">
                {besides.words}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
