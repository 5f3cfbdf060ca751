import { isbot } from 'isbot'

/** Programs that someone drives: a browser without a window, a command line. They ask for a language as a visitor does. */
const driven = /HeadlessChrome|^(curl|wget|httpie|node|undici|axios|python-requests)\b/i

/** Whether a request comes from a crawler, which is never redirected by language (design section 4). */
export const isCrawler = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && isbot(userAgent) && !driven.test(userAgent)
