import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { person } from '../../tests/fixtures/run-sign-up.ts'
import { describeStorages } from '../../tests/fixtures/sign-up-storages.ts'

const signUps = 1000
const answersBeforeTheKill = 300
/** Fewer than may wait for their password's hash: nothing is shed. */
const atOnce = 90

/** Posts an address. Out: the status; 0 where the connection broke before an answer, -1 where there was nobody to connect to. */
function post(port: number, email: string, agent: Agent): Promise<number> {
  return new Promise(resolve => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', agent }, response => {
      resolve(response.statusCode ?? 0)
      response.resume()
    })
    sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? -1 : 0))
    sent.end(email)
  })
}

describeStorages('durability', ({ start, rows, variables }) => {
  it('"Kill -9 during 1,000 sign-ups: every one that got a 201 is in the database after restart"', async () => {
    const data = await mkdtemp(join(tmpdir(), 'sign-up-'))
    const child = fork(new URL('../../tests/fixtures/sign-up-process.ts', import.meta.url), {
      env: { ...process.env, ...variables(), DATA_DIR: data, NODE_ENV: '' },
      execArgv: []
    })
    const [port] = (await once(child, 'message')) as [number]
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
    const stored: string[] = []
    const posting = Array.from({ length: signUps }, async (_, index) => {
      const email = `player-${index}@example.com`
      const status = await post(port, email, agent)
      if (status === 201) stored.push(email)
      if (stored.length === answersBeforeTheKill) child.kill('SIGKILL')
      return status
    })
    const statuses = await Promise.all(posting)
    agent.destroy()
    expect(child.signalCode ?? (await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect(stored.length).toBeGreaterThanOrEqual(answersBeforeTheKill)
    expect(statuses.filter(status => status === 0).length, 'sign-ups were under way').toBeGreaterThan(50)

    const site = await start({ data })
    const kept = (await rows(site, 'select id, email from registrations order by id')) as {
      id: string
      email: string
    }[]
    const found = new Set(kept.map(({ email }) => email))
    expect(stored.filter(email => !found.has(email))).toEqual([])
    const pending = await rows(site, 'select registration_id as id from pending_sign_ups order by registration_id')
    expect(pending).toEqual(kept.map(({ id }) => ({ id })))
    await site.register({ ...person, email: 'after@example.com' })
    expect(await rows(site, 'select id from registrations')).toHaveLength(kept.length + 1)
  })
})
