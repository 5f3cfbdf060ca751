/** How much the support desk holds, and for how long. */
export const deskLimits = {
  /** Open conversations of all visitors. */
  conversations: 200,
  /** Of one network, and of one customer's networks (an IPv6 /48), so that nobody fills the desk alone. */
  conversationsOfNetwork: 5,
  conversationsOfCustomer: 20,
  /** Messages of a conversation. */
  messages: 300,
  /** Characters of a message, and of all that people write in a conversation: the desk is full at some 25 MB. */
  characters: 1000,
  charactersOfConversation: 30_000,
  /** A conversation in which nobody writes, and one that is closed, are forgotten after this. */
  idleMs: 30 * 60_000,
  closedMs: 5 * 60_000,
  /** How often it is looked, while anyone waits, what other processes have written, and how often what is over is deleted. */
  lookMs: 1000,
  purgeMs: 60_000,
  /** How long a call waits for news, and how many wait for the same at once. */
  waitMs: 20_000,
  waiting: 4,
  /** An agent counts as there for this long between two calls of their window, which after failures waits up to 15 s. */
  absentMs: 20_000,
  /** How long an agent stays signed in, and how many are. */
  agentMs: 12 * 3_600_000,
  agents: 20
} as const

/** What is counted per network (an IPv6 /64 is one). */
export const deskRates = {
  open: { name: 'desk-open', points: 10, seconds: 600 },
  send: { name: 'desk-send', points: 60, seconds: 60 },
  key: { name: 'desk-key', points: 10, seconds: 600 }
} as const
