import { Still } from '../../site/page/still.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function PrivacyChoicesRoute() {
  return (
    <Still name="page" as="div" className="privacy-choices">
      {import.meta.env.SSR && <PrivacyChoices />}
    </Still>
  )
}
