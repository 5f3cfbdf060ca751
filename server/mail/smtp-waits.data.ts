const minute = 60_000

/**
 * How long a mail server may take, by RFC 5321, 4.5.3.2: five minutes for its greeting, ten after the end of a message. Servers answer slowly on purpose; one that has taken a
 * mail and is not waited for gets it twice. `attemptMs` is all of an attempt.
 */
export const smtpWaits = {
  connectionTimeout: minute,
  greetingTimeout: 5 * minute,
  socketTimeout: 10 * minute,
  attemptMs: 30 * minute
} as const
