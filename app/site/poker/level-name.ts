/** How a level of stakes is called: its blinds, or its ante alone. In: the two forced bets, and how the locale writes money. */
export function levelName(
  [first, second]: readonly [number, number],
  unit: 'big-blind' | 'ante',
  money: (amount: number) => string
): string {
  return unit === 'ante' ? money(first) : `${money(first)} / ${money(second)}`
}
