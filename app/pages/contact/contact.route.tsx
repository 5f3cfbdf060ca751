import { Still } from '../../site/page/still.tsx'
import { Contact } from './contact.tsx'

export { loadPayload as clientLoader } from '../../site/page/load-payload.client.ts'
export { loadPage as loader } from '../../site/page/page-loader.ts'

export default function ContactRoute() {
  return (
    <Still name="page" as="div" className="contact">
      {import.meta.env.SSR && <Contact />}
    </Still>
  )
}
