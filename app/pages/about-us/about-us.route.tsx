import { Still } from '../../site/page/still.tsx'
import { AboutUs } from './about-us.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function AboutUsRoute() {
  return (
    <Still name="page" as="div" className="about-us">
      {import.meta.env.SSR && <AboutUs />}
    </Still>
  )
}
