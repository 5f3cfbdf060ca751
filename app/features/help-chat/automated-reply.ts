/** The text of an automated reply, from a provider's message event. Null for what a person wrote, and for what cannot be read. */
export function automatedReply(detail: unknown): string | null {
  const entry = field(detail, 'conversationEntry')
  const role = field(field(entry, 'sender'), 'role')
  const payload = parsed(field(entry, 'entryPayload'))
  const isAutomated = automatedRoles.has(role) || field(payload, 'messageReason') === 'AutomatedResponse'
  const text = field(field(field(payload, 'abstractMessage'), 'staticContent'), 'text')
  return isAutomated && role !== 'EndUser' && typeof text === 'string' ? text : null
}

const automatedRoles = new Set<unknown>(['System', 'Chatbot'])

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

/** The payload comes as JSON in a text; some versions hand over the object. */
function parsed(payload: unknown): unknown {
  if (typeof payload !== 'string') return payload
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
