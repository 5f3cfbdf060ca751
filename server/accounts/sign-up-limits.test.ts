import { expect, it } from 'vitest'
import { createSignUpLimits } from './sign-up-limits.ts'

const make = () =>
  createSignUpLimits({ SIGN_UP_LIMIT: 3, MAILS_PER_HOUR: 4 }, Buffer.from('a secret of thirty-two characters'), {
    pool: null
  })

it('"SIGN_UP_LIMIT (default 10 in 10 minutes per address; an IPv6 /64 is one address)", with the seconds to wait', async () => {
  const { act } = make()
  for (const address of ['2001:db8:0:7::1', '2001:DB8:0:7:a:b:c:d', '2001:db8::7:ffff:0:0:1'])
    expect(await act('sign-up', address)).toBeNull()
  const seconds = await act('sign-up', '2001:db8:0:7::9')
  expect(seconds).toBeGreaterThan(590)
  expect(seconds).toBeLessThanOrEqual(600)
  expect(await act('sign-up', '2001:db8:0:8::9')).toBeNull()
  expect(await act('resend', '2001:db8:0:7::9')).toBeNull()
})

it.each<[rule: string, seconds: number, count: (limits: ReturnType<typeof make>) => Promise<number | null>]>([
  ['the confirmation again, from a network, in ten minutes', 600, ({ act }) => act('resend', '192.0.2.1')],
  ['requests for data, from a network, in ten minutes', 600, ({ act }) => act('your-data', '192.0.2.1')],
  ['mails to an address, in an hour', 3600, ({ mail }) => mail('zoe@example.com', 'confirm')],
  [
    'mails that lead to one’s data, to an address, in an hour',
    3600,
    ({ mail }) => mail('zoe@example.com', 'data-request')
  ],
  ['copies by a link, in a day', 86_400, ({ copy }) => copy('a token')]
])('five of each: %s', async (_rule, seconds, count) => {
  const limits = make()
  const answers = []
  for (let time = 0; time < 6; time += 1) answers.push(await count(limits))
  expect(answers).toEqual([null, null, null, null, null, expect.any(Number)])
  expect(answers[5]).toBeLessThanOrEqual(seconds)
  expect(answers[5]).toBeGreaterThan(seconds - 10)
})

it('an address counts as one however it is written', async () => {
  const { mail } = make()
  for (const email of ['Zoe@Example.com', ' zoe@example.com', 'ZOE@EXAMPLE.COM', 'zoe@example.com', 'zoe@example.com'])
    expect(await mail(email, 'confirm')).toBeNull()
  expect(await mail('zoe@example.COM', 'already-registered')).not.toBeNull()
  expect(await mail('zoe@example.COM', 'data-request'), 'others have used up the other mails').toBeNull()
})

it('S7-28 ten tries in ten minutes to confirm a registration', async () => {
  const { confirmation } = make()
  for (let time = 0; time < 10; time += 1) expect(await confirmation('one')).toBeNull()
  expect(await confirmation('one')).toBeGreaterThan(590)
  expect(await confirmation('other')).toBeNull()
})

it.each<[rule: string, address: (index: number) => string]>([
  ['an IPv6 /48, which holds 65,536 of the networks that are counted', index => `2001:db8:7:${index.toString(16)}::1`],
  ['an IPv4 /24', index => `192.0.2.${index}`]
])('S7-60 one customer of a provider gets ten networks’ worth: %s', async (_rule, address) => {
  const { act } = make()
  const answers = []
  for (let index = 0; index < 40; index += 1) answers.push(await act('sign-up', address(index)))
  expect(answers.filter(wait => wait === null)).toHaveLength(30)
  expect(await act('sign-up', '198.51.100.1')).toBeNull()
})

it('S7-60 all mails of an hour, to whomever', async () => {
  const { anyMail } = make()
  for (let index = 0; index < 4; index += 1) expect(await anyMail()).toBeNull()
  expect(await anyMail()).toBeGreaterThan(3590)
})
