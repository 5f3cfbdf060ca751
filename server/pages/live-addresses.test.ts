import { expect, it } from 'vitest'
import { locales } from '../../app/domain/locales/locale.ts'
import { readEnvironment } from '../../app/site/config/environment.ts'
import { siteMap } from '../../app/site/site-map/site-map.data.ts'
import { liveAddresses } from './live-addresses.ts'

const rows = siteMap.map(row => (row.path === '/cash-games/' ? { ...row, status: 'live' as const } : row))
const addressesOf = (variables: Record<string, string>) =>
  liveAddresses(readEnvironment(variables), rows).map(({ siteId, host, pathname }) => `${host} ${siteId} ${pathname}`)

it('without a contents host menu pages are on every site, and nothing on the contents host', () => {
  const addresses = addressesOf({})
  expect(addresses).toContain('site global /en/cash-games/')
  expect(addresses).toContain('site belgium /cash-games/')
  expect(addresses.filter(address => address.startsWith('contents'))).toEqual([])
})

it('CONTENTS_HOST: menu pages are there in every locale, English at the root, and on sites with a licence alone', () => {
  const addresses = addressesOf({ CONTENTS_HOST: 'https://play.test' })
  const menu = addresses.filter(address => address.endsWith('/cash-games/'))
  expect(menu.filter(address => address.startsWith('contents global'))).toHaveLength(locales.length)
  const onSites = menu.filter(address => address.startsWith('site')).map(address => address.split(' ')[1])
  expect(new Set(onSites)).toEqual(
    new Set(['belgium', 'germany', 'netherlands', 'ontario', 'philippines', 'united-kingdom'])
  )
  expect(menu).toContain('contents global /cash-games/')
  expect(menu).toContain('contents global /de/cash-games/')
})

it.each(['contents global /', 'contents global /fr/', 'site global /', 'site global /en/', 'site germany /'])(
  '"home and all menu pages also live there": %s',
  address => {
    expect(addressesOf({ CONTENTS_HOST: 'https://play.test' })).toContain(address)
  }
)

it("REGION_CONTENTS_HOST: that site's menu pages are on its own, in its own locales; the others stay", () => {
  const addresses = addressesOf({ REGION_CONTENTS_HOST: '{"belgium":"https://play.be"}' })
  const belgian = addresses.filter(address => address.includes('belgium') && address.endsWith('/cash-games/'))
  expect(belgian).toEqual(['contents belgium /cash-games/', 'contents belgium /fr/cash-games/'])
  expect(addresses).toContain('site global /cash-games/')
  expect(addresses.some(address => address.startsWith('contents global'))).toBe(false)
})

it('S5-14 a contents host for each language has that language alone', () => {
  const addresses = addressesOf({ REGION_CONTENTS_HOST: '{"belgium":{"nl":"https://nl.be","fr":"https://fr.be"}}' })
  const belgian = addresses.filter(address => address.includes('belgium') && address.endsWith('/cash-games/'))
  expect(belgian).toEqual(['contents-nl belgium /cash-games/', 'contents-fr belgium /cash-games/'])
})

it('no address stands twice', () => {
  const addresses = addressesOf({ CONTENTS_HOST: 'https://play.test' })
  expect(new Set(addresses).size).toBe(addresses.length)
})
