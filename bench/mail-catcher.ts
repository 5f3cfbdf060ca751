import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A mail server that counts what it gets by address and keeps nothing else. Out: its URL. */
export async function mailCatcher() {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1)
        done()
      })
    }
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** How many mails an address got. */
    to: (address: string) => received.get(address) ?? 0,
    [Symbol.asyncDispose]: () => new Promise<void>(done => server.close(done))
  }
}
