import { Still } from '../../ui/still/still.tsx'
import { HomePage } from './home-page.tsx'

export { loadPage as loader } from '../../site/page/page-loader.ts'
export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'

export default function HomeRoute() {
  return (
    <Still name="page" className="home">
      {import.meta.env.SSR && <HomePage />}
    </Still>
  )
}
