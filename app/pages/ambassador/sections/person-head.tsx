import { Portrait } from '../../../features/ambassadors/portrait.tsx'
import { Breadcrumbs } from '../../../features/breadcrumbs/breadcrumbs.tsx'
import type { ambassadorOf } from '../../../site/page/ambassador-pages.ts'
import { Unbroken } from '../../../ui/unbroken/unbroken.tsx'

/** The name and the cameo of an ambassador, and the sentence that their story begins with. */
export const PersonHead = ({ person: { slug, name, words } }: { person: ReturnType<typeof ambassadorOf> }) => (
  <header className="contents-head ambassador__head">
    <div className="wrap ambassador__title">
      <div>
        <Breadcrumbs />
        <h1>{name}</h1>
        <p className="lead">
          <Unbroken text={words.lead} />
        </p>
      </div>
      <div className="stars__medallion">
        <Portrait slug={slug} first />
      </div>
    </div>
  </header>
)
