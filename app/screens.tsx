import type { ComponentType } from 'react'
import { Help } from './pages/help/help.tsx'
import { Policy } from './pages/policy/policy.tsx'

/** The screens of pages without a route of their own, by the name that the site map gives them. For the server alone. */
export const screens: Readonly<Record<string, ComponentType>> = {
  help: Help,
  policy: Policy
}
