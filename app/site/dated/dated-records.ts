import type { Content } from '../../../content/content.ts'
import type { DatedPageRecord } from './dated-pages.ts'

const known = new WeakMap<object, readonly DatedPageRecord[]>()

/** Every record of one reading of the content that has a page of its own, with those that somebody has withdrawn: what decides whether the page stands. */
export function datedRecords(
  content: Pick<Content, 'offers' | 'withdrawnOffers' | 'series'>
): readonly DatedPageRecord[] {
  const { offers, withdrawnOffers, series } = content
  const found = known.get(content) ?? [...offers, ...withdrawnOffers, ...series]
  known.set(content, found)
  return found
}
