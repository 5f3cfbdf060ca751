import type { Audience } from '../../domain/law/audience.ts'
import type { Translate } from '../../site/messages/translate.ts'

/** The rule that applies to a visitor on a site, in one word: which of the plain sentences about it is true. */
export type AppliedRule = 'unknown' | 'none' | 'elsewhere' | 'warning' | 'blocked'

/** The rule that is applied to a visitor. "Unknown is treated as no rule", and so is a law that nobody has reviewed; where no rule stands, sign-up may still be that of another region's site alone. */
export function appliedRule(isKnown: boolean, { rule, signUp }: Pick<Audience, 'rule' | 'signUp'>): AppliedRule {
  if (rule === 'BLOCKED') return 'blocked'
  if (rule === 'WARNING') return 'warning'
  if (!isKnown) return 'unknown'
  return signUp === 'elsewhere' ? 'elsewhere' : 'none'
}

/** The line that answers "Why do I see this?": the country as detected and the rule applied. */
export function whyWords(t: Translate, place: string | null, applied: AppliedRule): string {
  const country = place === null ? t('why-this.country-unknown') : t('why-this.country', { country: place })
  return `${country} ${t(`why-this.rule-${applied}`)}`
}
