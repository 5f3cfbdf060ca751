import type { Offer } from '../../../content/offers/offers.schema.ts'
import { placeholdersIn } from '../../domain/figures/fill-figures.ts'
import { figureOnSite } from '../../domain/figures/own-currency.ts'
import type { Translate } from '../../site/messages/translate.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { runsUntil } from './offer-dates.ts'
import { tablesRate } from './promotion-currency.ts'

/** The sentences that an offer's conditions come to on the page being rendered: who, deposit, release, maximum, expiry, end, its currency where accounts of the site have another, and the rate of the tables where they do. */
export function offerConditions({ conditions, ...offer }: Offer, scope: PageScope): string {
  const { t } = scope
  const { who, minimumDeposit, maximum, expiry, tickets } = conditions
  const currencies = currenciesOf(JSON.stringify([offer.title, conditions]), scope)
  const accounts = scope.content.payments.currencies[scope.siteId]
  const currency = currencies.find(said => accounts.some(account => account !== said))
  const tables = tablesRate(scope)
  const atRate = tables.rate !== 1 && countedAtTables(offer) && currencies.includes(tables.currency)
  // The minimum deposit and the expiry are those of the bonus alone where tickets are the other choice.
  const sentences = [
    t(who === 'players' ? 'offers.who-players' : 'offers.who-new'),
    minimumDeposit !== 'none' &&
      t(tickets ? 'offers.bonus-deposit' : 'offers.minimum-deposit', { amount: minimumDeposit }),
    releaseOf({ conditions, kind: offer.kind }, t),
    maximum !== 'none' && maximumOf(maximum, t),
    expiry !== 'none' && t(tickets ? 'offers.bonus-expiry' : 'offers.expiry', { period: expiry }),
    `${runsUntil(offer, scope)}.`,
    currency && t('offers.converted', { currency }),
    atRate && t('offers.tables-rate', { rate: '{poundsForDollar}' })
  ]
  return fillForPage(scope, sentences.filter(Boolean).join(' '))
}

/** How a bonus is released; of prizes that they carry no wagering requirement. The month's total has a bonus in it and rakeback is no prize: nothing is said of them. */
export function releaseOf({ conditions: { release }, kind }: Pick<Offer, 'conditions' | 'kind'>, t: Translate) {
  if (release !== 'none') return t('offers.release', { fees: release.fees, part: release.pays })
  return kind !== 'monthly-giveaway' && kind !== 'loyalty' && t('offers.no-wagering')
}

/** In a few words who, how much, what has to be played and until when; each choice with its own deposit and days. */
export function shortConditions({ who, minimumDeposit, release, expiry, tickets }: Offer['conditions'], t: Translate) {
  const period = expiry === 'none' ? '' : expiry
  const played = release !== 'none' && { fees: release.fees, part: release.pays }
  return [
    t(who === 'players' ? 'offers.who-players' : 'offers.short-new'),
    ...(tickets && played
      ? [
          t('offers.short-tickets', { period: tickets.expiry }),
          t('offers.short-bonus', { amount: minimumDeposit, period, ...played })
        ]
      : [
          minimumDeposit !== 'none' && t('offers.minimum-deposit', { amount: minimumDeposit }),
          played && t('offers.short-release', played),
          period
        ])
  ]
}

/** The most for one person; where it begins again each day or week, that too. */
export function maximumOf(maximum: Exclude<Offer['conditions']['maximum'], 'none'>, t: Translate): string {
  if (typeof maximum === 'string') return t('offers.maximum', { amount: maximum })
  const { amount, each } = maximum
  return t(each === 'day' ? 'offers.maximum-day' : 'offers.maximum-week', { amount })
}

/** Whether the amounts of an offer are those of tables and tournaments: a ticket is worth a buy-in, a jackpot is paid from pots. Prizes are set in the currency of the accounts. */
const countedAtTables = ({ kind }: Pick<Offer, 'kind'>) => kind === 'daily-promo' || kind === 'jackpot'

/** The currencies in which sums named in these words are said on the site. */
const currenciesOf = (words: string, { content, siteId }: PageScope): readonly string[] =>
  placeholdersIn(words).flatMap(name => {
    const figure = content.figures[name]
    const said = figure && figureOnSite(figure, content.payments.currencies[siteId])
    return said?.kind === 'money' ? [said.currency] : []
  })
