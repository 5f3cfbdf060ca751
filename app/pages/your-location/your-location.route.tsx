import { Still } from '../../site/page/still.tsx'
import { YourLocation } from './your-location.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function YourLocationRoute() {
  return (
    <Still name="page" as="div" className="your-location">
      {import.meta.env.SSR && <YourLocation />}
    </Still>
  )
}
