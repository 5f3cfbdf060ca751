/** A refusal of the desk, with its status. */
export class DeskError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The desk answered ${status}`)
    this.name = 'DeskError'
    this.status = status
  }
}

type Call = { fields?: Readonly<Record<string, string>>; token?: string; signal?: AbortSignal }

/** Calls the desk: with fields it posts them, with a token it is the conversation's. Throws DeskError for a refusal, and what fetch throws. */
export async function callDesk(address: string, { fields, token, signal }: Call = {}): Promise<Response> {
  const response = await fetch(`/support-desk/${address}`, {
    method: fields ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      ...(fields && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` })
    },
    ...(fields && { body: JSON.stringify(fields) }),
    ...(signal && { signal })
  })
  if (!response.ok) throw new DeskError(response.status)
  return response
}

/** The status of a refusal; undefined where the call did not get that far. */
export const statusOf = (error: unknown): number | undefined => (error instanceof DeskError ? error.status : undefined)

/** Waits longer after each failure in a row: 1 s to 15 s. */
export const afterFailure = (failures: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, Math.min(15_000, 1000 * 2 ** Math.min(failures - 1, 4))))
