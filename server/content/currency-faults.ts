import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { figureOnSite } from '../../app/domain/figures/own-currency.ts'
import type { Content } from '../../content/content.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import type { ContentFault } from './content-error.ts'

type Facts = Pick<Content, 'offers' | 'promotions' | 'payments'> & { figures: Figures }

/** Offers on a site that wants their sums in the currency of its accounts, with a sum that has no amount in it; and sums of promotions without one of their currencies. */
export const currencyFaults = (facts: Facts): ContentFault[] => [...offerFaults(facts), ...sumFaults(facts)]

function offerFaults({ offers, figures, payments }: Facts): ContentFault[] {
  return payments.offersInOwnCurrency.flatMap(site => {
    const accounts = payments.currencies[site]
    return offers.flatMap(({ sites, ...offer }, index) =>
      sites.includes(site)
        ? Object.entries(offer).flatMap(([field, value]) =>
            [...new Set(placeholdersIn(wordsOf(value)))].flatMap(name => {
              const figure = figures[name]
              const said = figure && figureOnSite(figure, accounts)
              if (said?.kind !== 'money' || accounts.includes(said.currency)) return []
              const reason = `{${name}} is in ${said.currency}, and offers of ${site} are in ${accounts.join(' or ')}: give the figure amounts: { ${accounts[0]}: … }, or name another`
              return [{ file: 'offers/offers.yaml', field: `${index}.${field}`, reason }]
            })
          )
        : []
    )
  })
}

/** Every text of a field in one, so that placeholders are found; braces of the record itself are none. */
const wordsOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(wordsOf).join('\n') : String(value)

function sumFaults({ promotions, payments }: Facts): ContentFault[] {
  const { currencies, leaderboards, jackpot, month } = promotions
  const file = 'offers/promotions.yaml'
  const missing = payments.offersInOwnCurrency
    .filter(site => !payments.currencies[site].some(account => currencies.includes(account)))
    .map(site => ({
      file,
      field: 'currencies',
      reason: `${site} wants one of its own: add ${payments.currencies[site].join(' or ')}`
    }))
  const sums: [field: string, amounts: Readonly<Record<string, number>>][] = [
    ...Object.entries(leaderboards).flatMap(([game, { levels }]) =>
      levels.map(({ total }, index): [string, typeof total] => [`leaderboards.${game}.levels.${index}.total`, total])
    ),
    ...month.shares.map(({ total }, index): [string, typeof total] => [`month.shares.${index}.total`, total]),
    ['jackpot.pool', jackpot.pool],
    ['jackpot.contribution', jackpot.contribution],
    ['jackpot.fromPot', jackpot.fromPot]
  ]
  const incomplete = sums.flatMap(([field, amounts]) =>
    currencies
      .filter(currency => amounts[currency] === undefined)
      .map(currency => ({ file, field, reason: `has no amount in ${currency}: write one` }))
  )
  return [...missing, ...incomplete]
}
