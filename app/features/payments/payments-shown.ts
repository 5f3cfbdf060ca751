import type { PaymentMethod } from '../../../content/payments/payments.schema.ts'
import type { SiteId } from '../../site/regions/site-id.ts'
import type { RuleType } from '../../site/visitor/audience-facts.ts'

export type PaymentWay = 'deposit' | 'withdrawal'

type Shown = { way: PaymentWay; siteId: SiteId; rule: RuleType | null }

/**
 * The methods that a visitor is shown for one way of money. "WARNING and BLOCKED: no sign-up", and so no deposits either; money that is on an account
 * already may always leave it.
 */
export const paymentsShown = (methods: readonly PaymentMethod[], { way, siteId, rule }: Shown): PaymentMethod[] =>
  way === 'deposit' && rule !== null ? [] : methods.filter(one => one.sites.includes(siteId) && one[way] !== null)
