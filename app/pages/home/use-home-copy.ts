import type { Offer } from '../../../content/offers/offers.schema.ts'
import { offersShown } from '../../features/offers/offers-shown.ts'
import { fillForPage, pageCopy } from '../../site/page/page-copy.ts'
import type { PageScope } from '../../site/page/page-scope.ts'
import { usePage } from '../../site/page/use-page.tsx'

/** The words of the home page, placeholders filled. For parts that the server alone renders. */
export const useHomeCopy = () => pageCopy(usePage(), 'home')

type Local<Text> = { readonly en: Text; readonly [locale: string]: Text | undefined }

/** The text of a record in the page's locale, its placeholders as they are. */
export const textOf = <Text>(text: Local<Text>, { locale }: PageScope): Text => text[locale] ?? text.en

/** The same with its placeholders filled. */
export const filledText = <Text>(text: Local<Text>, scope: PageScope): Text => fillForPage(scope, textOf(text, scope))

/** The offers of those kinds that may be shown to this audience now; keeps the instant at which that changes. */
export function offersFor(scope: PageScope): Offer[] {
  const { offers, until } = offersShown(scope.content.offers, scope.audience(), scope.asOf())
  scope.endsAt(until)
  return offers
}
