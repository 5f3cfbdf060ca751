import type { ComponentType } from 'react'
import { Policy } from './pages/policy/policy.tsx'
import { PolicyComparison } from './pages/policy-comparison/policy-comparison.tsx'
import { PolicyHistory } from './pages/policy-history/policy-history.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  policy: Policy,
  'policy-comparison': PolicyComparison,
  'policy-history': PolicyHistory
}
