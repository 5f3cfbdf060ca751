export type WithdrawalMoment = 'asked' | 'checked' | 'sent' | 'arrived'

/** Where the money of an account is at one moment. */
export type WithdrawalStand = { moment: WithdrawalMoment; onAccount: number; underWay: number; inBank: number }

export const withdrawalMoments = ['asked', 'checked', 'sent', 'arrived'] as const satisfies readonly WithdrawalMoment[]

/**
 * Where the money stands after each step of a withdrawal: what is asked for leaves the balance at once and is under way until the bank has it, so that
 * nothing is lost or counted twice. In: the balance before, and what is asked for. Throws RangeError where more is asked for than there is.
 */
export function withdrawalExample({ balance, requested }: { balance: number; requested: number }): WithdrawalStand[] {
  if (requested > balance || requested <= 0)
    throw new RangeError('A withdrawal is more than nothing and at most the balance')
  const onAccount = balance - requested
  return withdrawalMoments.map(moment =>
    moment === 'arrived'
      ? { moment, onAccount, underWay: 0, inBank: requested }
      : { moment, onAccount, underWay: requested, inBank: 0 }
  )
}
