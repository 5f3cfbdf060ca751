import { expect, it } from 'vitest'
import { siteConfiguration } from '../../site/config/site-configuration.data.ts'
import { mailAddresses } from './mail-addresses.ts'

it('"these addresses and no others": each of the configuration is listed', () => {
  const configured = Object.entries(siteConfiguration).filter(([name]) => /email$/i.test(name))
  expect(new Set(Object.values(mailAddresses))).toEqual(new Set(configured.map(([, address]) => address)))
})
