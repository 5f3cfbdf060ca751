import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { pictureFaults } from './picture-faults.ts'

const { offers, pictures } = content
const { 'promo-jackpots': _described, ...others } = pictures
const jackpot = offers.findIndex(({ picture }) => picture === 'promo-jackpots')

it.each<[rule: string, offers: typeof offers, pictures: typeof content.pictures, fields: string[]]>([
  ['each is described', offers, pictures, []],
  ['none is asked for', offers.map(({ picture: _none, ...offer }) => offer), {}, []],
  ['one whose description is gone', offers, others, [`${jackpot}.picture`]]
])('S2-56 the picture of an offer: %s', (_rule, named, described, fields) => {
  expect(pictureFaults({ offers: named, pictures: described }).map(({ field }) => field)).toEqual(fields)
})
