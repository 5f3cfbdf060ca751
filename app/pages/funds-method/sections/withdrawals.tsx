import { Paragraphs, PointList } from '../../../features/text-sections/text-sections.tsx'
import { pageCopy } from '../../../site/page/page-copy.ts'
import { usePage } from '../../../site/page/use-page.tsx'
import { Example } from './example.tsx'
import { Methods } from './methods.tsx'
import { Remedies } from './remedies.tsx'

/** Withdrawals: the methods and their times, one followed to the bank, where money goes, documents, what holds it up and what cannot. */
export function Withdrawals() {
  const page = pageCopy(usePage(), 'withdrawals')
  return (
    <div className="funds-method">
      <Methods way="withdrawal" words={page.methods} />
      <Example words={page.example} />
      <PointList id="order" {...page.order} />
      <PointList id="documents" {...page.documents} />
      <Remedies id="waiting" {...page.waiting} />
      <Paragraphs id="cancelling" {...page.cancelling} />
      <PointList id="always" {...page.always} />
      <Paragraphs id="texts" {...page.texts} />
    </div>
  )
}
