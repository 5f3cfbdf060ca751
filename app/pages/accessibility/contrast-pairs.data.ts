/** Our colours of text with the ground that they are read on, by their names in tokens.css, and the class that sets them. */
export const shownPairs = [
  { key: 'text', ink: 'ivory', ground: 'ink-950', look: 'bright' },
  { key: 'prose', ink: 'ivory-2', ground: 'ink-950', look: 'quiet' },
  { key: 'remark', ink: 'muted', ground: 'ink-950', look: 'muted' },
  { key: 'fault', ink: 'error', ground: 'ink-950', look: 'contrast__pair--fault' },
  { key: 'button', ink: 'on-copper', ground: 'copper-500', look: 'contrast__pair--button' }
] as const
