import { Still } from '../../site/page/still.tsx'
import { YourData } from './your-data.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function YourDataRoute() {
  return (
    <Still name="page" as="div" className="your-data">
      {import.meta.env.SSR && <YourData />}
    </Still>
  )
}
