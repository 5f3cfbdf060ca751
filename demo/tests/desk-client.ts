import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { runSite } from '../../tests/fixtures/running-site.ts'

export type Headers = Record<string, string>
export type DeskClient = Awaited<ReturnType<typeof runDesk>>

/** The support desk of a site that runs for the test, as visitors and agents of Ontario’s site call it. */
export async function runDesk(variables: Record<string, string> = {}) {
  const host = 'ontario.localhost'
  const site = await runSite({ variables })
  const key = (await readFile(join(site.environment.DATA_DIR, 'support-desk-key'), 'utf8')).trim()
  let count = 0

  /** A network of its own, so that no call meets the limit of another. */
  const network = (): Headers => ({ 'X-Forwarded-For': `2001:db8:${((count += 1)).toString(16)}::1` })
  const get = (path: string, headers: Headers = {}) => site.get(host, `/support-desk/${path}`, { headers })
  const post = (path: string, fields: unknown, headers: Headers = network()) =>
    site.get(host, `/support-desk/${path}`, {
      method: 'POST',
      body: typeof fields === 'string' ? fields : JSON.stringify(fields),
      headers: { 'content-type': 'application/json', ...headers }
    })
  const bearer = (token: string): Headers => ({ ...network(), authorization: `Bearer ${token}` })
  return {
    site,
    host,
    key,
    network,
    get,
    post,
    bearer,
    /** Opens a conversation as a visitor. Out: its token. */
    async opened(fields: object = {}): Promise<string> {
      const { status, text } = await post('messaging/conversations', { text: 'Help me', language: 'en', ...fields })
      expect(status).toBe(201)
      return JSON.parse(text).token
    },
    /** Signs in as an agent. Out: the cookie. */
    async agent(): Promise<Headers> {
      const { headers } = await post('agent/sign-in', { key })
      return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
    },
    messagesOf: async (token: string, after = 0) =>
      JSON.parse((await get(`messaging/messages?after=${after}`, bearer(token))).text),
    stateOf: async (cookie: Headers, query = 'version=0') =>
      JSON.parse((await get(`agent/state?${query}`, cookie)).text)
  }
}
