import type { IncomingMessage, ServerResponse } from 'node:http'
import { nearestBoundary } from '../../app/site/dated/dated-record.ts'
import { datedRecords } from '../../app/site/dated/dated-records.ts'
import type { Content } from '../../content/content.ts'
import { type PageAnswering, sendCached } from './answer-page.ts'
import { renderedResponse } from './cached-response.ts'

type Call = { request: IncomingMessage; response: ServerResponse; pages: PageAnswering }

const minuteMs = 60_000

/** These texts follow the clock by the minute, and the ends of dated records exactly. */
function expiryOf(content: Content, now: Date): Date {
  const nextMinute = (Math.floor(now.getTime() / minuteMs) + 1) * minuteMs
  const boundary = nearestBoundary(datedRecords(content), now)?.getTime() ?? nextMinute
  return new Date(Math.min(nextMinute, boundary))
}

/**
 * Sends what machines ask for, a sitemap or a feed, from the page cache: compressed, with a validator, the same for every visitor. In: what tells it apart in one version of the content, its type, and how to write it. Out: the status.
 */
export async function sendCachedText(
  { request, response, pages }: Call,
  parts: readonly string[],
  type: string,
  write: (content: Content, now: Date) => string | Promise<string>
): Promise<number> {
  const { content, now } = pages.renderer.settings
  const [reading, instant] = [content(), now()]
  const cached = await pages.cache.other(parts, reading, async () =>
    renderedResponse({
      body: await write(reading, instant),
      headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
      expiresAt: expiryOf(reading, instant)
    })
  )
  return sendCached(cached, { request, response, answering: pages })
}
