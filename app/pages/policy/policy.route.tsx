import { Still } from '../../site/page/still.tsx'
import { Policy } from './policy.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function PolicyRoute() {
  return (
    <Still name="page" as="article" className="contents__text policy">
      {import.meta.env.SSR && <Policy />}
    </Still>
  )
}
