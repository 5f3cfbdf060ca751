import { expect, it } from 'vitest'
import { content } from '../../tests/fixtures/content.ts'
import { hoursFaults } from './hours-faults.ts'

const reasonsFor = (from: string) =>
  hoursFaults(
    content.offers.map(offer => ('hours' in offer ? { ...offer, hours: { ...offer.hours, from } } : offer)),
    content.figures
  ).map(({ field, reason }) => `${field.replace(/^\d+\./, '')}: ${reason}`)

it('the hours of the promotions are times of day', () =>
  expect(hoursFaults(content.offers, content.figures)).toEqual([]))

it('hours from a sum of money are refused, with the field and the reason', () =>
  expect(new Set(reasonsFor('{dailyTaskTicket}'))).toEqual(
    new Set(['hours.from: {dailyTaskTicket} is no time of day'])
  ))
