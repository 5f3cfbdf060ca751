import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database, Query } from '../../server/accounts/database.ts'
import type { Conversation, Message } from './conversation.ts'
import { deskLimits } from './desk-limits.ts'

/** `network` is what it was opened from, `customer` the customer's networks that this one is among: as hashes, so that no address is stored. */
type New = Pick<Conversation, 'siteId' | 'language'> & { network: string; customer: string; text: string }

type Row = Omit<Conversation, 'openedAt'> & { openedAt: number; said: number; characters: number; messages: number }
type Named = Pick<Conversation, 'id'>

/** What a change works with. Anyone who waits for a conversation gets it once all is stored. */
type Change = { query: Query; tell: (id: string) => void }

const columns = `id, number, site_id as "siteId", language, status, opened_at as "openedAt", said, characters, messages,
  (select text from desk_messages where conversation_id = desk_conversations.id order by id desc limit 1) as "lastText"`

/** Of a conversation that lasts: `$1` is before which instant closed ones have ended, `$2` silent ones. */
const lasts = "last_at > (case status when 'closed' then cast($1 as bigint) else cast($2 as bigint) end)"
const isOpen = `status <> 'closed' and ${lasts}`

type Parts = { database: Pick<Database, 'query' | 'transaction'>; now: () => Date; changed: (id: string) => void }

/** The conversations of the desk, in the database and bounded, for all processes. One is read by its own unguessable token, of which only the hash is stored. */
export function createConversations({ database, now, changed }: Parts) {
  const ends = () => [now().getTime() - deskLimits.closedMs, now().getTime() - deskLimits.idleMs] as const

  /** One change at a time, of all processes: the counter that all follow is raised first, and holds the others back. */
  async function change<Result>(work: (at: Change) => Promise<Result>): Promise<Result> {
    const told = new Set<string>()
    const result = await database.transaction(async query => {
      await nextOf(query, 'version')
      return work({ query, tell: id => told.add(id) })
    })
    for (const id of told) changed(id)
    return result
  }

  async function one(query: Query, where: string, value: string): Promise<Row | null> {
    const [row] = await query<Row>(`select ${columns} from desk_conversations where ${lasts} and ${where} = $3`, [
      ...ends(),
      value
    ])
    return row ?? null
  }

  async function write(
    { query, tell }: Change,
    id: string,
    from: Message['from'],
    text: string,
    links: Message['links'] = []
  ) {
    const at = now().getTime()
    const said = from === 'automatic' ? 0 : 1
    const [row] = await query<{ messages: number }>(
      `update desk_conversations set messages = messages + 1, said = said + $2, characters = characters + $3, last_at = $4,
         status = case when $5 = 'agent' then 'answered' else status end
       where id = $1 returning messages`,
      [id, said, said * text.length, at, from]
    )
    await query(
      'insert into desk_messages (conversation_id, id, sender, text, links, at) values ($1, $2, $3, $4, $5, $6)',
      [id, row?.messages ?? 0, from, text, links.length > 0 ? JSON.stringify(links) : null, at]
    )
    tell(id)
  }

  async function drop({ query, tell }: Change, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await query('delete from desk_messages where conversation_id = $1', [id])
      await query('delete from desk_conversations where id = $1', [id])
      tell(id)
    }
  }

  const forget = ({ id }: Named): Promise<void> => change(at => drop(at, [id]))

  async function counted(query: Query, network = '', customer = '') {
    const [row] = await query<Record<'open' | 'all' | 'ofNetwork' | 'ofCustomer', number>>(
      `select count(*) as "all", coalesce(sum(case when ${isOpen} then 1 else 0 end), 0) as open,
         coalesce(sum(case when ${isOpen} and network = $3 then 1 else 0 end), 0) as "ofNetwork",
         coalesce(sum(case when ${isOpen} and customer = $4 then 1 else 0 end), 0) as "ofCustomer"
       from desk_conversations`,
      [...ends(), network, customer]
    )
    const { all = 0, open = 0, ofNetwork = 0, ofCustomer = 0 } = row ?? {}
    const isFull = open >= deskLimits.conversations || all >= 2 * deskLimits.conversations
    const hasTooMany =
      ofNetwork >= deskLimits.conversationsOfNetwork || ofCustomer >= deskLimits.conversationsOfCustomer
    return { isFull, hasTooMany }
  }

  /** The oldest in which people wrote once at most. */
  const barelyBegun = (query: Query) =>
    query<Named>(`select id from desk_conversations where ${isOpen} and said < 2 order by number limit 1`, ends())

  return {
    /** Whether another conversation can be opened at all. */
    async hasRoom(): Promise<boolean> {
      const { isFull } = await counted(database.query)
      return !isFull || (await barelyBegun(database.query)).length > 0
    },

    /** Opens one by its first message, with its token; null where there is no room. In a full desk the oldest silent one gives way, so that they cannot shut visitors out. */
    open: ({ text, siteId, language, network, customer }: New): Promise<{ token: string; id: string } | null> =>
      change(async at => {
        const before = await counted(at.query, network, customer)
        if (before.hasTooMany) return null
        if (before.isFull) {
          const [givesWay] = await barelyBegun(at.query)
          if (!givesWay) return null
          await drop(at, [givesWay.id])
        }
        if ((await counted(at.query)).isFull) return null
        const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')]
        const openedAt = now().getTime()
        await at.query(
          `insert into desk_conversations
             (id, token_hash, number, site_id, language, network, customer, status, opened_at, last_at, said, characters, messages)
           values ($1, $2, $3, $4, $5, $6, $7, 'waiting', $8, $8, 0, 0, 0)`,
          [id, hashOf(token), await nextOf(at.query, 'opened'), siteId, language, network, customer, openedAt]
        )
        await write(at, id, 'visitor', text)
        return { token, id }
      }),

    /** The conversation of a token, or null. */
    ofToken: async (token: string) => shown(await one(database.query, 'token_hash', hashOf(token))),

    /** The conversation that an agent names, or null. */
    ofId: async (id: string) => shown(await one(database.query, 'id', id)),

    /** What was said in it after a message. */
    async messages({ id }: Named, after = 0): Promise<Message[]> {
      const rows = await database.query<{
        id: number
        sender: Message['from']
        text: string
        links: string | null
        at: number
      }>('select id, sender, text, links, at from desk_messages where conversation_id = $1 and id > $2 order by id', [
        id,
        after
      ])
      return rows.map(({ sender, links, at, ...message }) => ({
        id: message.id,
        from: sender,
        text: message.text,
        at: new Date(at).toISOString(),
        ...(links !== null && { links: JSON.parse(links) as NonNullable<Message['links']> })
      }))
    },

    /** Adds what a person wrote. False where the conversation is over or full. */
    add: ({ id }: Named, from: 'visitor' | 'agent', text: string): Promise<boolean> =>
      change(async at => {
        const found = await one(at.query, 'id', id)
        if (!found || found.status === 'closed' || found.messages >= deskLimits.messages) return false
        if (found.characters + text.length > deskLimits.charactersOfConversation) return false
        await write(at, id, from, text)
        return true
      }),

    /** Adds what the desk itself says, unless it has just said so. Nothing is added to a conversation that is closed. */
    say: ({ id }: Named, text: string, links?: Message['links']): Promise<void> =>
      change(async at => {
        const found = await one(at.query, 'id', id)
        if (found && found.status !== 'closed' && found.lastText !== text) await write(at, id, 'automatic', text, links)
      }),

    /** Ends it, with the automated reply as its last message. Ending it again changes nothing. */
    close: ({ id }: Named, reply: string): Promise<void> =>
      change(async at => {
        const found = await one(at.query, 'id', id)
        if (!found || found.status === 'closed') return
        await write(at, id, 'automatic', reply)
        await at.query("update desk_conversations set status = 'closed' where id = $1", [id])
      }),

    forget,

    /** All that last, the one that was opened first before the others. */
    async list(): Promise<Conversation[]> {
      const rows = await database.query<Row>(
        `select ${columns} from desk_conversations where ${lasts} order by number`,
        ends()
      )
      return rows.flatMap(row => shown(row) ?? [])
    },

    /** Deletes what is over. */
    async purge(): Promise<void> {
      const over = () => database.query<Named>(`select id from desk_conversations where not (${lasts})`, ends())
      if ((await over()).length === 0) return
      await change(async at => {
        const rows = await at.query<Named>(`select id from desk_conversations where not (${lasts})`, ends())
        const ids = rows.map(({ id }) => id)
        await drop(at, ids)
      })
    }
  }
}

/** Raises a counter of the desk, in the caller's transaction, and returns it. */
export async function nextOf(query: Query, name: 'version' | 'opened' | 'sessions'): Promise<number> {
  const [row] = await query<{ value: number }>(
    'update desk_state set value = value + 1 where name = $1 returning value',
    [name]
  )
  return row?.value ?? 0
}

const shown = (row: Row | null): Conversation | null =>
  row && {
    id: row.id,
    number: row.number,
    siteId: row.siteId,
    language: row.language,
    status: row.status,
    openedAt: new Date(row.openedAt).toISOString(),
    lastText: row.lastText
  }

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
