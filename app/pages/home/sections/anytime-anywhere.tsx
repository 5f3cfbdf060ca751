import { usePage } from '../../../site/page/use-page.tsx'
import { CardPicture } from '../../../ui/picture/card-picture.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

/** The client on its two sizes of screen. */
export function AnytimeAnywhere() {
  const { href } = usePage()
  const { anytimeAnywhere: copy, jumbotron } = useHomeCopy()
  const download = href('/download/')
  return (
    <section data-section="anytime-anywhere" className="section" aria-labelledby="anytime-anywhere-title">
      <div className="wrap devices">
        <div className="devices__picture">
          <CardPicture name="devices" sizes="(min-width: 1000px) 760px, 100vw" />
        </div>
        <div className="devices__words">
          <h2 id="anytime-anywhere-title">{copy.title}</h2>
          <p className="lead">{copy.lead}</p>
          {[copy.desktop, copy.phone].map(({ name, text }) => (
            <div key={name} className="devices__kind">
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          ))}
          {download && (
            <a className="button button--quiet" href={download}>
              {jumbotron.downloadLabel}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
