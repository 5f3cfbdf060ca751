import type { Offer } from '../../../content/offers/offers.schema.ts'
import { placeholdersIn } from '../../domain/figures/fill-figures.ts'
import { figureOnSite } from '../../domain/figures/own-currency.ts'
import type { Translate } from '../../site/messages/translate.ts'
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
    maximum !== 'none' && maximumOf(maximum, t),
    expiry !== 'none' && t('offers.expiry', { period: expiry }),
    `${runsUntil(offer, scope)}.`,
    currency && t('offers.converted', { currency })
  ]
  return fillForPage(scope, sentences.filter(Boolean).join(' '))
}

/** The most for one person; where it begins again each day or week, that too. */
export function maximumOf(maximum: Exclude<Offer['conditions']['maximum'], 'none'>, t: Translate): string {
  if (typeof maximum === 'string') return t('offers.maximum', { amount: maximum })
  const { amount, each } = maximum
  return each === 'day' ? t('offers.maximum-day', { amount }) : t('offers.maximum-week', { amount })
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
