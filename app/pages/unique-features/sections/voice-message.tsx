import type { UniqueFeaturesPage } from '../../../../content/pages/unique-features/unique-features.schema.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** The heights of the drawn waves, in hundredths. */
const waves = [18, 42, 70, 34, 88, 56, 24, 64, 92, 48, 30, 76, 58, 20, 44, 82, 62, 28, 52, 36, 68, 22, 46, 16]
const seconds = 7

/** A spoken message: its waves, how long it is, and its words. */
export function VoiceMessage({ speaker, transcript }: UniqueFeaturesPage['voiceMessages']) {
  const { t } = usePage()
  return (
    <figure className="voice">
      <div className="voice__bar">
        <svg viewBox={`0 0 ${waves.length * 8} 100`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {waves.map((height, index) => (
            <rect key={`${index}-${height}`} x={index * 8} y={(100 - height) / 2} width="4" height={height} rx="2" />
          ))}
        </svg>
        <span>{t('unique-features.seconds', { count: seconds })}</span>
      </div>
      <figcaption>
        <span>{speaker}</span>
        <blockquote>{transcript}</blockquote>
      </figcaption>
    </figure>
  )
}
