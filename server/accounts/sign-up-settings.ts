import type { Environment } from '../../app/site/config/environment.ts'
import type { Content } from '../../content/content.ts'
import type { Logger } from '../platform/logger.ts'
import type { Metrics } from '../platform/metrics.ts'

/** The settings of sign-up. */
export type SignUpSettings = {
  environment: Environment
  now: () => Date
  logger: Logger
  metrics: Metrics
  /** The present content: the words of mails, and the periods that the privacy policy promises. */
  content: () => Pick<Content, 'figures' | 'mails'>
}
