import { Still } from '../../site/page/still.tsx'
import { StreamerMode } from './streamer-mode.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function StreamerModeRoute() {
  return (
    <Still name="page" as="div" className="contents__text streamer-mode">
      {import.meta.env.SSR && <StreamerMode />}
    </Still>
  )
}
