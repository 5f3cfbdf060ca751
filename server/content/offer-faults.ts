import { placeholdersIn } from '../../app/domain/figures/fill-figures.ts'
import { figureOnSite } from '../../app/domain/figures/own-currency.ts'
import type { Content } from '../../content/content.ts'
import type { Figures } from '../../content/figures/figures.schema.ts'
import type { ContentFault } from './content-error.ts'
import { recordFiles } from './record-files.ts'

const { file } = recordFiles.offers

/** Offers that name a picture of which nobody has said what it shows. */
export const pictureFaults = ({ offers, pictures }: Pick<Content, 'offers' | 'pictures'>): ContentFault[] =>
  offers.flatMap(({ picture }, index) => {
    const reason = `${picture} is no picture: describe it in ${recordFiles.pictures.file}, or write the name of one that is there`
    const isKnown = picture === undefined || Object.hasOwn(pictures, picture)
    return isKnown ? [] : { file, field: `${index}.picture`, reason }
  })

/** Hours of a daily promotion whose figures are no times of day: they could not be drawn. A name of no figure is told elsewhere. */
export const hoursFaults = (offers: Content['offers'], figures: Figures): ContentFault[] =>
  offers.flatMap((offer, index) =>
    Object.entries((offer.kind === 'daily-promo' && offer.hours) || {}).flatMap(([end, name]) => {
      const kind = figures[name.slice(1, -1)]?.kind ?? 'time'
      return kind === 'time' ? [] : { file, field: `${index}.hours.${end}`, reason: `${name} is no time of day` }
    })
  )

/** Offers with a release on a site whose operator has not signed its position on the law of releases. */
export const positionFaults = ({
  offers,
  legalPositions
}: Pick<Content, 'offers' | 'legalPositions'>): ContentFault[] =>
  legalPositions
    .filter(({ signedOn }) => signedOn === null)
    .flatMap(({ id, site }) => {
      const reason = `${site} takes no release before the position ${id} is signed: write none, or have it signed in legal-positions/legal-positions.yaml`
      return offers.flatMap(({ sites, conditions }, index) =>
        sites.includes(site) && conditions.release !== 'none'
          ? { file, field: `${index}.conditions.release`, reason }
          : []
      )
    })

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
              return { file, field: `${index}.${field}`, reason }
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
  const { file } = recordFiles.promotions
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
