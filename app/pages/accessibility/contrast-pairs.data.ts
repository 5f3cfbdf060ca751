/** Our colours of text with the ground that they are read on, by their names in tokens.css. */
export const shownPairs = [
  { key: 'text', ink: 'ivory', ground: 'ink-950' },
  { key: 'prose', ink: 'ivory-2', ground: 'ink-950' },
  { key: 'remark', ink: 'muted', ground: 'ink-950' },
  { key: 'fault', ink: 'error', ground: 'ink-950' },
  { key: 'button', ink: 'on-copper', ground: 'copper-500' }
] as const
