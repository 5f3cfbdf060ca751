import { expect, it } from 'vitest'
import { person, tokenIn } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages } from '../../tests/fixtures/sign-up-storages.ts'

describeStorages('metrics of sign-up', ({ start, mailsOf }) => {
  it('the metrics do not say whether an address is known', async () => {
    const site = await start()
    const moved = async () =>
      (await site.metrics.signUps.get()).values.map(({ labels, value }) => [labels.outcome, value])
    const after = (accepted: number) => [
      ['accepted', accepted],
      ['shed', 0],
      ['failed', 0]
    ]
    expect(await moved()).toEqual(after(0))
    await site.register(person)
    expect(await moved()).toEqual(after(1))
    const [mail] = await mailsOf(site, 1)
    await site.confirm(tokenIn(mail ?? {}), person.password)
    await site.register(person)
    expect(await moved()).toEqual(after(2))
  })
})
