import { joinsNobody } from '../../domain/law/download-blocked.ts'
import { downloadLink } from '../../site/page/download-link.ts'
import { usePage } from '../../site/page/use-page.tsx'

type Props = {
  title: string
  text: string
  /** The words of a link to another page, and its path. */
  secondLink?: string
  path?: string | undefined
}

/** The end of a page: what a visitor may do next. Who cannot join is led on to read, without the words that lead to a table. */
export function NextStep({ title, text, secondLink, path }: Props) {
  const page = usePage()
  const { href, t } = page
  const download = downloadLink(page)
  const more = path && href(path)
  const isClosed = joinsNobody(page.audience())
  if (isClosed && !more) return null
  return (
    <section className="section" aria-labelledby="next-step-title">
      <div className="wrap">
        <div className="panel panel--warm next-step">
          <div>
            <h2 id="next-step-title">{isClosed ? t('sections.read-on') : title}</h2>
            {!isClosed && <p>{text}</p>}
          </div>
          <p className="row">
            {download && (
              <a href={download} className="button button--act">
                {t('sections.download')}
              </a>
            )}
            {more && (
              <a href={more} className="button button--quiet">
                {secondLink}
              </a>
            )}
          </p>
        </div>
      </div>
    </section>
  )
}
