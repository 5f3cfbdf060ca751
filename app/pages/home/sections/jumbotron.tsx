import { usePage } from '../../../site/page/use-page.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { useHomeCopy } from '../use-home-copy.ts'
import { HeroTerms } from './hero-terms.tsx'

/** The promise of the room over its one strong picture, and what follows from it: the download, the schedule, and the terms of the offer. */
export function Jumbotron() {
  const { href } = usePage()
  const { jumbotron } = useHomeCopy()
  const download = href('/download/')
  return (
    <section data-section="jumbotron" className="hero" aria-labelledby="jumbotron-title">
      <Picture
        name="hero-tall"
        alt=""
        sizes="85vw"
        className="hero__picture"
        crops={[{ name: 'hero-wide', media: '(min-width: 768px)', sizes: '(min-width: 1000px) 1420px, 130vw' }]}
        first
      />
      <div className="wrap hero__body">
        <p className="hero__eyebrow">{jumbotron.eyebrow}</p>
        <h1 id="jumbotron-title">{jumbotron.title}</h1>
        <p className="hero__lead">{jumbotron.lead}</p>
        <p className="hero__buttons">
          {download && (
            <a className="button button--act" href={download}>
              {jumbotron.downloadLabel}
            </a>
          )}
          <a className="button button--quiet" href="#featured-tournaments">
            {jumbotron.tournamentsLabel}
          </a>
        </p>
        <HeroTerms />
      </div>
    </section>
  )
}
