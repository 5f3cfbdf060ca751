import type { UniqueFeaturesPage } from '../../../../content/pages/unique-features/unique-features.schema.ts'
import { setLarge } from '../../../domain/figures/set-large.ts'
import { writeAmounts } from '../../../domain/figures/write-amounts.ts'
import { usePage } from '../../../site/page/use-page.tsx'

/** A pot as it was, what falls into it, and what is played for. */
export function Splash({ before, drop, after }: UniqueFeaturesPage['splash']) {
  const { content, locale } = usePage()
  const { money } = writeAmounts(locale)
  const { pot, drop: chips } = content.gameExamples.splash
  const parts = [
    { sign: '', amount: pot, label: before },
    { sign: '+', amount: chips, label: drop },
    { sign: '=', amount: pot + chips, label: after }
  ]
  return (
    <dl className="splash">
      {parts.map(({ sign, amount, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {sign && <span className="splash__sign">{sign} </span>}
            {setLarge(money(amount))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
