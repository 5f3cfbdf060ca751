/** A fault as the log may know it, without its message, which may hold what someone typed. "Passwords and addresses never reach a log." */
export function faultWithoutWords(error: unknown): { name: string; code?: string; frames?: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack = '' } = error
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { name, ...code, frames: stack.split('\n').filter(line => /^\s+at /.test(line)) }
}
