import { Still } from '../../ui/still/still.tsx'
import { Download } from './download.tsx'

export { loadPage as loader } from '../../site/page/page-loader.ts'
export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'

export default function DownloadRoute() {
  return (
    <Still name="page" as="div" className="download">
      {import.meta.env.SSR && <Download />}
    </Still>
  )
}
