import { usePage } from '../../../site/page/use-page.tsx'
import { CardPicture } from '../../../ui/picture/card-picture.tsx'
import { useHomeCopy } from '../use-home-copy.ts'

/** The live series, over a picture as wide as the page. */
export function LiveSeriesGlory() {
  const { liveSeriesGlory: copy } = useHomeCopy()
  const { href, t } = usePage()
  const live = href('/live-series/')
  return (
    <section data-section="live-series-glory" className="section glory" aria-labelledby="live-series-glory-title">
      <div className="glory__picture">
        <CardPicture name="live-series" sizes="(min-width: 1200px) 1600px, 140vw" />
      </div>
      <div className="wrap glory__words">
        <h2 id="live-series-glory-title">{copy.title}</h2>
        <p className="lead">{copy.lead}</p>
        <div className="glory__series">
          <h3>{copy.series.name}</h3>
          <p>{copy.series.text}</p>
          {live && (
            <p className="glory__link">
              <a href={live} className="button button--quiet">
                {t('home.live-stops')}
              </a>
            </p>
          )}
          {copy.sampleNote && <p className="sample-note">{copy.sampleNote}</p>}
        </div>
      </div>
    </section>
  )
}
