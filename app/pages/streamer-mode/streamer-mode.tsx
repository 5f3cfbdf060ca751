import { streamersShown } from '../../domain/law/streamers-shown.ts'
import { pageCopy } from '../../site/page/page-copy.ts'
import { usePage } from '../../site/page/use-page.tsx'
import { Neutral } from './sections/neutral.tsx'
import { Programme } from './sections/programme.tsx'

/** Streamer mode: the programme with all its rules, or plain information where streamers may not be promoted. The other one is never sent. */
export function StreamerMode() {
  const scope = usePage()
  const page = pageCopy(scope, 'streamer-mode')
  return streamersShown(scope) ? <Programme page={page} /> : <Neutral paragraphs={page.neutral.paragraphs} />
}
