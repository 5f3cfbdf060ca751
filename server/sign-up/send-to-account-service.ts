import type { AccountMessage } from './account-outbox.ts'
import type { Delivery } from './outbox-worker.ts'

const timeoutMs = 15_000

/**
 * Posts one message to the account service as JSON, with its `Idempotency-Key`. A name and password in the URL become an Authorization header.
 * Out: delivered on any 2xx, and where something to be deleted is unknown there; else to be tried again, whatever the fault.
 */
export async function sendToAccountService(url: string, key: string, message: AccountMessage): Promise<Delivery> {
  const { address, authorization } = withoutCredentials(url)
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...authorization },
      body: JSON.stringify(message)
    })
    await response.body?.cancel()
    const unknownThere = message.event === 'deleted' && [404, 410].includes(response.status)
    if (response.ok || unknownThere) return { outcome: 'done' }
    return { outcome: 'again', reason: `status ${response.status}` }
  } catch (error) {
    const { name, cause } = error as { name?: string; cause?: { code?: string } }
    return { outcome: 'again', reason: cause?.code ?? name ?? 'unreachable' }
  }
}

/** fetch refuses addresses that carry credentials. */
function withoutCredentials(text: string): { address: URL; authorization: Record<string, string> } {
  const address = new URL(text)
  const { username, password } = address
  if (!username && !password) return { address, authorization: {} }
  address.username = ''
  address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address, authorization: { Authorization: `Basic ${Buffer.from(pair).toString('base64')}` } }
}
