// Loaded before the server: time stays at FROZEN_CLOCK, so that two recordings of one commit are equal. `CLOCK` would let it run on from there.
const instant = Date.parse(process.env.FROZEN_CLOCK ?? '')
if (Number.isNaN(instant)) throw new Error('FROZEN_CLOCK is no instant')

Date.now = () => instant
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, self) => Reflect.construct(target, parts.length > 0 ? parts : [instant], self)
})
