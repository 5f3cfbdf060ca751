/** Whether a request wants its error as JSON (design section 9): it names application/json and not HTML. */
export const acceptsJson = (accept: string | undefined): boolean =>
  !!accept && /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept)
