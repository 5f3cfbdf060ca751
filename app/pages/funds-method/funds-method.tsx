import { usePage } from '../../site/page/use-page.tsx'
import { Deposits } from './sections/deposits.tsx'
import { Withdrawals } from './sections/withdrawals.tsx'

/** One way of money: the page of deposits, or that of withdrawals, as the row of the site map says. */
export const FundsMethod = () => (usePage().row?.words === 'deposits' ? <Deposits /> : <Withdrawals />)
