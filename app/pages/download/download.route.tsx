import { Still } from '../../site/page/still.tsx'
import { Download } from './download.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function DownloadRoute() {
  return (
    <Still name="page" as="div" className="download">
      {import.meta.env.SSR && <Download />}
    </Still>
  )
}
