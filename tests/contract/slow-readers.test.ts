import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSite } from '../fixtures/running-site.ts'

let site: Awaited<ReturnType<typeof runSite>>
beforeAll(async () => {
  site = await runSite()
  await site.get('localhost', '/about-us/')
})
afterAll(() => site.stop())

/** Sends many requests at once on one connection. In: whether it reads. Out: the bytes that came before the connection was closed. */
async function pipeline(path: string, count: number, reads = true): Promise<{ answers: number; closed: boolean }> {
  const socket = connect(site.port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  const answers = () => text.split('HTTP/1.1 200 OK').length - 1
  const whole = new Promise<false>(resolve => {
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
      if (answers() === count) resolve(false)
    })
  })
  if (!reads) socket.pause()
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${site.port}\r\n\r\n`.repeat(count))
  const ended = await Promise.race([closed.then(() => true), reads ? whole : wait(1000, false)])
  socket.destroy()
  return { answers: answers(), closed: ended }
}

it('a few requests sent at once are answered in order', async () => {
  expect((await pipeline('/healthz', 5)).answers).toBe(5)
})

it.each(['/about-us/', '/sitemap.xml', '/en/no-such-page/'])(
  'a client that sends two hundred requests without reading has its connection closed: %s',
  async path => {
    const { answers, closed } = await pipeline(path, 200)
    expect(closed).toBe(true)
    expect(answers).toBeLessThan(20)
  }
)

it('clients that do not read fill no memory, and others are answered', async () => {
  const before = process.memoryUsage().rss
  await Promise.all(Array.from({ length: 50 }, () => pipeline('/about-us/', 200, false)))
  expect((await site.get('localhost', '/about-us/')).status).toBe(200)
  expect(process.memoryUsage().rss - before).toBeLessThan(150e6)
})

it('an exception in front of Hono ends neither the process nor the answer', async () => {
  const { find } = site.cache
  site.cache.find = () => {
    throw new Error('a fault')
  }
  const { status } = await site.get('localhost', '/about-us/')
  site.cache.find = find
  expect(status).toBe(200)
})
