import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { liveLocales } from '../../app/site/locales/locale.ts'
import { siteIds } from '../../app/site/regions/site-id.ts'
import { type BuiltPage, readBuiltSite } from '../fixtures/built-pages.ts'
import { expectNoFaults } from '../fixtures/expect-no-faults.ts'
import { htmlRules, wantedRoles } from '../fixtures/html-validate.data.ts'

const { pages } = await readBuiltSite()
const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))

function faultsOf({ html }: { html: string }): string[] {
  const { results } = validator.validateStringSync(html)
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message }) => ruleId !== 'no-redundant-role' || !wantedRoles.has(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector?.split(' > ').slice(-3).join(' > ')}`)
}

/** What differs between sites and classes is the shell and single parts: every page of global, and of each other site those that its visitors see first. */
const wanted = (page: BuiltPage): boolean =>
  page.siteId === 'global' || page.path === '/' || page.audiences.some(({ name }) => name === 'open')

describe.each(siteIds)('%s: the documents are valid HTML', siteId => {
  it.each(liveLocales)('in %s', locale => {
    const ofSite = pages.filter(page => page.siteId === siteId && page.locale === locale && wanted(page))
    if (ofSite.length) expectNoFaults(ofSite, faultsOf)
  })
})

it('the check finds what it is for', () => {
  expect(
    faultsOf({
      html: '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p><ul role="list"><li>x</li></ul></body></html>'
    })
  ).not.toEqual([])
})
