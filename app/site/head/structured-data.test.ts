import { expect, it } from 'vitest'
import { siteConfiguration } from '../config/site-configuration.data.ts'
import { breadcrumbData, jsonForScript, organizationData } from './structured-data.ts'

it.each<[rule: string, text: string]>([
  ['no text ends the script element', '</script><b>'],
  ['no text opens a comment', '<!--']
])('%s', (_rule, text) => {
  const json = jsonForScript({ text })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ text })
})

it('numbers the places from home on', () => {
  const places = [
    { name: 'Home', url: 'https://example.com/' },
    { name: 'Contact', url: 'https://example.com/contact/' }
  ]
  expect(breadcrumbData(places).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Contact', item: 'https://example.com/contact/' }
  ])
})

it('takes the organization from the site configuration', () => {
  const { name, legalName } = organizationData({
    configuration: siteConfiguration,
    url: 'https://example.com/',
    logo: 'https://example.com/l.svg'
  })
  expect([name, legalName]).toEqual([siteConfiguration.brand, siteConfiguration.operatorName])
})
