import { usePage } from '../../site/page/use-page.tsx'
import { closedNotice } from './closed-notice.ts'
import { closedKind } from './place-notice.ts'

/** In the first screen of a site that informs: that one cannot play with us there. */
export function ClosedSentence({ className }: { className: string }) {
  const page = usePage()
  const notice = closedNotice(page)
  if (!notice) return null
  return (
    <p className={className} role="note" data-notice={closedKind(page.audience()) ?? undefined}>
      {notice}
    </p>
  )
}
