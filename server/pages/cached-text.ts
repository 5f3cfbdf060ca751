import { nearestBoundary } from '../../app/domain/dated/dated-record.ts'
import { datedRecords } from '../../app/site/site-map/dated-pages.ts'
import type { Content } from '../../content/content.ts'
import type { SiteContext } from '../http/site-context.ts'
import { answerCached } from './answer-page.ts'
import { renderedResponse } from './cached-response.ts'

const minuteMs = 60_000

/** These texts follow the clock by the minute, and the ends of dated records exactly. */
function expiryOf(content: Content, now: Date): Date {
  const nextMinute = (Math.floor(now.getTime() / minuteMs) + 1) * minuteMs
  const boundary = nearestBoundary(datedRecords(content), now)?.getTime() ?? nextMinute
  return new Date(Math.min(nextMinute, boundary))
}

/** Answers a sitemap or a feed from the page cache. `parts` tell it apart within one version of the content. */
export async function answerCachedText(
  c: SiteContext,
  parts: readonly string[],
  type: string,
  write: (content: Content, now: Date) => string | Promise<string>
): Promise<Response> {
  const { content, now, pages } = c.var
  const cached = await pages.cache.other(parts, content, async () =>
    renderedResponse({
      body: await write(content, now),
      headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
      expiresAt: expiryOf(content, now)
    })
  )
  return answerCached(c, cached)
}
