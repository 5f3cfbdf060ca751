import { Still } from '../../site/page/still.tsx'
import { HomePage } from './home-page.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function HomeRoute() {
  return (
    <Still name="page" className="home">
      {import.meta.env.SSR && <HomePage />}
    </Still>
  )
}
