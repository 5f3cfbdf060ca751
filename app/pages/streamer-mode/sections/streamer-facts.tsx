import type { StreamerModePage } from '../../../../content/pages/streamer-mode/streamer-mode.schema.ts'
import { hasPicture, Picture } from '../../../ui/picture/picture.tsx'

/** The programme in four figures, below its picture. */
export function StreamerFacts({ facts }: Pick<StreamerModePage, 'facts'>) {
  return (
    <div className="streamer-facts">
      {hasPicture('banner-streamer') && (
        <Picture
          name="banner-streamer"
          alt=""
          sizes="(min-width: 1244px) 950px, max(100vw, 540px)"
          className="streamer-facts__picture"
          first
        />
      )}
      <dl className="streamer-facts__figures">
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
