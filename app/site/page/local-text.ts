import { fillForPage } from './page-copy.ts'
import type { PageScope } from './page-scope.ts'

type Local<Text> = { readonly en: Text; readonly [locale: string]: Text | undefined }

/** The text of a record in the page's locale, its placeholders as they are. */
export const textOf = <Text>(text: Local<Text>, { locale }: PageScope): Text => text[locale] ?? text.en

/** The same with its placeholders filled. */
export const filledText = <Text>(text: Local<Text>, scope: PageScope): Text => fillForPage(scope, textOf(text, scope))
