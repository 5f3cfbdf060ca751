import type { ReactNode } from 'react'

/**
 * Parts whose amounts are those of tables that players of several countries share: where the law asks for its own currency, theirs may stand in
 * another, and here alone (`currency.exceptions` of a country's rule).
 */
export const SharedPools = ({ children }: { children: ReactNode }) => <div data-shared-pools="">{children}</div>
