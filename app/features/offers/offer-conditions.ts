import type { Offer } from '../../../content/offers/offers.schema.ts'
import { placeholdersIn } from '../../domain/figures/fill-figures.ts'
import { figureOnSite } from '../../domain/figures/own-currency.ts'
import { fillForPage } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { runsUntil } from './offer-dates.ts'

/** The sentences that an offer's conditions come to on the page being rendered: who, deposit, release, maximum, expiry, end, and its currency where accounts of the site have another. */
export function offerConditions({ conditions, ...offer }: Offer, scope: PageScope): string {
  const { t } = scope
  const { who, minimumDeposit, release, maximum, expiry } = conditions
  const currency = otherCurrency(JSON.stringify([offer.title, conditions]), scope)
  const sentences = [
    t(who === 'players' ? 'offers.who-players' : 'offers.who-new'),
    minimumDeposit !== 'none' && t('offers.minimum-deposit', { amount: minimumDeposit }),
    release === 'none' ? t('offers.no-wagering') : t('offers.release', { fees: release.fees, part: release.pays }),
    maximum !== 'none' && t('offers.maximum', { amount: maximum }),
    expiry !== 'none' && t('offers.expiry', { period: expiry }),
    `${runsUntil(offer, scope)}.`,
    currency && t('offers.converted', { currency })
  ]
  return fillForPage(scope, sentences.filter(Boolean).join(' '))
}

/** The currency of an offer's amounts, null where every account of the site has that currency. */
function otherCurrency(words: string, { content, siteId }: PageScope): string | null {
  const accounts = content.payments.currencies[siteId]
  const currencies = placeholdersIn(words).flatMap(name => {
    const figure = content.figures[name]
    const said = figure && figureOnSite(figure, accounts)
    return said?.kind === 'money' ? [said.currency] : []
  })
  return currencies.find(currency => accounts.some(account => account !== currency)) ?? null
}
